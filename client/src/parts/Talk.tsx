import { linkTo } from "../live/place";
import { useEffect, useRef, useState } from "preact/hooks";
import { naming, partsOf } from "../table/spoken";
import type { Store } from "../table/store";
import { mentioning, wordsIn } from "../table/talk";
import { type LineOfTalk, PHRASES } from "../wire";
import { useHope } from "./change";
import { useStore, useWords } from "./context";
import { Crest } from "./Crest";
import { Icon } from "./Icon";

const RULES = ["everybody", "phrases", "off"] as const;
/** Pixels from the end within which the newest line is followed. */
const NEAR = 48;

/** What people say at the table. */
export function Talk() {
  const store = useStore();
  const say = useWords();
  const table = store.table.value;
  const rule = table?.talk;
  const [lines, problem] = [store.talk.lines.value, store.talk.problem.value];
  const watches = store.own.value.length === 0;
  useEffect(() => store.talk.look(), [lines]);
  return (
    <div class="talk">
      <Rule />
      <Lines lines={lines} />
      <Mutes />
      {table?.status === "playing" && rule !== "off" && (
        <p class="hint">{say(watches ? "talk-aside-hint" : "talk-players-hint")}</p>
      )}
      {problem && (
        <p class="problem" role="alert">
          {store.voice.excuse(problem)}
        </p>
      )}
      {rule === "off" ? <p class="hint">{say("talk-off")}</p> : <Phrases open={rule === "phrases"} />}
      {rule === "everybody" && <Write />}
      {table && store.person && !store.hosting.value && (
        <a class="talk-report" href={linkTo(reportPage(table.id))} target="_blank">
          {say("talk-report-table")}
        </a>
      )}
    </div>
  );
}

