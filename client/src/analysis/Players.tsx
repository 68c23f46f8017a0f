import { Mark as Badge } from "../parts/Mark";
import type { Seat, Summary } from "../wire";
import { barOf, signed, sumOf, type Sum } from "./figures";
import { type Reading, useReading } from "./reading";

interface Figures {
  readonly seat: Seat;
  readonly summary: Summary;
  readonly sum: Sum;
}

/** Where each player's result came from: play and luck, which add up to the curve. A tap shows the marks of one alone. */
export function Players() {
  const reading = useReading();
  const { words } = reading;
  const figures = figuresOf(reading);
  if (figures.length === 0) return null;
  const most = Math.max(20, ...figures.flatMap(({ sum }) => [Math.abs(sum.play), Math.abs(sum.luck)]));
  return (
    <section class="analysis-players" aria-label={words.say("players")}>
      <ul>
        {figures.map((each) => (
          <Player key={each.seat} {...each} most={most} />
        ))}
      </ul>
      <How figures={figures} />
    </section>
  );
}

/** All seats, the winner first. */
function figuresOf({ order, findings, judged }: Reading): readonly Figures[] {
  const told = findings.told.value;
  const first = judged.value[0];
  const ranked = told ? [...told.seats] : [];
  const place = (seat: Seat): number => order.value.length - order.value.indexOf(seat);
  return first
    ? ranked
        .sort((one, other) => place(one.seat) - place(other.seat))
        .map((summary) => ({ seat: summary.seat, summary, sum: sumOf(summary, first.chances[summary.seat] ?? 0) }))
    : [];
}

function Player({ seat, summary, sum, most }: Figures & { readonly most: number }) {
  const reading = useReading();
  const { words, store, whose } = reading;
  const { blunders, mistakes, inexact } = summary;
  const rank = store.latest.value?.sight.ranking?.find((each) => each.seat === seat)?.rank ?? 1;
  const chosen = whose.value === seat;
  return (
    <li>
      <button type="button" aria-pressed={chosen} onClick={() => (whose.value = chosen ? null : seat)}>
        <Badge seat={seat} />
        <span class="analysis-name">
          <b>{reading.name(seat)}</b> <small>{words.say("rank", { rank })}</small>
        </span>
        <Bar kind="play" figure={sum.play} most={most} />
        <Bar kind="luck" figure={sum.luck} most={most} />
        <small class="analysis-counts">{words.say("counts", { blunders, mistakes, inexact })}</small>
      </button>
    </li>
  );
}

interface BarProps {
  readonly kind: "play" | "luck";
  readonly figure: number;
  readonly most: number;
}

/** A figure as a bar from the middle. */
function Bar({ kind, figure, most }: BarProps) {
  const { left, width } = barOf(figure, most);
  return (
    <span class={`analysis-figure ${kind}`}>
      <span>{useReading().words.say(kind)}</span>
      <span class={`analysis-bar ${figure < 0 ? "less" : "more"}`} aria-hidden="true">
        <i style={{ left: `${left}%`, width: `${width}%` }} />
      </span>
      <span class="analysis-number">{signed(figure)}</span>
    </span>
  );
}

/** What the figures mean, how they add up, and how far they can be believed. */
function How({ figures }: { readonly figures: readonly Figures[] }) {
  const reading = useReading();
  const { words, findings } = reading;
  return (
    <details class="analysis-how">
      <summary>{words.say("how")}</summary>
      {["how-play", "how-luck", "how-words", "how-sum"].map((each) => (
        <p key={each}>{words.say(each)}</p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say("player")}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {words.say(`sum-${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ seat, sum }) => (
            <tr key={seat}>
              <th scope="row">{reading.name(seat)}</th>
              {PARTS.map((part) => (
                <td key={part}>{part === "start" || part === "end" ? sum[part] : signed(sum[part])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {figures.map(({ seat, summary }) => (
        <p key={seat}>
          <b>{reading.name(seat)}</b>{" "}
          {words.say("lost", {
            loss: hundredths(summary.loss),
            margin: summary.margin === null ? "none" : hundredths(summary.margin),
            usual: hundredths(summary.usual),
          })}
        </p>
      ))}
      {findings.told.value?.doubts.map((doubt) => (
        <p key={doubt}>{words.say(`doubt-${doubt}`)}</p>
      ))}
    </details>
  );
}

const PARTS = ["start", "play", "others", "luck", "end"] as const;
const hundredths = (share: number): string => (100 * share).toFixed(1);
