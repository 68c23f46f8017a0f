import { linkTo } from "../live/place";
import { useComputed } from "@preact/signals";
import { useState } from "preact/hooks";
import { ask } from "../live/http";
import { isDrawn, type Told, toldEnd, toldScores } from "../table/telling";
import type { Rank } from "../wire";
import { Chronicle } from "./Chronicle";
import { useStore, useWords } from "./context";
import { Fairness } from "./Fairness";
import { Finale } from "./Finale";
import { Icon } from "./Icon";
import { Highlights } from "./Highlights";
import { ScoreCurve } from "./ScoreCurve";
import { ScoreSheet } from "./ScoreSheet";
import { SeatName } from "./SeatName";
import { ToEvent } from "./ToEvent";
import { uiOf } from "./ui";

/** The end: the game's picture of it, if it has one and the reader was there, and then the result. */
export function AfterGame() {
  const store = useStore();
  const sight = store.sight.value;
  const [seen, see] = useState(Boolean(sight?.ranking));
  const ui = useComputed(() => uiOf(store)).value;
  if (!sight?.ranking || store.past.shown.value || !store.resultOpen.value) return null;
  const { view, ranking } = sight;
  const { Ending } = store.board;
  const told = toldScores(store.board, store.journal.value.entries, ranking);
  return (
    <div class="result-place">
      {Ending && (
        <Finale plays={!seen} over={() => see(true)}>
          <Ending view={view} ui={ui} ranking={ranking} scores={told ?? []} />
        </Finale>
      )}
      {(seen || !Ending) && <Result ranking={ranking} told={told} />}
    </div>
  );
}

/** The result, the scores, and the check of the seed. */
function Result({ ranking, told }: { ranking: readonly Rank[]; told: readonly Told[] | null }) {
  const store = useStore();
  const say = useWords();
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => store.voice.names.value[seat] ?? "");
  return (
    <section class="result" aria-label={say("over")}>
      <button type="button" class="tool note-close" onClick={() => (store.resultOpen.value = false)}>
        <Icon name="close" />
        <span class="unseen">{say("see-table")}</span>
      </button>
      <header>
        <h2>
          {isDrawn(ranking)
            ? say("no-winner")
            : say(winners.length > 1 ? "winners" : "winner", { names: store.speaker.list(winners) })}
        </h2>
        <Reasons />
        {store.table.value?.from_file && <p class="hint">{say("from-file-hint")}</p>}
      </header>
      <Ranking ranking={ranking} />
      <NextSteps />
      <Chronicle />
      {told && <ScoreCurve told={told} ranking={ranking} />}
      <Highlights told={told ?? []} />
      {told && <ScoreSheet told={told} ranking={ranking} />}
      {isTied(ranking) && store.speaker.knows("key-hint") && <p class="hint">{say("key-hint")}</p>}
      <Fairness />
    </section>
  );
}

/** Why the game is over, in the words of the log. */
function Reasons() {
  const store = useStore();
  return toldEnd(store.board, store.journal.value.entries).map((event, index) => (
    <p key={index} class="why-over">
      {store.voice.telling.value.event(event)}
    </p>
  ));
}

/** True if two seats have the same score, so that a tie-break decided. */
const isTied = (ranking: readonly Rank[]): boolean => new Set(ranking.map(({ keys }) => keys[0])).size < ranking.length;

function Ranking({ ranking }: { ranking: readonly Rank[] }) {
  const store = useStore();
  const say = useWords();
  const shown = isTied(ranking) ? undefined : 1;
  const keys = ranking[0]?.keys.slice(0, shown).map((_, index) => `key-${index}`) ?? [];
  const { Badge } = store.board;
  return (
    <table class="ranking">
      <thead>
        <tr>
          <th scope="col">{say("rank-column")}</th>
          <th scope="col">{say("player-column")}</th>
          {keys.map((key) => (
            <th key={key} scope="col">
              {say(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ seat, rank, keys: values }) => (
          <tr key={seat} class={rank === 1 ? "winner" : ""}>
            <td>{rank}</td>
            <th scope="row">
              <span class="ranked">
                <Badge seat={seat} view={store.sight.value?.view ?? null} /> <SeatName seat={seat} />
              </span>
            </th>
            {values.slice(0, shown).map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NextSteps() {
  const store = useStore();
  const say = useWords();
  const table = store.table.value;
  if (!table) return null;
  const next = table.event ? "button" : "button primary";
  const playAgain = async (): Promise<void> => {
    const told = await ask<{ id: string }>("POST", `/api/tables/${table.id}/rematch`);
    if ("problem" in told) store.problem.value = told.problem;
    else location.assign(linkTo(`/t/${told.value.id}`));
  };
  return (
    <div class="row">
      <ToEvent class="button primary" words="tournament-next" />
      {store.own.value.length > 0 ? (
        <button type="button" class={next} onClick={() => void playAgain()}>
          {say(table.rematch ? "rematch-join" : "rematch")}
        </button>
      ) : (
        table.rematch && (
          <a class={next} href={linkTo(`/t/${table.rematch}`)}>
            {say("rematch-go")}
          </a>
        )
      )}
      <button type="button" class="button" onClick={() => void store.past.begin()}>
        <Icon name="history" /> {say("past")}
      </button>
      <button type="button" class="button" onClick={() => (store.resultOpen.value = false)}>
        <Icon name="eye" /> {say("see-table")}
      </button>
      {table.origin && (
        <a class="button" href={linkTo(`/t/${table.origin.table}?at=${table.origin.at}&seat=${table.origin.seat}`)}>
          <Icon name="eye" /> {say("origin-back")}
        </a>
      )}
      <a class="button" href={linkTo(`/api/tables/${table.id}/record`)} download={`${table.game}-${table.id}.json`}>
        <Icon name="save" /> {say("record")}
      </a>
    </div>
  );
}
