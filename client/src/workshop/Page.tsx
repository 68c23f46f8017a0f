import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { AsText, Share, Who } from "./dialogs";
import { LONGEST_NAME } from "./link";
import type { WorkshopPart } from "./part";
import { PublishedPieces } from "./Published";
import type { Workshop } from "./store";
import { ProblemLine, Reasons } from "./Told";

interface Props {
  readonly store: Workshop;
  readonly part: WorkshopPart;
  /** The id of something published that a link leads to; empty without one. */
  readonly published: string;
}

/** The whole page: what is kept, what is said of it, and the game's own part. */
export function Page({ store, part, published }: Props) {
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
      <Shelf store={store} part={part} published={published} />
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

type Open = "text" | "share" | "published" | "who" | null;

/** Which one lies on the bench, its name, and what can be done with it. */
function Shelf({ store, part, published }: Props) {
  const { say } = store;
  const [open, setOpen] = useState<Open>(published ? "published" : null);
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
        maxLength={LONGEST_NAME}
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
      <button type="button" onClick={() => setOpen("share")}>
        <Icon name="share" /> <span class="label">{say("workshop-share")}</span>
      </button>
      <button type="button" onClick={() => setOpen("published")}>
        <Icon name="layers" /> <span class="label">{say("workshop-public")}</span>
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
      {open === "share" && <Share store={store} close={() => setOpen(null)} needName={() => setOpen("who")} />}
      {open === "published" && <PublishedPieces store={store} part={part} first={published} close={() => setOpen(null)} />}
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
