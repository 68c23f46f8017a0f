import { Icon } from "../parts/Icon";
import { Mark as Badge } from "../parts/Mark";
import { signed } from "./figures";
import { type Turn, turnsOf } from "./marks";
import { type Reading, useReading } from "./reading";

const MOST = 4;

/** The moments that changed the chances the most, with what happened, and whether that was play or luck. */
export function Turns() {
  const reading = useReading();
  const { words } = reading;
  return (
    <section class="highlights turns" aria-label={words.say("turns")}>
      <h3>{words.say("turns")}</h3>
      <ul>
        {turnsOf(reading.judged.value, MOST).map((turn) => (
          <li key={`${turn.at} ${turn.cause}`}>
            <button type="button" onClick={() => watch(reading, turn)}>
              <Badge seat={turn.seat} />
              <b>{signed(Math.round(100 * turn.change))}</b>
              <span>{words.say(`turn-${turn.cause}`, { words: wordsOf(reading, turn) })}</span>
              <Icon name="eye" />
            </button>
          </li>
        ))}
      </ul>
      <p class="hint">{words.say("turns-hint")}</p>
    </section>
  );
}

/** Plays again what happened, with all cards open. */
function watch({ store }: Reading, { at }: Turn): void {
  store.past.seat.value = null;
  void store.past.watch(at);
}

/** What happened; luck is also what came after the answer. Where nothing can be told, whose decision it was. */
function wordsOf(reading: Reading, { at, cause }: Turn): string {
  const told = cause === "luck" ? reading.told(at, reading.following(at)) : reading.told(at);
  const decider = reading.judged.value.find((moment) => moment.at === at)?.seat ?? 0;
  return told || reading.words.say("decision", { name: reading.name(decider) });
}
