import type { ComponentChild } from "preact";
import { byType, type Flight, type Motion } from "regalia/board";
import { Die } from "regalia/kit/Die";
import { gain, reveal } from "regalia/kit/moments";
import { roll } from "regalia/kit/roll";
import { Portrait, Sign } from "./art/Art";
import { Good } from "./goods";
import { PrestigeSign } from "./Prestige";
import { numbered } from "./Treasury";
import type { SoundName } from "regalia/sounds";
import type { Happened, View } from "./types";

/** More things than these at once say no more. */
const MOST = 5;

const seatOf = (seat: number): string => `seat:${seat}`;

/** The piece that a die in a treasury will be, after one more of its face has come. */
const nextDie = (view: View, seat: number, die: number): string =>
  `die:${seat}:${die}:${view.seats[seat]?.dice.filter((other) => other === die).length ?? 0}`;

const aDie = (seat: number, die: number): string => `die:${seat}:${die}:0`;

const fly = (node: ComponentChild, from: string, to: string): Flight => ({
  node: <span class="flying">{node}</span>,
  from,
  to,
});

const goods = (resources: readonly string[], from: string, to: string): readonly Flight[] =>
  resources.slice(0, MOST).map((resource) => fly(<Good name={resource} />, from, to));

/** The location at which a resource is gained: the one of its kind with a die on it. */
const sourceOf = (view: View, resource: string | undefined): string =>
  `good:${view.tiles.filter((tile) => tile.die > 0 && tile.resource === resource).at(-1)?.location ?? ""}`;

/** A curse, large. */
const Doom = ({ curse }: { curse: string }) => (
  <span class="doom">
    <Sign kind="curse" name={curse} />
  </span>
);

/** How an event looks. */
export const motion = byType<Happened, Motion, [View]>({
  RoundBegan: ({ dice }) => ({ scenes: numbered(dice).map(([die, number]) => roll(`pool:${die}:${number}`, die)) }),
  Picked: ({ seat, die }, view) => ({
    from: { [nextDie(view, seat, die)]: `pool:${die}:0` },
    flights: [fly(<Die face={die} />, `pool:${die}:0`, `held:${seat}`)],
  }),
  Activated: ({ seat, location, die }) => ({
    from: { [`placed:${location}`]: `held:${seat}`, [aDie(seat, die)]: `placed:${location}` },
    marked: [`tile:${location}`],
  }),
  SeasonMoved: () => ({ marked: ["tracker"] }),
  YearBegan: () => ({ marked: ["calendar"], lingers: 0.5 }),
  Gained: ({ seat, resources, cause }, view) => ({
    flights: goods(resources, cause === "tile" ? sourceOf(view, resources[0]) : "calendar", seatOf(seat)),
  }),
  Returned: ({ seat, resources }) => ({ flights: goods(resources, seatOf(seat), "calendar") }),
  Refilled: ({ locations }) => ({ marked: locations.map((location) => `tile:${location}`) }),
  CrestRolled: ({ seat, die }) => ({ scenes: [roll(`reserved:${seat}`, die)] }),
  DieRerolled: ({ seat, to, crest }, view) => ({
    scenes: [roll(crest ? `reserved:${seat}` : nextDie(view, seat, to), to)],
  }),
  Equipped: ({ seat, heirloom }) => ({ marked: [`heirloom:${heirloom}`, seatOf(seat)] }),
  AbilityUsed: ({ kind, piece }) => ({ marked: [kind === "location" ? `tile:${piece}` : `${kind}:${piece}`] }),
  PrestigeGained: ({ seat, prestige }) => ({
    scenes: [gain(`prestige:${seat}`, <PrestigeSign />, prestige)],
    marked: [seatOf(seat)],
  }),
  Revealed: ({ seat, beast }) => ({
    scenes: [reveal(<span class="shown-beast">{<Portrait beast={beast} />}</span>)],
    marked: [seatOf(seat)],
  }),
  Summoned: ({ seat, beast }) => ({ from: { [`beast:${beast}`]: `hand:${beast}` }, marked: [seatOf(seat)] }),
  BeastLeft: ({ beast }) => ({ marked: [`beast:${beast}`] }),
  BeastExhausted: ({ beast }) => ({ marked: [`beast:${beast}`] }),
  BeastReadied: ({ beast }) => ({ marked: [`beast:${beast}`] }),
  CurseDrawn: ({ curse }) => ({ scenes: [reveal(<Doom curse={curse} />)] }),
  CurseReceived: ({ seat, curse }) => ({
    flights: [fly(<Doom curse={curse} />, "calendar", seatOf(seat))],
    marked: [seatOf(seat)],
  }),
  Completed: ({ quest, seat }) => ({ marked: [`quest:${quest}`, seatOf(seat)] }),
});

/** How it sounds. */
export const sounds: Readonly<Partial<Record<Happened["type"], SoundName>>> = {
  RoundBegan: "strike",
  Picked: "card",
  Activated: "strike",
  SeasonMoved: "card",
  YearBegan: "turn",
  Gained: "coin",
  Refilled: "card",
  CrestRolled: "strike",
  DieRerolled: "strike",
  Equipped: "strike",
  PrestigeGained: "coin",
  Revealed: "turn",
  Summoned: "turn",
  CurseDrawn: "strike",
  Completed: "turn",
  GameEnded: "win",
};
