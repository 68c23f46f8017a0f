const GAMES = "../../../src/regalia/games";

const built: Record<string, () => Promise<string>> = import.meta.glob<string>("../../../src/regalia/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

/** A game's words: built in, each file on its own, or, for a game that was installed beside the arena, fetched from it. */
export async function wordsOf(game: string, language: string): Promise<string> {
  const folder = `${GAMES}/${game}/text/`;
  const found = Object.entries(built).filter(
    ([file]) => file.startsWith(folder) && file.replace(folder, ".").endsWith(`.${language}.ftl`),
  );
  if (found.length) return (await Promise.all(found.map(([, load]) => load()))).join("\n");
  return fetched(game, language);
}

/** The same without the files beside the first one, for pages that get those words in another way. */
export async function mainWordsOf(game: string, language: string): Promise<string> {
  const load = built[`${GAMES}/${game}/text/${language}.ftl`];
  return load ? load() : fetched(game, language);
}

const fetched = async (game: string, language: string): Promise<string> =>
  (await fetch(`/games/${game}/text/${language}.ftl`)).text();
