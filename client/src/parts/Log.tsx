import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ANYTHING, foundIn, isAnything } from "../table/log";
import { sentences } from "../text/breath";
import type { Happening } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";
import { LogFilter } from "./LogFilter";
import { Mark } from "./Mark";

/** What happened, in the reader's language, or what is looked for of it. A tap shows the table at that moment. */
export function Log({ filters }: { readonly filters: boolean }) {
  const store = useStore();
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  const [chosen, want] = useState(ANYTHING);
  const entries = store.journal.value.entries;
  const wanted = filters ? chosen : ANYTHING;
  const all = isAnything(wanted);
  const tell = ({ events }: Happening): string => sentences(events.map(store.voice.telling.value.event));
  const shown = all ? entries : foundIn(store.board, entries, wanted, tell).filter((entry) => tell(entry) !== "");
  useEffect(() => {
    if (!store.past.shown.value) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown.length]);
  return (
    <>
      {filters && <LogFilter wanted={wanted} want={want} count={shown.length} />}
      <ol class="log" ref={list} data-arrows>
        {entries.length === 0 && <li>{say("log-begin")}</li>}
        {shown.map((entry) => (
          <Fragment key={entry.seq}>
            <Entry entry={entry} />
            {all && <HintsAfter seq={entry.seq} />}
          </Fragment>
        ))}
      </ol>
    </>
  );
}

/** Says who has taken a hint for what was asked then. */
function HintsAfter({ seq }: { seq: number }) {
  const table = useStore().table.value;
  const say = useWords();
  const taken = table?.hints.filter((hint) => hint.seq === seq) ?? [];
  return (
    <>
      {taken.map(({ seat }) => (
        <li key={seat} class="hint-taken">
          <span class="entry-who">
            <Mark seat={seat} />
          </span>
          <Icon name="bulb" /> {say("hint-taken")}
        </li>
      ))}
    </>
  );
}

function Entry({ entry }: { entry: Happening }) {
  const store = useStore();
  const here = store.past.shown.value?.seq === entry.seq;
  const lines = entry.events.map(store.voice.telling.value.event).filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <li>
      <button
        type="button"
        class={`entry ${here ? "shown" : ""}`}
        data-stop
        aria-current={here ? "step" : undefined}
        title={store.speaker.say("log-show")}
        onClick={() => void store.past.visit(entry.seq)}
      >
        <span class="entry-who">{entry.seat !== null && <Mark seat={entry.seat} />}</span>
        <span class="entry-lines">
          {lines.map((line, index) => (
            <span key={index}>{line} </span>
          ))}
        </span>
      </button>
    </li>
  );
}
