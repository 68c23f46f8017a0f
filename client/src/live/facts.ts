const asked = new Map<string, Promise<unknown>>();

/** What is printed in a game, in a language; null in games that tell nothing of the kind. Fetched once, and kept by the browser. */
export function printed<Facts>(game: string, language: string): Promise<Facts | null> {
  const path = `/api/games/${game}/facts/${language}`;
  const found =
    asked.get(path) ??
    fetch(path).then(
      (response) => (response.ok ? response.json() : null),
      () => null,
    );
  asked.set(path, found);
  return found as Promise<Facts | null>;
}
