import { linkTo, ownPath } from "../live/place";
import { useState } from "preact/hooks";
import { request } from "../live/http";
import type { Problem, Seat } from "../wire";
import { useChange } from "./change";
import { useStore, useWords } from "./context";
import { Dialog } from "./dialogs";

const rename = (name: string): Promise<Problem | null> => request("POST", "/api/guests", { name });

/** Takes a seat under a new name, and draws the page again for the person one has become. */
export function useEnter(): (seat: Seat, name: string) => Promise<void> {
  const store = useStore();
  return async (seat, name) => {
    const problem =
      (store.person ? null : await rename(name)) ??
      (await request("PUT", `/api/tables/${store.table.value?.id}/seats/${seat}`, { who: "me" }));
    store.problem.value = problem;
    if (!problem && !store.person) location.reload();
  };
}

/** Takes a seat beside other people, who read one's name: a reader without one is asked for it first. */
export function useTakeSeat(): (seat: Seat) => void {
  const store = useStore();
  const change = useChange();
  return (seat) => {
    if (store.person) change("PUT", `/seats/${seat}`, { who: "me" });
    else store.wanted.value = seat;
  };
}

interface NameFormProps {
  readonly words: string;
  readonly give: (name: string) => Promise<void>;
}

function NameForm({ words, give }: NameFormProps) {
  const say = useWords();
  const [name, setName] = useState("");
  return (
    <form
      class="row name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void give(name.trim());
      }}
    >
      <input
        class="address"
        name="name"
        required
        maxLength={24}
        autocomplete="nickname"
        value={name}
        placeholder={say("your-name")}
        aria-label={say("your-name")}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button class="button primary">{words}</button>
    </form>
  );
}

/** Asks a reader who takes a seat for the name that the others will read. */
export function Naming() {
  const store = useStore();
  const say = useWords();
  const enter = useEnter();
  const [seat, problem] = [store.wanted.value, store.problem.value];
  if (seat === null) return null;
  return (
    <Dialog title={say("naming")} close={() => (store.wanted.value = null)} closing="just-watch">
      <p>{say("naming-hint")}</p>
      {problem && (
        <p class="problem" role="alert">
          {store.voice.excuse(problem)}
        </p>
      )}
      <NameForm words={say("seat-take")} give={(name) => enter(seat, name)} />
      <p>
        <a href={linkTo(`/sign-in?next=${ownPath()}`)}>{say("have-account")}</a>
      </p>
    </Dialog>
  );
}

/** Proposes a name to a reader who has sat down as a guest. */
export function OwnName() {
  const store = useStore();
  const say = useWords();
  const [own] = store.own.value;
  if (store.named.value || own === undefined) return null;
  const give = async (name: string): Promise<void> => {
    store.problem.value = await rename(name);
    store.named.value = store.problem.value === null;
  };
  return (
    <section class="sheet" aria-labelledby="own-name">
      <h2 id="own-name">{say("naming")}</h2>
      <p class="hint">{say("naming-shown", { name: store.voice.names.value[own] ?? "" })}</p>
      <NameForm words={say("naming-save")} give={give} />
    </section>
  );
}
