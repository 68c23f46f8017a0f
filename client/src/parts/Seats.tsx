import type { Seen } from "../board";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** Everybody at the table, in the order in which they sit. */
export function Seats({ seen }: { seen: Seen<unknown> }) {
  const store = useStore();
  const say = useWords();
  const { board } = store;
  const watching = store.table.value?.watching ?? 0;
  return (
    <section class="seats" aria-label={say("players")}>
      <ul class="seat-list">
        {board.order(seen.view).map((seat) => (
          <li key={seat} class={`seat ${seen.ui.decision?.waiting.includes(seat) ? "deciding" : ""} ${seat === seen.ui.seat ? "own" : ""}`}>
            <board.Seat {...seen} seat={seat}>
              <Presence seat={seat} />
            </board.Seat>
          </li>
        ))}
      </ul>
      {watching > 0 && (
        <p class="watching">
          <Icon name="eye" /> {say("watching", { count: watching })}
        </p>
      )}
    </section>
  );
}

/** Whether somebody is there, and who. */
function Presence({ seat }: { seat: number }) {
  const say = useWords();
  const who = useStore().table.value?.seats[seat];
  if (!who) return null;
  const icon = who.bot ? "bot" : who.away || !who.here ? "away" : null;
  const words = who.bot ? say("bot") : who.away ? say("away") : who.here ? null : say("not-here");
  return icon ? (
    <span class="presence" title={words ?? ""}>
      <Icon name={icon} />
      <span class="unseen">{words}</span>
    </span>
  ) : null;
}
