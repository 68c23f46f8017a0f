import type { Ended, Score, Ui } from "regalia/board";
import { decidedBy } from "regalia/kit/ending";
import { Mark } from "regalia/kit/marks";
import { sum } from "regalia/table/telling";
import type { Rank } from "regalia/wire";
import { Crest, fieldOf } from "./art/Art";
import type { View } from "./types";
import { breath, named } from "./words";

/** The colours of floors, by their sources. */
const COLOURS = ["#7148bd", "#ad5b23", "#2f7945", "#9e7a15", "#2f699f", "#8e3f66"];

/** What brought a house prestige, and how much of it stands: curses take it from the top. */
interface Floor {
  readonly cause: string;
  /** The number of its cause, by which it has its turn and its colour. */
  readonly source: number;
  readonly points: number;
  readonly stands: number;
}

/** The floors of a tower, from the ground. */
export function floorsOf(
  scores: readonly Score[],
  seat: number,
  causes: readonly string[],
  whole: number,
): readonly Floor[] {
  if (causes.length === 0) return [{ cause: "", source: 0, points: whole, stands: whole }];
  let left = whole;
  const floors = causes.map((cause, source) => {
    const points = sum(scores, seat, cause);
    const stands = Math.max(0, Math.min(points, left));
    left -= stands;
    return { cause, source, points, stands };
  });
  return floors.filter(({ stands }) => stands > 0);
}

/** The end: towers rise floor by floor as their prestige came, the moon behind the highest, and the crown falls. */
export function Ending({ view, ui, ranking, scores }: Ended<View>) {
  const causes = [...new Set(scores.filter(({ points }) => points > 0).map(({ cause }) => cause))];
  const most = Math.max(1, ...ranking.map(({ keys }) => keys[0] ?? 0));
  const winners = ranking.filter(({ rank }) => rank === 1);
  return (
    <div class="ending" style={{ "--sources": Math.max(1, causes.length) }}>
      <header>
        <h2>
          {ui.say("end-night", {
            houses: breath(...winners.map(({ seat }) => houseOf(view, ui, seat))),
            count: winners.length,
          })}
        </h2>
        <p>{decidedBy(ui, ranking)}</p>
      </header>
      <ol class="towers">
        {[...ranking]
          .sort((one, other) => one.seat - other.seat)
          .map((place) => (
            <Tower key={place.seat} view={view} ui={ui} place={place} most={most} causes={causes} scores={scores} />
          ))}
      </ol>
      <ul class="sources">
        {causes.map((cause, index) => (
          <li key={cause} style={{ "--source": COLOURS[index] }}>
            {causeOf(ui, cause)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TowerProps extends Pick<Ended<View>, "view" | "ui" | "scores"> {
  readonly place: Rank;
  readonly most: number;
  readonly causes: readonly string[];
}

function Tower({ view, ui, scores, place: { seat, rank, keys }, most, causes }: TowerProps) {
  const whole = keys[0] ?? 0;
  const house = view.seats[seat]?.house ?? "";
  const cursed = sum(scores, seat, "curses");
  return (
    <li class={`tower ${rank === 1 ? "highest" : ""}`} style={{ "--house": fieldOf(house) }}>
      <div class="walls" style={{ height: `${(100 * Math.max(0, whole)) / most}%` }}>
        <span class="roof">
          {rank === 1 && <Mark name="crown" />}
          <Crest house={house} />
          {cursed < 0 && <Source ui={ui} points={`−${-cursed}`} cause="curses" />}
        </span>
        {floorsOf(scores, seat, causes, whole).map(({ cause, source, points, stands }) => (
          <span key={cause} class="floor" style={{ flexGrow: stands, "--floor": source, "--source": COLOURS[source] }}>
            <Source ui={ui} points={points} cause={cause} />
          </span>
        ))}
      </div>
      <p class={`end-plate ${rank === 1 ? "wins" : ""}`}>
        <b>{whole}</b>
        <span>{ui.labels.player(seat)}</span>
      </p>
    </li>
  );
}

/** Points, and what brought or cost them. */
const Source = ({ ui, points, cause }: { ui: Ui; points: number | string; cause: string }) => (
  <small>
    <b>{points}</b> <span>{cause && causeOf(ui, cause)}</span>
  </small>
);

const causeOf = (ui: Ui, cause: string): string => String(ui.labels.args({ cause })["cause"]);

const houseOf = (view: View, ui: Ui, seat: number): string =>
  named(ui, view.seats[seat]?.house ?? "") || ui.labels.player(seat);
