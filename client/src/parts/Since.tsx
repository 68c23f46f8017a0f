import { useEffect, useRef } from "preact/hooks";
import type { Happening } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";
import { Mark } from "./Mark";
import { sentences } from "../text/breath";

/** What happened since one's last turn, the first of it in sight: a tap shows the table as it was then, each further tap what happened next. */
export function Since() {
  const store = useStore();
  const say = useWords();
  const row = useRef<HTMLOListElement>(null);
  const news = store.news.since.value;
  const shown = store.past.shown.value?.seq;
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(".shown") ?? row.current?.firstElementChild;
    if (here instanceof HTMLElement) row.current?.scrollTo({ left: here.offsetLeft });
  }, [news[0]?.seq, shown]);
  const stops = news.map(({ seq }) => seq);
  const begun = stops.length > 0 ? store.past.before(stops[0]!) : null;
  if (begun !== null) stops.unshift(begun);
  const at = stops.indexOf(shown ?? -1);
  const next = (): void => void (at + 1 < stops.length ? store.past.visit(stops[at + 1]!) : store.past.leave());
  return (
    <section class="since" aria-label={say("since")}>
      {news.length > 0 && (
        <button type="button" class="since-play" title={say("since-hint")} onClick={next}>
          <Icon name={at === stops.length - 1 ? "check" : "skip"} />
          <span>{say("since")}</span>
        </button>
      )}
      {news.length === 0 && <span class="since-nothing">{say("since-nothing")}</span>}
      <ol ref={row} data-arrows>
        {news.map((entry) => (
          <Moment key={entry.seq} entry={entry} shown={entry.seq === shown} />
        ))}
      </ol>
    </section>
  );
}

function Moment({ entry, shown }: { entry: Happening; shown: boolean }) {
  const store = useStore();
  const words = sentences(entry.events.map(store.voice.telling.value.event));
  return (
    <li class={shown ? "shown" : ""}>
      <button
        type="button"
        data-stop
        aria-current={shown ? "step" : undefined}
        title={store.speaker.say("log-show")}
        onClick={() => void store.past.visit(entry.seq)}
      >
        {entry.seat !== null && <Mark seat={entry.seat} />}
        <span>{words}</span>
      </button>
    </li>
  );
}
