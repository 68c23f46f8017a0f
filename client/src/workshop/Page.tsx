import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Sheet } from "./Sheet";
import type { WorkshopPart } from "./part";
import type { Workshop } from "./store";

interface Props {
  readonly store: Workshop;
  readonly part: WorkshopPart;
}

/** The whole page: what is kept, what is said of it, and the game's own part. */
export function Page({ store, part }: Props) {
  const { Bench } = part;
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      void store.keep();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [store]);
  return (
    <>
      <Shelf store={store} />
      <Verdict store={store} agreed={part.agreed ?? {}} />
      <Bench
        content={store.piece.value.content}
        change={(content) => store.change(content)}
        examined={store.examined.value}
        read={(text) => void store.read(text)}
        language={store.speaker.language}
        say={store.say}
      />
    </>
  );
}

type Open = "text" | "link" | "who" | null;

/** Which one lies on the bench, its name, and what can be done with it. */
function Shelf({ store }: { store: Workshop }) {
  const { say } = store;
  const [open, setOpen] = useState<Open>(null);
  const [sure, setSure] = useState(false);
  const { id, name } = store.piece.value;
  const keep = async (anew: boolean): Promise<void> => {
    if (!store.person) setOpen("who");
    else await store.keep(anew);
  };
  return (
    <div class="shelf">
      <Chooser store={store} />
      <input
        class="piece-name"
        value={name}
        maxLength={60}
        aria-label={say("workshop-name")}
        placeholder={say("workshop-name")}
        onInput={(event) => store.rename(event.currentTarget.value)}
      />
      <button type="button" class="primary" disabled={Boolean(id) && !store.changed.value} onClick={() => void keep(false)}>
        <Icon name={id && !store.changed.value ? "check" : "save"} />{" "}
        {say(id && !store.changed.value ? "workshop-kept" : "workshop-keep")}
      </button>
      <button
        type="button"
        aria-label={say("workshop-undo")}
        title={say("workshop-undo")}
        disabled={!store.past.value.length}
        onClick={() => store.undo()}
      >
        <Icon name="undo" />
      </button>
      <button type="button" onClick={() => setOpen("text")}>
        <Icon name="log" /> <span class="label">{say("workshop-text")}</span>
      </button>
      <button type="button" onClick={() => setOpen("link")}>
        <Icon name="share" /> <span class="label">{say("workshop-share")}</span>
      </button>
      {id && (
        <>
          <button type="button" onClick={() => void keep(true)}>
            <Icon name="copy" /> <span class="label">{say("workshop-copy")}</span>
          </button>
          <button
            type="button"
            class={sure ? "danger" : ""}
            onBlur={() => setSure(false)}
            onClick={() => (sure ? void store.drop().then(() => setSure(false)) : setSure(true))}
          >
            <Icon name="close" /> {say(sure ? "workshop-really" : "workshop-delete")}
          </button>
        </>
      )}
      {open === "text" && <AsText store={store} close={() => setOpen(null)} />}
      {open === "link" && <AsLink store={store} close={() => setOpen(null)} />}
      {open === "who" && <Who store={store} close={() => setOpen(null)} />}
    </div>
  );
}

