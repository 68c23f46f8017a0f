import { queryOf } from "../replay/address";
import { signed, tenths } from "./figures";
import type { Mark } from "./marks";
import { chancesAt } from "./stack";
import { type Reading, useReading } from "./reading";

/** All marks as links, for those who do not look at the curve; and the curve as a table, for those who hear. */
export function Listed({ halt }: { readonly halt: () => void }) {
  const reading = useReading();
  const { words } = reading;
  if (reading.points.value.length === 0) return null;
  const open = (event: Event, mark: Mark): void => {
    event.preventDefault();
    halt();
    void reading.go(mark);
  };
  return (
    <details class="analysis-list">
      <summary>{words.say("list")}</summary>
      <ol>
        {reading.marks.value.map((mark) => (
          <li key={`${mark.kind} ${mark.moment.at}`}>
            <a
              href={queryOf(reading.target(mark), mark.kind === "luck" ? null : mark.seat)}
              onClick={(event) => open(event, mark)}
            >
              {titleOf(reading, mark)}
            </a>
          </li>
        ))}
      </ol>
      <Chances />
    </details>
  );
}

/** A mark in words: which step, what it was, and whose. */
export function titleOf(reading: Reading, { kind, seat, moment }: Mark): string {
  const { words } = reading;
  const name = reading.name(seat);
  const change = signed(Math.round(100 * (moment.luck[seat] ?? 0)));
  const told =
    kind === "luck"
      ? words.say("list-luck", { name, change })
      : words.say("list-word", { name, kind: words.say(`mark-${kind}`) });
  return `${moment.at}. ${told}`;
}

/** The curve, where a round begins and at its end. */
function Chances() {
  const reading = useReading();
  const { words } = reading;
  const seats = reading.order.value.toReversed();
  const last = Math.max(1, reading.moments.value.length - 1);
  const places = [...reading.rounds.value.map(({ at }) => reading.moments.value.indexOf(at)), last];
  const points = reading.points.value;
  return (
    <table class="analysis-chances">
      <caption>{words.say("curve-table")}</caption>
      <thead>
        <tr>
          <th scope="col">{words.say("curve-step")}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {reading.name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...new Set(places)].map((place) => {
          const shares = chancesAt(points, place / last) ?? points[0]!.shares;
          return (
            <tr key={place}>
              <th scope="row">{reading.moments.value[place]}</th>
              {seats.map((seat) => (
                <td key={seat}>{words.say("chance", { count: tenths(shares[seat] ?? 0) })}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
