import type { Score } from "../board";
import type { Rank, Seat } from "../wire";
import { useStore, useWords } from "./context";

/** Where everybody's points come from: everything in the log that brought or cost some, added up by its cause. */
export function ScoreSheet({ ranking }: { ranking: readonly Rank[] }) {
  const store = useStore();
  const say = useWords();
  const { scores, Badge } = store.board;
  if (!scores) return null;
  const events = store.journal.value.entries.flatMap((entry) => entry.events);
  const found = events.flatMap((event) => scores(event) ?? []);
  if (!ranking.every(({ seat, keys }) => sum(found, seat) === keys[0])) return null; // the log begins later than the game
  const causes = [...new Set(found.map(({ cause }) => cause))];
  return (
    <table class="score-sheet breakdown">
      <caption>{say("breakdown")}</caption>
      <thead>
        <tr>
          <td />
          {ranking.map(({ seat }) => (
            <th key={seat} scope="col">
              <Badge seat={seat} view={store.sight.value?.view ?? null} />
              <span class="breakdown-who">{store.names.value[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {causes.map((cause) => (
          <tr key={cause}>
            <th scope="row">{store.labels.value.args({ cause })["cause"]}</th>
            {ranking.map(({ seat }) => (
              <td key={seat}>{signed(sum(found, seat, cause))}</td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{say("breakdown-total")}</th>
          {ranking.map(({ seat }) => (
            <td key={seat}>{sum(found, seat)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const sum = (scores: readonly Score[], seat: Seat, cause?: string): number =>
  scores
    .filter((score) => score.seat === seat && (cause === undefined || score.cause === cause))
    .reduce((all, { points }) => all + points, 0);

const signed = (points: number): string => (points === 0 ? "–" : points < 0 ? `−${-points}` : String(points));
