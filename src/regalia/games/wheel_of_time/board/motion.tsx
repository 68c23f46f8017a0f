import type { ComponentChild } from "preact";
import { byType, type Flight, type Motion, type Scene } from "regalia/board";
import { reveal } from "regalia/kit/moments";
import { Portrait } from "./art/Portrait";
import { Sign } from "./art/Symbol";
import { nameOf } from "./cards";
import { Weave } from "./Pattern";
import type { Happened, View } from "./types";

/** No throw takes longer, in milliseconds. */
const LONGEST = 900;

const at = (...things: readonly (number | string)[]): readonly string[] => things.map(String);

/** Where a card that a player brings into play comes from: it is in sight only in one's own hand. */
const sourceOf = ({ seats }: View, seat: number, kind: string): string =>
  seats[seat]?.hand?.includes(kind) ? `hand:${kind}:0` : `piles:${seat}`;

const fly = (node: ComponentChild, from: string, to: string): Flight => ({
  node: <span class="flying">{node}</span>,
  from,
  to,
});

/** A token comes from the totals of the challenge that gives it to its section of the Pattern. */
const woven = ({ resolving }: View, section: string): Flight =>
  fly(<Weave name={section} />, `totals:${resolving}`, `pattern:${section}`);

/** A card is held up for all to see. */
const shown = (kind: string): Scene =>
  reveal(
    <span class="held-up">
      <Portrait kind={kind} />
    </span>,
    nameOf(kind),
  );

/** The dice of a card come tumbling to their places, one after the other. */
const thrown =
  (piece: number): Scene =>
  async ({ pace, play, find }) => {
    const dice = [...(find(String(piece))?.closest("li")?.querySelectorAll(".wheel-die") ?? [])];
    const duration = Math.min(LONGEST, pace * 1.6);
    await Promise.all(
      dice.map((die, place) => play(die, tumble(place), { duration, delay: (place * pace) / 10, fill: "backwards" })),
    );
  };

/** It comes from the left, hops once, and turns until it lies. */
const tumble = (place: number): Keyframe[] => [
  { transform: `translate(-70px, -34px) rotate(-${460 + place * 70}deg)`, opacity: 0, easing: "ease-in" },
  { transform: "translate(-26px, 4px) rotate(-160deg)", opacity: 1, offset: 0.45, easing: "ease-out" },
  { transform: "translate(-9px, -13px) rotate(-60deg)", offset: 0.7, easing: "ease-in" },
  { transform: "none", offset: 1 },
];

/** How an event looks: what has changed catches the eye. */
export const motion = byType<Happened, Motion, [View]>({
  Entered: ({ piece, kind, seat }, view) => ({ from: { [piece]: sourceOf(view, seat, kind) }, marked: at(piece) }),
  Left: ({ piece, owner }) => ({ to: { [piece]: `piles:${owner}` } }),
  Drew: ({ seat, cards }) => ({
    from: Object.fromEntries((cards ?? []).map((kind) => [`hand:${kind}:0`, `piles:${seat}`])),
  }),
  Joined: ({ piece, challenge }) => ({ marked: at(piece, challenge) }),
  Rolled: ({ piece }) => ({ marked: at(piece), scenes: [thrown(piece)], lingers: 0.4 }),
  Rerolled: ({ piece }) => ({ marked: at(piece), scenes: [thrown(piece)] }),
  Tallied: ({ piece, challenge, support, opposition }) => ({
    flights: Object.entries({ S: support, X: opposition }).flatMap(([sign, count]) =>
      count > 0 ? [fly(<Sign name={sign} />, String(piece), `totals:${challenge}`)] : [],
    ),
  }),
  Damaged: ({ piece, by }, { resolving }) => ({
    flights: [fly(<Sign name="D" />, by ? String(by) : `totals:${resolving}`, String(piece))],
    marked: at(piece),
    lingers: 0.5,
  }),
  Healed: ({ piece }) => ({ marked: at(piece) }),
  ChallengeRevealed: ({ challenge, kind }) => ({ marked: at(challenge), scenes: kind ? [shown(kind)] : [] }),
  Played: ({ kind }) => ({ scenes: [shown(kind)] }),
  Resolved: ({ challenge }) => ({ marked: at(challenge), lingers: 1 }),
  PatternChanged: ({ seat, own, neutral }, view) => ({
    flights: [
      ...(own > 0 ? [woven(view, seat === view.hero ? "light" : "shadow")] : []),
      ...(neutral > 0 ? [woven(view, "neutral")] : []),
    ],
    marked: at("pattern"),
    lingers: 0.6,
  }),
  Used: ({ piece }) => ({ marked: at(piece) }),
  Replaced: ({ piece }) => ({ marked: at(piece) }),
});
