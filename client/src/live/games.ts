import type { TablePack } from "../wire";
import { atLast } from "./facts";

/** Facts about a game: numbers of seats, table options, levels of bots. */
export interface GameFacts {
  readonly slug: string;
  readonly seats: readonly number[];
  readonly choices: readonly { readonly field: string; readonly values: readonly (string | boolean | number)[] }[];
  /** The names of what is ready-made, where every seat brings something. */
  readonly brings: readonly string[] | null;
  /** True if its rules begin with panels of how it works. */
  readonly panels: boolean;
  readonly packs: readonly TablePack[];
  readonly levels: readonly string[];
  /** The level of a bot unless another is chosen. */
  readonly usual_level: string;
}

/** The facts about a game, fetched again until that succeeds; null if the arena does not have it. */
export async function factsAbout(slug: string): Promise<GameFacts | null> {
  const games = await atLast<readonly GameFacts[]>("/api/games");
  return games?.find((each) => each.slug === slug) ?? null;
}
