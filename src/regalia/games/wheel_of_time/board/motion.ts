import { byType, type Motion } from "regalia/board";
import type { Happened, View } from "./types";

const at = (...things: readonly (number | string)[]): readonly string[] => things.map(String);

/** How an event looks: what has changed catches the eye. */
export const motion = byType<Happened, Motion, [View]>({
  Entered: ({ piece }) => ({ marked: at(piece) }),
  Joined: ({ piece, challenge }) => ({ marked: at(piece, challenge) }),
  Rolled: ({ piece }) => ({ marked: at(piece), lingers: 0.4 }),
  Rerolled: ({ piece }) => ({ marked: at(piece) }),
  Damaged: ({ piece }) => ({ marked: at(piece), lingers: 0.5 }),
  Healed: ({ piece }) => ({ marked: at(piece) }),
  ChallengeRevealed: ({ challenge }) => ({ marked: at(challenge), lingers: 0.5 }),
  Resolved: ({ challenge }) => ({ marked: at(challenge), lingers: 1 }),
  PatternChanged: () => ({ marked: at("pattern"), lingers: 0.6 }),
  Used: ({ piece }) => ({ marked: at(piece) }),
  Replaced: ({ piece }) => ({ marked: at(piece) }),
});