/** The host says what may be said. */
function Rule() {
  const store = useStore();
  const say = useWords();
  const hope = useHope();
  if (!store.hosting.value) return null;
  return (
    <label class="talk-rule">
      <span>{say("talk-rule")}</span>
      <select
        class="button"
        value={store.table.value?.talk ?? ""}
        onChange={(event) => {
          const talk = event.currentTarget.value as (typeof RULES)[number];
          hope(() => ({ talk }), "PUT", "/talk", { talk });
        }}
      >
        {RULES.map((rule) => (
          <option key={rule} value={rule}>
            {say(`talk-rule-${rule}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All lines; the newest is followed unless one reads further up. */
function Lines({ lines }: { lines: readonly LineOfTalk[] }) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <ol
      class="talk-lines"
      aria-label={say("talk-lines")}
      ref={list}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
        (follows.current = scrollTop + clientHeight > scrollHeight - NEAR)
      }
    >
      {lines.length === 0 && <li class="hint">{say("talk-begin")}</li>}
      {lines.map((line) => (
        <Said key={line.number} line={line} />
      ))}
    </ol>
  );
}

function Said({ line }: { line: LineOfTalk }) {
  const store = useStore();
  const say = useWords();
  const whole = line.text !== "" || line.phrase !== null;
  const mentioned = line.mentions.some((seat) => store.own.value.includes(seat));
  return (
    <li class={`said ${line.yours ? "own" : ""} ${mentioned ? "mention" : ""} ${whole ? "" : "gone"}`}>
      <Crest person={line.person} />
      <div class="said-words">
        <span class="said-who">
          <bdi>{line.name}</bdi>
          {line.seat === null && <span class="said-from">{say("talk-watches")}</span>}
          <When at={line.at} />
        </span>
        <bdi class="said-text">
          <Words line={line} />
        </bdi>
      </div>
      {!line.removed && <More line={line} />}
    </li>
  );
}

/** The pieces that have names, and those that the board draws for this reader. */
const piecesOf = (store: Store): readonly string[] => {
  const drawn = [...document.querySelectorAll<HTMLElement>(".playing [data-piece]")].map(({ dataset }) => dataset["piece"]);
  return [...new Set([...Object.keys(store.sight.value?.nouns ?? {}), ...drawn.flatMap((piece) => piece ?? [])])];
};

/** What a line says. A piece that it names is a button that leads to the piece. */
function Words({ line }: { line: LineOfTalk }) {
  const store = useStore();
  const labels = store.voice.labels.value;
  if (line.removed || !line.text) return <>{wordsIn(store.speaker, line, labels)}</>;
  return (
    <>
      {partsOf(line.text, labels).map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <button type="button" class="said-piece" onClick={() => store.pointing.point(part.piece, "stay")}>
            {part.name}
          </button>
        ),
      )}
    </>
  );
}

function When({ at }: { at: number }) {
  const { language } = useStore().speaker;
  const then = new Date(at * 1000);
  const today = then.toDateString() === new Date().toDateString();
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const shown = then.toLocaleString(language, today ? time : { ...time, month: "short", day: "numeric" });
  return <time dateTime={then.toISOString()}>{shown}</time>;
}

/** The page on which a line, or the whole table, is reported to the administrators. */
const reportPage = (table: string, line?: number): string =>
  line === undefined ? `/reports/new?matter=table&table=${table}` : `/reports/new?matter=line&table=${table}&line=${line}`;

/** Muting and reporting the person, and for the host removing the line. */
function More({ line }: { line: LineOfTalk }) {
  const { talk, table, person, member } = useStore();
  const say = useWords();
  const removes = talk.mayRemove.value;
  if (line.yours && !removes) return null;
  const who = line.name;
  return (
    <details class="said-more">
      <summary class="tool" aria-label={say("talk-more", { who })}>
        <span aria-hidden="true">⋯</span>
      </summary>
      {!line.yours && (
        <button type="button" class="button" onClick={() => void talk.mute(line.person, true)}>
          {say("talk-mute", { who })}
        </button>
      )}
      {!line.yours && member.value && (
        <a class="button" href={linkTo(`/people/${line.person}`)} target="_blank">
          {say("talk-person")}
        </a>
      )}
      {!line.yours && person && (
        <a class="button" href={linkTo(reportPage(table.value?.id ?? "", line.number))} target="_blank">
          {say("talk-report")}
        </a>
      )}
      {removes && (
        <button type="button" class="button" onClick={() => void talk.remove(line)}>
          {say("talk-remove")}
        </button>
      )}
    </details>
  );
}

/** Those whom the reader has muted. */
function Mutes() {
  const { talk } = useStore();
  const say = useWords();
  const muted = talk.muted.value;
  if (muted.length === 0) return null;
  return (
    <details class="talk-muted">
      <summary>{say("talk-muted", { count: muted.length })}</summary>
      {muted.map(({ person, name }) => (
        <button key={person} type="button" class="button" onClick={() => void talk.mute(person, false)}>
          {say("talk-unmute", { who: name })}
        </button>
      ))}
    </details>
  );
}

/** The seat that the reader speaks from; null for one who watches. */
const seatOf = ({ faced, own }: ReturnType<typeof useStore>): number | null => faced.value ?? own.value[0] ?? null;

function Phrases({ open }: { open: boolean }) {
  const store = useStore();
  const say = useWords();
  return (
    <details class="talk-phrases" open={open}>
      <summary>{say(open ? "talk-only-phrases" : "talk-phrases")}</summary>
      <div class="row">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="button" onClick={() => void store.talk.say(seatOf(store), { phrase })}>
            {say(`phrase-${phrase}`)}
          </button>
        ))}
      </div>
    </details>
  );
}

/**
 * The field for a line: Enter sends it; behind an @ it proposes the people at the table, behind a # pieces, and Tab takes the
 * first.
 */
function Write() {
  const store = useStore();
  const say = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const others = (store.table.value?.seats ?? []).flatMap(({ person, yours, name }) => (person && !yours ? [name] : []));
  const { begun, names } = mentioning(text, others);
  const { begun: piece, pieces } = naming(text, store.voice.labels.value, text ? piecesOf(store) : []);
  const take = (name: string): void => {
    setText(`${text.slice(0, text.length - (names.length ? begun : piece).length)}${name} `);
    field.current?.focus();
  };
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() && (await store.talk.say(seatOf(store), { text: text.trim() }))) setText("");
  };
  return (
    <form class="talk-write" onSubmit={(event) => void send(event)}>
      {names.length > 0 && (
        <div class="talk-names" role="group" aria-label={say("talk-names")}>
          {names.map((name) => (
            <button key={name} type="button" class="button" onClick={() => take(name)}>
              @{name}
            </button>
          ))}
        </div>
      )}
      {names.length === 0 && pieces.length > 0 && (
        <div class="talk-names" role="group" aria-label={say("talk-pieces")}>
          {pieces.map((each) => (
            <button key={each.piece} type="button" class="button" onClick={() => take(each.piece)}>
              #{each.name}
            </button>
          ))}
        </div>
      )}
      <input
        ref={field}
        type="text"
        value={text}
        maxLength={300}
        autocomplete="off"
        enterkeyhint="send"
        placeholder={say("talk-write")}
        aria-label={say("talk-write")}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          const first = names[0] ?? pieces[0]?.piece;
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key !== "Tab" || event.shiftKey || first === undefined) return;
          event.preventDefault();
          take(first);
        }}
      />
      <button type="submit" class="button primary">
        <Icon name="right" />
        <span class="unseen">{say("talk-send")}</span>
      </button>
    </form>
  );
}
