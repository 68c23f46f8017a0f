const asked = new Map<string, Promise<unknown>>();

/**
 * What is printed in a game, in a language; null in games that tell nothing of the kind, and if it cannot be had now.
 * Fetched once, and kept by the browser; what failed is fetched again when it is asked for again.
 */
export function printed<Facts>(game: string, language: string): Promise<Facts | null> {
  const path = `/api/games/${game}/facts/${language}`;
  const found =
    asked.get(path) ??
    fetch(path).then(
      (response) => (response.ok ? response.json() : null),
      () => null,
    );
  asked.set(path, found);
  void found.then((facts) => facts ?? asked.delete(path));
  return found as Promise<Facts | null>;
}
