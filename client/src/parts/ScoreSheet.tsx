import type { Rank } from "../wire";
import { sum, type Told } from "../table/telling";
import { useStore, useWords } from "./context";

/** The sources of all players' points: every event of the log that brought or cost some, summed by cause. */
export function ScoreSheet({ told, ranking }: { told: readonly Told[]; ranking: readonly Rank[] }) {
  const store = useStore();
  const say = useWords();
  const { Badge } = store.board;
  const causes = [...new Set(told.map(({ cause }) => cause))];
  return (
    <table class="breakdown">
      <caption>{say("breakdown")}</caption>
      <thead>
        <tr>
          <td />
          {ranking.map(({ seat }) => (
            <th key={seat} scope="col">
              <Badge seat={seat} view={store.sight.value?.view ?? null} />
              <span class="breakdown-who">{store.voice.names.value[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {causes.map((cause) => (
          <tr key={cause}>
            <th scope="row">{store.voice.labels.value.args({ cause })["cause"]}</th>
            {ranking.map(({ seat }) => (
              <td key={seat}>{signed(sum(told, seat, cause))}</td>
            ))}
          </tr>
        ))}
        <tr class="whole">
          <th scope="row">{say("breakdown-total")}</th>
          {ranking.map(({ seat }) => (
            <td key={seat}>{sum(told, seat)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const signed = (points: number): string => (points === 0 ? "–" : points < 0 ? `−${-points}` : String(points));
