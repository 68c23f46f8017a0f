const GAMES = "../../../src/regalia/games";

const built: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../src/regalia/games/*/text/{en,ja}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

/** The texts of what every game has; a game's own texts override them. */
const shared: Record<string, string> = import.meta.glob<string>("../../../src/regalia/core/text/{en,ja}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * A game's words, after those that every game has: built in, or, for a game that was installed beside the arena, fetched from it. Words in files beside the first
 * one come with the game's facts (`GameBoard.names`).
 */
export async function wordsOf(game: string, language: string): Promise<string> {
  const load = built[`${GAMES}/${game}/text/${language}.ftl`];
  return load ? `${shared[`../../../src/regalia/core/text/${language}.ftl`]}\n${await load()}` : fetched(game, language);
}

const fetched = async (game: string, language: string): Promise<string> =>
  (await fetch(`/games/${game}/text/${language}.ftl`)).text();
