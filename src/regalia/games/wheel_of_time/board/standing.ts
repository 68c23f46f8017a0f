import type { Speaker } from "regalia/text/speaker";
import type { Decision } from "regalia/wire";
import type { SeenChallenge, View } from "./types";

/** By how much a side must be ahead, where it is not enough to be. */
const MARGINS = { pattern: 3, last_battle: 5 } as const;

/** How the challenge in question would end now, in words, while one may still play something. */
export function standing(view: View, { kind }: Decision, speaker: Pick<Speaker, "say">): string | undefined {
  const challenge = view.challenges.find(({ id }) => id === view.resolving);
  if (kind !== "EventWindow" || !challenge || !["om", "ctg"].includes(challenge.stage)) return undefined;
  const { support, opposition } = challenge;
  return speaker.say(`stands-${ending(challenge)}`, { support, opposition });
}

/** The end of a challenge with the totals of now: in that of the Pattern and in the Last Battle support is the Hero's. */
export function ending({ form, support, opposition }: Pick<SeenChallenge, "form" | "opposition" | "support">): string {
  if (form !== "pattern" && form !== "last_battle") return support > opposition ? "success" : "failure";
  const [hero, villain, open] = form === "pattern" ? ["light", "shadow", "neutral"] : ["hero", "villain", "open"];
  if (Math.abs(support - opposition) < MARGINS[form]) return open!;
  return support > opposition ? hero! : villain!;
}
