import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { RESOURCES, seasons } from "./content";
import { Good } from "./goods";
import { narrow } from "./looking";
import type { View } from "./types";
import { breath, named, yearOf } from "./words";

/** The sides of the square track, clockwise: whether it goes along the other way, which edge it lies on, and where out is. */
const SIDES = [
  { edge: "top", along: "left", back: false, out: "0deg" },
  { edge: "right", along: "top", back: false, out: "90deg" },
  { edge: "bottom", along: "left", back: true, out: "180deg" },
  { edge: "left", along: "top", back: true, out: "270deg" },
] as const;

interface Spot {
  readonly season: string;
  readonly resource: string;
  /** Where it lies, as a style. */
  readonly place: Readonly<Record<string, string>>;
}

const BAND = "var(--band)";

const spotsNow = (): readonly Spot[] =>
  seasons().flatMap(({ id, spots }, side) =>
    spots.map((resource, number) => {
      const { edge, along, back, out } = SIDES[side % SIDES.length]!;
      const share = (back ? spots.length - 1 - number : number) / spots.length;
      const room = `(100% - 2 * ${BAND})`;
      const [long, wide] = along === "left" ? ["width", "height"] : ["height", "width"];
      return {
        season: id,
        resource,
        place: {
          [edge]: "0",
          [along]: `calc(${BAND} + ${room} * ${share})`,
          [long]: `calc(${room} / ${spots.length})`,
          [wide]: BAND,
          "--out": out,
        },
      };
    }),
  );

/** The calendar around the capital: where the season tracker stands, and which year it is. */
export function Calendar({ view, ui }: Seen<View>) {
  const spots = spotsNow();
  const here = spots[view.space];
  const label = breath(
    ui.say("calendar"),
    here ? `${named(ui, view.season)}, ${named(ui, view.spot)}` : ui.say("calendar-off"),
    yearOf(ui, view),
  );
  return (
    <Piece ui={ui} id="calendar" label={label} quiet class="calendar">
      {spots.map(({ season, resource, place }, space) => (
        <span key={space} class={`spot season-${season} ${space === view.space ? "here" : ""}`} style={place}>
          <Good name={resource} />
        </span>
      ))}
      <svg class="skyline" viewBox="0 0 120 104" aria-hidden="true">
        <use href="#capital" width="120" height="104" />
      </svg>
      <span class="years" data-anchor={narrow.value ? undefined : `year:${view.year}`}>
        <span class="years-word">{ui.say("year")}</span>
        {Array.from({ length: view.final_year }, (_, year) => (
          <i
            key={year}
            class={year + 1 === Math.min(view.year, view.final_year) ? "now" : year + 1 < view.year ? "past" : ""}
          >
            {year + 1}
          </i>
        ))}
      </span>
      {here && (
        <span class="tracker" data-piece="tracker" style={here.place}>
          <i>
            <b>×2</b>
          </i>
        </span>
      )}
    </Piece>
  );
}

/** The next spaces of the track, for narrow screens. */
export function Strip({ view, ui }: Seen<View>) {
  const spots = spotsNow();
  const from = Math.max(0, view.space);
  return (
    <Piece ui={ui} id="strip" label={breath(ui.say("calendar"), yearOf(ui, view))} quiet class="strip">
      {Array.from({ length: RESOURCES.length + 3 }, (_, step) => {
        const space = (from + step) % spots.length;
        const { season, resource } = spots[space]!;
        return (
          <span
            key={space}
            class={`spot season-${season} ${space === view.space ? "here" : ""}`}
            data-travels
            data-anchor={step === 0 ? `year:${view.year}` : undefined}
          >
            <Good name={resource} />
          </span>
        );
      })}
    </Piece>
  );
}
