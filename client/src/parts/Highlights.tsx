import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { reasons, swings, type Told } from "../table/telling";
import type { Seat } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";
import { sentences } from "../text/breath";

const MOST = 4;

/** The moments that changed the chances the most, if the game was analysed; otherwise those that changed the scores. */
export function Highlights({ told }: { told: readonly Told[] }) {
  const store = useStore();
  const [End, setEnd] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import("../analysis").then(({ endOf }) => endOf(store)).then((end) => setEnd(() => end));
  }, [store]);
  const swings = <Swings told={told} />;
  return End ? <End>{swings}</End> : swings;
}

/** What led to the points; a tap plays it again. */
function Swings({ told }: { told: readonly Told[] }) {
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