/** The list of all that are kept, and of the ready-made ones. */
function Chooser({ store }: { store: Workshop }) {
  const { say } = store;
  const { ready, own } = store.stock.value;
  const current = store.piece.value.id;
  const how = (id: string): string => (store.speaker.knows(`brings-${id}.hint`) ? say(`brings-${id}.hint`) : "");
  return (
    <select
      class="chooser"
      aria-label={say("workshop-of")}
      value={current ? `own ${current}` : ""}
      onChange={(event) => {
        const [from, id = ""] = event.currentTarget.value.split(" ");
        store.open(from === "own" ? "own" : "ready", id);
      }}
    >
      {!current && (
        <option value="" disabled>
          {store.piece.value.name || say("unnamed")}
        </option>
      )}
      <option value="new">＋ {say("workshop-new")}</option>
      {own.length > 0 && (
        <optgroup label={say("workshop-own")}>
          {own.map((each) => (
            <option key={each.id} value={`own ${each.id}`}>
              {each.refusals.length ? "⚠ " : ""}
              {each.name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={say("workshop-ready")}>
        {ready.map((each) => (
          <option key={each.id} value={`ready ${each.id}`} title={how(each.id)}>
            {say(`brings-${each.id}`)}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

/** What the arena says: whether it may be brought, every reason against it, and what is allowed and hardly meant. */
function Verdict({ store, agreed }: { store: Workshop; agreed: Readonly<Record<string, readonly string[]>> }) {
  const { say } = store;
  const told = store.examined.value;
  const against = told?.refusals.length ?? 0;
  return (
    <div class={`verdict ${against ? "bad" : "good"}`}>
      {Object.entries(agreed).map(([field, values]) => (
        <select
          key={field}
          aria-label={say(`agreed-${field}`)}
          value={store.agreed.value[field] ?? values[0]!}
          onChange={(event) => store.agree(field, event.currentTarget.value)}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {say(`agreed-${field}-${value}`)}
            </option>
          ))}
        </select>
      ))}
      <div class="verdict-words" role="status">
        <p class="verdict-sum">
          {told && <Icon name={against ? "close" : "check"} />}{" "}
          {told ? say(against ? "workshop-illegal" : "workshop-legal", { count: against }) : say("workshop-examining")}
        </p>
        {told && <Reasons store={store} list={told.refusals} />}
        {told && told.warnings.length > 0 && (
          <details class="warnings">
            <summary>
              {say("workshop-warnings")} {told.warnings.length}
            </summary>
            <Reasons store={store} list={told.warnings} />
          </details>
        )}
      </div>
      {store.badLink.value && (
        <p class="problem" role="alert">
          {say("workshop-bad-link")}
        </p>
      )}
      <ProblemLine store={store} />
    </div>
  );
}

/** Why the arena has not done what it was asked for. */
function ProblemLine({ store }: { store: Workshop }) {
  const code = store.problem.value?.code;
  if (!code) return null;
  return (
    <p class="problem" role="alert">
      {store.say(store.speaker.knows(`problem-${code}`) ? `problem-${code}` : "problem-unexpected")}
    </p>
  );
}

function Reasons({ store, list }: { store: Workshop; list: NonNullable<Workshop["examined"]["value"]>["refusals"] }) {
  if (!list.length) return null;
  return (
    <ul class="reasons">
      {list.map((each, place) => (
        <li key={place}>
          {store.told(each)}{" "}
          {each.rule && (
            <a href={`/rules/${store.game}#rule-${each.rule}`} target="_blank" rel="noopener">
              {each.rule}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Dialog {
  readonly store: Workshop;
  readonly close: () => void;
}

/** Export and import: the text as it would be written, to be copied, or replaced and read. */
function AsText({ store, close }: Dialog) {
  const { say } = store;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    store.unread.value = [];
    store.problem.value = null;
  }, [store]);
  return (
    <Sheet title={say("workshop-text")} close={close} closing={say("done")}>
      <p class="hint">{say("workshop-text-hint")}</p>
      <textarea ref={area} rows={14} defaultValue={store.examined.value?.text ?? ""} aria-label={say("workshop-text")} />
      {store.unread.value.length > 0 && (
        <div class="problem" role="alert">
          {say("workshop-unread")}
          <Reasons store={store} list={store.unread.value} />
        </div>
      )}
      <ProblemLine store={store} />
      <div class="row">
        <Copy store={store} text={() => area.current?.value ?? ""} />
        <button
          type="button"
          class="primary"
          onClick={async () => {
            if (await store.read(area.current?.value ?? "")) close();
          }}
        >
          {say("workshop-read")}
        </button>
      </div>
    </Sheet>
  );
}

/** A link that holds a copy. */
function AsLink({ store, close }: Dialog) {
  const { say } = store;
  const [link, setLink] = useState("");
  useEffect(() => void store.link().then(setLink), [store]);
  return (
    <Sheet title={say("workshop-share")} close={close} closing={say("done")}>
      <p class="hint">{say("workshop-share-hint")}</p>
      <input
        class="link"
        readOnly
        value={link}
        aria-label={say("workshop-share")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row">
        <Copy store={store} text={() => link} />
      </div>
    </Sheet>
  );
}

/** Browsers let pages write the clipboard only over HTTPS; elsewhere the reader copies it. */
function Copy({ store, text }: { store: Workshop; text: () => string }) {
  const [done, setDone] = useState(false);
  if (!("clipboard" in navigator)) return null;
  return (
    <button type="button" onClick={() => void navigator.clipboard.writeText(text()).then(() => setDone(true))}>
      <Icon name={done ? "check" : "copy"} /> {store.say(done ? "workshop-copied" : "workshop-copy-text")}
    </button>
  );
}

/** A person without a name is asked for one first; the draft is kept in the browser. */
function Who({ store, close }: Dialog) {
  const { say } = store;
  return (
    <Sheet title={say("workshop-who")} close={close} closing={say("done")}>
      <p class="hint">{say("workshop-who-hint")}</p>
      <form method="post" action="/name" class="row">
        <input type="hidden" name="next" value={`/workshop/${store.game}`} />
        <input name="name" required maxLength={24} autocomplete="nickname" aria-label={say("workshop-who")} />
        <button type="submit" class="primary">
          {say("workshop-say-name")}
        </button>
      </form>
    </Sheet>
  );
}
