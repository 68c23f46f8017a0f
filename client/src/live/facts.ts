/** Milliseconds before a fetch that failed is repeated: twice as long each time, up to the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

const asked = new Map<string, Promise<unknown>>();

/** Fetch an address: null if there is nothing at it, undefined if it cannot be fetched now. */
async function fetched(path: string): Promise<unknown> {
  try {
    const response = await fetch(path);
    if (response.ok) return await response.json();
    return response.status < 500 && response.status !== 429 ? null : undefined;
  } catch {
    return undefined;
  }
}

/** Fetch an address once; what failed is fetched again when it is asked for again. */
function once(path: string): Promise<unknown> {
  const found = asked.get(path) ?? fetched(path);
  asked.set(path, found);
  void found.then((facts) => facts ?? asked.delete(path));
  return found;
}

/** Resolve after this many milliseconds, or as soon as the browser is online again. */
const later = (wait: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, wait);
    addEventListener("online", go);
  });

const pathOf = (game: string, language: string): string => `/api/games/${game}/facts/${language}`;

/** What is printed in a game, in a language; null in games that print nothing, and if it cannot be fetched now. */
export async function printed<Facts>(game: string, language: string): Promise<Facts | null> {
  return ((await once(pathOf(game, language))) ?? null) as Facts | null;
}

/** What is at an address, fetched again until that succeeds; null if there is nothing. */
export async function atLast<Facts>(path: string): Promise<Facts | null> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    const facts = await once(path);
    if (facts !== undefined) return facts as Facts | null;
    await later(wait);
  }
}

/** What is printed in a game, in a language, fetched again until that succeeds; null in games that print nothing. */
export const printedAtLast = <Facts>(game: string, language: string): Promise<Facts | null> =>
  atLast(pathOf(game, language));
