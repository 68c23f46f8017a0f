import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/Icon";
import type { Published } from "../wire";
import { type Dialog, LinkRow } from "./dialogs";
import type { Difference, WorkshopPart } from "./part";
import { Sheet } from "./Sheet";
import type { Workshop } from "./store";
import { ProblemLine, Reasons } from "./Told";

interface Props extends Dialog {
  readonly part: WorkshopPart;
  /** The id of what is shown first; empty for the list. */
  readonly first: string;
}

/** What people have published: a list, and of each piece its versions, to be compared and copied. */
export function PublishedPieces({ store, part, first, close }: Props) {
  const { say } = store;
  const [id, setId] = useState(first);
  return (
    <Sheet title={say("workshop-public")} close={close} closing={say("done")} class="published-sheet">
      {id ? (
        <Versions store={store} part={part} id={id} close={close} back={() => setId("")} />
      ) : (
        <List store={store} part={part} open={setId} />
      )}
      <ProblemLine store={store} />
    </Sheet>
  );
}

interface ListProps {
  readonly store: Workshop;
  readonly part: WorkshopPart;
  open(id: string): void;
}

/** Everything published, the newest first; words narrow it down by name and author. */
function List({ store, part, open }: ListProps) {
  const { say } = store;
  const [all, setAll] = useState<readonly Published[] | null>(null);
  const [words, setWords] = useState("");
  useEffect(() => void store.published().then(setAll), [store]);
  if (!all) return <p class="hint">{say("workshop-examining")}</p>;
  if (!all.length) return <p>{say("workshop-none-published")}</p>;
  const wanted = words.toLowerCase().split(/\s+/u);
  const found = all.filter(({ name, author }) => wanted.every((word) => `${name} ${author}`.toLowerCase().includes(word)));
  return (
    <>
      <input
        type="search"
        value={words}
        placeholder={say("workshop-find-published")}
        aria-label={say("workshop-find-published")}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <ul class="published">
        {found.map((each) => (
          <li key={each.id}>
            <button type="button" onClick={() => open(each.id)}>
              <strong>{each.name}</strong>
              <span class="hint">{aboutOf(store, each)}</span>
              {part.summary && !each.refusals.some(({ reason }) => reason === "unreadable") && (
                <span>{part.summary(each.content, say)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who has published a version, which one it is, and when. */
const aboutOf = ({ say, speaker }: Workshop, { author, version, at }: Published): string =>
  say("workshop-published-by", {
    author,
    version,
    date: new Intl.DateTimeFormat(speaker.language, { dateStyle: "medium" }).format(at * 1000),
  });

interface VersionsProps extends Dialog {
  readonly part: WorkshopPart;
  readonly id: string;
  back(): void;
}

/** One published piece: its versions, what differs from another version or from the bench, and taking a copy. */
function Versions({ store, part, id, close, back }: VersionsProps) {
  const { say } = store;
  const [all, setAll] = useState<readonly Published[] | null>(null);
  const [chosen, setChosen] = useState(0);
  useEffect(() => void store.published(id).then(setAll), [store, id]);
  const seen = all?.[chosen];
  return (
    <>
      <button type="button" class="back" onClick={back}>
        <Icon name="left" /> {say("workshop-public-all")}
      </button>
      {all && seen && (
        <>
          <h3>{seen.name}</h3>
          <p class="hint">{aboutOf(store, seen)}</p>
          {all.length > 1 && (
            <label class="filter">
              <span>{say("workshop-version")}</span>
              <select value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
                {all.map((each, place) => (
                  <option key={each.version} value={place}>
                    {aboutOf(store, each)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Reasons store={store} list={seen.refusals} />
          {part.differences && <Compared store={store} part={part} all={all} seen={seen} />}
          <LinkRow store={store} link={store.linkOf(id)} />
          <div class="row">
            <button
              type="button"
              class="primary"
              onClick={() => {
                store.copy(seen);
                close();
              }}
            >
              <Icon name="copy" /> {say("workshop-take-copy")}
            </button>
            {seen.mine && <Withdraw store={store} id={id} done={back} />}
          </div>
        </>
      )}
    </>
  );
}

/** What one would have to change in the bench, or in another version, to come to this one. */
function Compared({ store, part, all, seen }: Omit<ListProps, "open"> & { all: readonly Published[]; seen: Published }) {
  const { say } = store;
  const [version, setVersion] = useState(0);
  const other = all.find((each) => each.version === version);
  const before = other ? other.content : store.piece.value.content;
  const list = part.differences?.(before, seen.content) ?? [];
  return (
    <section class="compared">
      <label class="filter">
        <span>{say("workshop-compare")}</span>
        <select value={version} onChange={(event) => setVersion(Number(event.currentTarget.value))}>
          <option value={0}>{say("workshop-compare-bench", { name: store.piece.value.name || say("unnamed") })}</option>
          {all
            .filter((each) => each !== seen)
            .map((each) => (
              <option key={each.version} value={each.version}>
                {aboutOf(store, each)}
              </option>
            ))}
        </select>
      </label>
      {list.length ? <Differences store={store} list={list} /> : <p>{say("workshop-same")}</p>}
    </section>
  );
}

const Differences = ({ store, list }: { store: Workshop; list: readonly Difference[] }) => (
  <ul class="differences">
    {list.map(({ name, before, after }) => (
      <li key={name} class={after > before ? "more" : "fewer"}>
        <span aria-hidden="true">
          {after > before ? "+" : "−"}
          {Math.abs(after - before)}
        </span>{" "}
        {name}
        <span class="unseen">{store.say("workshop-difference", { before, after })}</span>
      </li>
    ))}
  </ul>
);

/** Withdrawing needs a second tap. */
function Withdraw({ store, id, done }: { store: Workshop; id: string; done(): void }) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      class={sure ? "danger" : ""}
      onBlur={() => setSure(false)}
      onClick={async () => {
        if (!sure) setSure(true);
        else if (await store.withdraw(id)) done();
      }}
    >
      <Icon name="close" /> {store.say(sure ? "workshop-really-withdraw" : "workshop-withdraw")}
    </button>
  );
}
