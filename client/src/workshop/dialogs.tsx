import { linkTo } from "../live/place";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/Icon";
import type { Examined } from "../wire";
import { Sheet } from "./Sheet";
import type { Workshop } from "./store";
import { ProblemLine, Reasons } from "./Told";

export interface Dialog {
  readonly store: Workshop;
  readonly close: () => void;
}

/** Export and import: the text as it would be written, to be copied, or replaced and read. */
export function AsText({ store, close }: Dialog) {
  const { say } = store;
  const area = useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = useState<Examined | null>(null);
  useEffect(() => {
    store.unread.value = [];
    store.problem.value = null;
  }, [store]);
  const understand = async (): Promise<void> => {
    const told = await store.understood(area.current?.value ?? "");
    if (told && !told.unread.length && store.isEmpty()) replace(told);
    else setRead(told);
  };
  const replace = (told: Examined): void => {
    store.change(told.content);
    close();
  };
  return (
    <Sheet title={say("workshop-text")} close={close} closing={say("done")}>
      <p class="hint">{say("workshop-text-hint")}</p>
      <textarea
        ref={area}
        rows={14}
        defaultValue={store.examined.value?.text ?? ""}
        aria-label={say("workshop-text")}
        onInput={() => setRead(null)}
      />
      {store.unread.value.length > 0 && (
        <div class="problem" role="alert">
          {say("workshop-unread")}
          <Reasons store={store} list={store.unread.value} />
        </div>
      )}
      <ProblemLine store={store} />
      {read ? (
        <div class="row" role="group" aria-label={say("workshop-replace-question")}>
          <p role="status">{say("workshop-replace-question")}</p>
          <button type="button" class="primary" onClick={() => replace(read)}>
            {say("workshop-replace", { name: store.piece.value.name || say("unnamed") })}
          </button>
          <button
            type="button"
            onClick={() => {
              store.copy({ name: "", content: read.content });
              close();
            }}
          >
            {say("workshop-read-new")}
          </button>
        </div>
      ) : (
        <div class="row">
          <Copy store={store} text={() => area.current?.value ?? ""} />
          <button type="button" class="primary" onClick={() => void understand()}>
            {say("workshop-read")}
          </button>
        </div>
      )}
    </Sheet>
  );
}

/** A link that holds a copy, and publishing for everyone at this arena. */
export function Share({ store, close, needName }: Dialog & { needName(): void }) {
  const { say } = store;
  const [link, setLink] = useState("");
  const [version, setVersion] = useState(0);
  useEffect(() => void store.link().then(setLink), [store]);
  return (
    <Sheet title={say("workshop-share")} close={close} closing={say("done")}>
      <p class="hint">{say("workshop-share-hint")}</p>
      <LinkRow store={store} link={link} />
      <h3>{say("workshop-publish")}</h3>
      <p class="hint">{say("workshop-publish-hint")}</p>
      {version ? (
        <p role="status">
          <Icon name="check" /> {say("workshop-published-as", { version })}
        </p>
      ) : (
        <button type="button" onClick={async () => (store.person ? setVersion((await store.publish()) ?? 0) : needName())}>
          <Icon name="share" /> {say("workshop-publish")}
        </button>
      )}
      <ProblemLine store={store} />
    </Sheet>
  );
}

/** A link to read or to copy. */
export const LinkRow = ({ store, link }: { store: Workshop; link: string }) => (
  <div class="row">
    <input
      class="link"
      readOnly
      value={link}
      aria-label={store.say("workshop-share")}
      onFocus={(event) => event.currentTarget.select()}
    />
    <Copy store={store} text={() => link} />
  </div>
);

/** Browsers let pages write the clipboard only over HTTPS; elsewhere the reader copies it. */
export function Copy({ store, text }: { store: Workshop; text: () => string }) {
  const [done, setDone] = useState(false);
  if (!("clipboard" in navigator)) return null;
  return (
    <button type="button" onClick={() => void navigator.clipboard.writeText(text()).then(() => setDone(true))}>
      <Icon name={done ? "check" : "copy"} /> {store.say(done ? "workshop-copied" : "workshop-copy-text")}
    </button>
  );
}

/** A person without a name is asked for one first; the draft is kept in the browser. */
export function Who({ store, close }: Dialog) {
  const { say } = store;
  return (
    <Sheet title={say("workshop-who")} close={close} closing={say("done")}>
      <p class="hint">{say("workshop-who-hint")}</p>
      <form method="post" action={linkTo("/name")} class="row">
        <input type="hidden" name="next" value={`/workshop/${store.game}`} />
        <input name="name" required maxLength={24} autocomplete="nickname" aria-label={say("workshop-who")} />
        <button type="submit" class="primary">
          {say("workshop-say-name")}
        </button>
      </form>
    </Sheet>
  );
}
