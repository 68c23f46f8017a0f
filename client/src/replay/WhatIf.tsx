import { linkTo } from "../live/place";
import { useEffect, useState } from "preact/hooks";
import { useStore } from "../parts/context";
import { Dialog } from "../parts/dialogs";
import { ask } from "../live/http";
import type { Store } from "../table/store";
import type { Speaker } from "../text/speaker";
import type { BranchOpened, Seat } from "../wire";
import { Sign } from "./signs";

interface Props {
  readonly words: Speaker;
}

/** Opens the dialog in which one plays on from the moment that is shown. */
export function WhatIf({ words, open }: Props & { readonly open: () => void }) {
  const name = words.say("what-if");
  return (
    <button type="button" class="button what-if-open" title={name} onClick={open}>
      <Sign name="branch" /> <span class="replay-name">{name}</span>
    </button>
  );
}

/** Plays on from the moment that is shown, against bots: as it was, or as a seat knew it. */
export function PlayOn({ words, close }: Props & { readonly close: () => void }) {
  const store = useStore();
  const { past, voice } = store;
  const at = past.shown.value?.seq ?? 0;
  const [seat, setSeat] = useState<Seat>(past.seat.value ?? store.own.value[0] ?? 0);
  const [level, setLevel] = useState(store.game.value?.usual_level ?? "squire");
  const [id] = useState(newId);
  const press = async (anew: boolean): Promise<void> => {
    if (!(await playOn(store, { at, seat, anew, level, id: `${id}-${anew}` }))) close();
  };
  const name = voice.names.value[seat] ?? "";
  return (
    <Dialog title={words.say("what-if-step", { at })} close={close} class="what-if">
      <label>
        {words.say("what-if-seat")}
        <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {voice.names.value.map((each, place) => (
            <option key={place} value={place}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.say("what-if-level")}
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
          {(store.game.value?.levels ?? [level]).map((each) => (
            <option key={each} value={each}>
              {store.speaker.say(`bot-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button primary" onClick={() => void press(false)}>
        <span>
          {words.say("what-if-was")} <small>{words.say("what-if-was-means")}</small>
        </span>
      </button>
      <button type="button" class="button" onClick={() => void press(true)}>
        <span>
          {words.say("what-if-knew", { name })} <small>{words.say("what-if-knew-means", { name })}</small>
        </span>
      </button>
      <Own words={words} />
    </Dialog>
  );
}

/** A table that plays on from a moment. */
interface Branch {
  readonly at: number;
  readonly seat: Seat;
  /** True if what the seat could not know is dealt again. */
  readonly anew: boolean;
  readonly level: string;
  /** An asked-for table has an id, so that it is opened once. */
  readonly id: string;
}

export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Opens a table that plays on and goes there; false if it is refused, which is said. */
export async function playOn(store: Store, branch: Branch): Promise<boolean> {
  const told = await ask<{ id: string }>("POST", `/api/tables/${store.table.value?.id}/branches`, branch);
  if ("problem" in told) store.problem.value = told.problem;
  else location.assign(linkTo(`/t/${told.value.id}`));
  return "value" in told;
}

/** One's own tables that play on from this game. */
function Own({ words }: Props) {
  const { table, voice } = useStore();
  const [own, setOwn] = useState<readonly BranchOpened[]>([]);
  useEffect(() => {
    void ask<{ branches: readonly BranchOpened[] }>("GET", `/api/tables/${table.value?.id}/branches`).then(
      (told) => "value" in told && setOwn(told.value.branches),
    );
  }, []);
  if (own.length === 0) return null;
  return (
    <section class="what-if-own">
      <h3>{words.say("what-if-own")}</h3>
      <ul>
        {own.map(({ table: name, at, seat, anew }) => (
          <li key={name}>
            <a href={linkTo(`/t/${name}`)}>
              {words.say(anew ? "what-if-own-knew" : "what-if-own-was", { at, name: voice.names.value[seat] ?? "" })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
