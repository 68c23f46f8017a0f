const GAMES = "../../../src/regalia/games";

const built: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../src/regalia/games/*/text/{en,ja}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

/**
 * A game's words: built in, or, for a game that was installed beside the arena, fetched from it. Words in files beside the first
 * one come with the game's facts (`GameBoard.names`).
 */
export async function wordsOf(game: string, language: string): Promise<string> {
  const load = built[`${GAMES}/${game}/text/${language}.ftl`];
  return load ? load() : fetched(game, language);
}

const fetched = async (game: string, language: string): Promise<string> =>
  (await fetch(`/games/${game}/text/${language}.ftl`)).text();
