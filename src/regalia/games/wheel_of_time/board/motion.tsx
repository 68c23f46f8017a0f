import { byType, type Motion, type Scene } from "regalia/board";
import { reveal } from "regalia/kit/moments";
import { Portrait } from "./art/Portrait";
import { nameOf } from "./cards";
import type { Happened, View } from "./types";

/** No throw takes longer, in milliseconds. */
const LONGEST = 900;

const at = (...things: readonly (number | string)[]): readonly string[] => things.map(String);

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
  Entered: ({ piece }) => ({ marked: at(piece) }),
  Joined: ({ piece, challenge }) => ({ marked: at(piece, challenge) }),
  Rolled: ({ piece }) => ({ marked: at(piece), scenes: [thrown(piece)], lingers: 0.4 }),
  Rerolled: ({ piece }) => ({ marked: at(piece), scenes: [thrown(piece)] }),
  Damaged: ({ piece }) => ({ marked: at(piece), lingers: 0.5 }),
  Healed: ({ piece }) => ({ marked: at(piece) }),
  ChallengeRevealed: ({ challenge, kind }) => ({ marked: at(challenge), scenes: kind ? [shown(kind)] : [] }),
  Played: ({ kind }) => ({ scenes: [shown(kind)] }),
  Resolved: ({ challenge }) => ({ marked: at(challenge), lingers: 1 }),
  PatternChanged: () => ({ marked: at("pattern"), lingers: 0.6 }),
  Used: ({ piece }) => ({ marked: at(piece) }),
  Replaced: ({ piece }) => ({ marked: at(piece) }),
});
