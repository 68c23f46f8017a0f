import { useStore, useWords } from "../parts/context";
import { Icon } from "../parts/Icon";
import { reasons, swings } from "../table/swings";
import type { Told } from "../table/telling";
import { sentences } from "../text/breath";
import type { Seat } from "../wire";

const MOST = 4;

/** The moments that changed the scores the most: what led to the points; a tap plays them again. */
export function Swings({ told }: { told: readonly Told[] }) {
  const store = useStore();
  const say = useWords();
  const { Badge } = store.board;
  const found = swings(told, MOST);
  if (found.length === 0) return null;
  const entries = new Map(store.journal.value.entries.map(({ seq, events }) => [seq, events]));
  const why = (at: number, seat: Seat): string =>
    sentences(reasons(store.board, entries.get(at) ?? [], seat).map(store.voice.telling.value.event));
  return (
    <section class="highlights" aria-label={say("highlights")}>
      <h3>{say("highlights")}</h3>
      <ul>
        {found.map(({ at, seat, points }) => (
          <li key={`${at}:${seat}`}>
            <button type="button" onClick={() => void store.past.watch(at)}>
              <Badge seat={seat} view={store.sight.value?.view ?? null} />
              <b>{points > 0 ? `+${points}` : `−${-points}`}</b>
              <span>{why(at, seat)}</span>
              <Icon name="eye" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
