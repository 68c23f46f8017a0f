import type { Option } from "../wire";

/** What a tap on a piece would choose, or the several things that can be done with it. */
export interface Choice {
  readonly option?: Option;
  readonly acts?: readonly Option[];
}

/** One option is chosen by a tap; of several one chooses in the note. If there is none, a tap asks why not what it would have been. */
export function choiceOf(found: readonly Option[], otherwise?: Option): Choice {
  if (found.length > 1) return { acts: found };
  const option = found[0] ?? otherwise;
  return option ? { option } : {};
}

/** How many options wait in each part of a board, given the part in which each waits. */
export const countIn = <Part extends string>(
  parts: readonly Part[],
  waiting: readonly (Part | undefined)[],
): ReadonlyMap<Part, number> => new Map(parts.map((part) => [part, waiting.filter((other) => other === part).length]));
