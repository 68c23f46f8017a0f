import type { Seen } from "../board";
import { wordsIn } from "../table/talk";
import type { SeatAtTable } from "../wire";
import { useChange } from "./change";
import { useStore, useWords } from "./context";
import { Crest } from "./Crest";
import { Icon } from "./Icon";
import { SeatClock } from "./SeatClock";
import { Timing } from "./Timing";

/** All seats, in seating order. */
export function Seats({ seen }: { seen: Seen<unknown> }) {
  const store = useStore();
  const say = useWords();
  const order = store.board.order?.(seen.view) ?? store.voice.names.value.map((_, seat) => seat);
  return (
    <section class="seats" aria-label={say("players")}>
      <ul class="seat-list">
        {order.map((seat) => (
          <li
            key={seat}
            class={`seat ${seen.ui.decision?.waiting.includes(seat) ? "deciding" : ""} ${seat === seen.ui.seat ? "own" : ""}`}
          >
            <Somebody seen={seen} seat={seat} />
            <Note seat={seat} />
            <Bubble seat={seat} />
          </li>
        ))}
      </ul>
      <Absent />
      <Timing />
    </section>
  );
}

/** What lies over the foot of a seat: its clock, or a note. */
function Note({ seat }: { seat: number }) {
  const store = useStore();
  const say = useWords();
  if (store.table.value?.seats[seat]?.resigned) return <p class="seat-note">{say("resigned")}</p>;
  return (
    <>
      <SeatClock seat={seat} />
      <AtRandom seat={seat} />
    </>
  );
}

/** Says that a bot could not think, and has played its last move at random. */
function AtRandom({ seat }: { seat: number }) {
  const store = useStore();
  const say = useWords();
  if (!store.table.value?.seats[seat]?.at_random) return null;
  return (
    <p class="seat-note" title={say("at-random-why", { name: store.voice.names.value[seat] ?? "" })}>
      {say("at-random")}
    </p>
  );
}

/** What a seat has just said, unless the chat is open; screen readers have the announcement. */
function Bubble({ seat }: { seat: number }) {
  const store = useStore();
  const line = store.talk.fresh.value;
  if (line?.seat !== seat || store.panel.value === "talk") return null;
  return (
    <span class="bubble" aria-hidden="true">
      {wordsIn(store.speaker, line, store.voice.labels.value)}
    </span>
  );
}

/** Lets a bot play for a player who is away; the player gets the seat back on return. */
function Absent() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const table = store.table.value;
  if (table?.status !== "playing" || table.tempo || store.own.value.length === 0) return null;
  const away = table.seats.flatMap(({ away, bot }, seat) => (away && !bot ? [seat] : []));
  if (away.length === 0) return null;
  return (
    <div class="absences">
      {away.map((seat) => (
        <p key={seat} class="absent">
          {say("absent", { name: store.voice.names.value[seat] ?? "" })}{" "}
          <button
            type="button"
            class="button"
            onClick={() => change("PUT", `/seats/${seat}`, { who: "bot", level: table.stand_in })}
          >
            {say("absent-bot")}
          </button>
        </p>
      ))}
    </div>
  );
}

function Somebody({ seen, seat }: { seen: Seen<unknown>; seat: number }) {
  const store = useStore();
  const say = useWords();
  const sitting = store.table.value?.seats[seat];
  const here = presence(sitting);
  const words = here && say(here === "bot" && sitting?.person ? botFor(sitting) : here);
  const { Seat } = store.board;
  return (
    <>
      <Seat {...seen} seat={seat}>
        {sitting?.person && <Crest person={sitting.person} />}
        {here && (
          <span class="presence" title={words ?? undefined}>
            <Icon name={here === "bot" ? "bot" : "away"} />
          </span>
        )}
      </Seat>
      {here && <span class="unseen">{words}</span>}
    </>
  );
}

/** What is said of a bot that plays for a person. */
const botFor = ({ resigned }: SeatAtTable): string => (resigned ? "resigned-bot" : "played-by-bot");

/** Marks bots and absent players; nothing for a person who is present. */
function presence(who: SeatAtTable | undefined): "bot" | "away" | "not-here" | null {
  if (who?.bot) return "bot";
  return who?.away ? "away" : who?.here ? null : "not-here";
}
