import type { Seen } from "../board";
import { useChange } from "./change";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** Everybody at the table, in the order in which they sit. */
export function Seats({ seen }: { seen: Seen<unknown> }) {
  const store = useStore();
  const say = useWords();
  const { board } = store;
  return (
    <section class="seats" aria-label={say("players")}>
      <ul class="seat-list">
        {board.order(seen.view).map((seat) => (
          <li
            key={seat}
            class={`seat ${seen.ui.decision?.waiting.includes(seat) ? "deciding" : ""} ${seat === seen.ui.seat ? "own" : ""}`}
          >
            <board.Seat {...seen} seat={seat}>
              <Presence seat={seat} />
            </board.Seat>
          </li>
        ))}
      </ul>
      <Absent />
    </section>
  );
}

/** Those at the table may let a bot play on for somebody who is away; who returns gets the seat back. */
function Absent() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const table = store.table.value;
  if (table?.status !== "playing" || store.own.value.length === 0) return null;
  return table.seats.map((sitting, seat) =>
    sitting.away && !sitting.bot ? (
      <p key={seat} class="absent">
        {say("absent", { name: store.names.value[seat] ?? "" })}{" "}
        <button
          type="button"
          class="button"
          onClick={() => change("PUT", `/seats/${seat}`, { who: "bot", level: "squire" })}
        >
          {say("absent-bot")}
        </button>
      </p>
    ) : null,
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
