const asked = new Map<string, Promise<unknown>>();

/** Milliseconds before a fetch that failed is repeated: twice as long each time, up to the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** What an address answers, as soon as it does; null if there is nothing at it. */
async function found(path: string, wait = FIRST_WAIT): Promise<unknown> {
  const response = await fetch(path).catch(() => null);
  if (response?.ok) return response.json();
  if (response && response.status < 500 && response.status !== 429) return null;
  await new Promise((later) => setTimeout(later, wait));
  return found(path, Math.min(2 * wait, LONGEST_WAIT));
}

/** What is printed in a game, in a language; null in games that tell nothing of the kind. Fetched once, until that succeeds. */
export function printed<Facts>(game: string, language: string): Promise<Facts | null> {
  const path = `/api/games/${game}/facts/${language}`;
  const facts = asked.get(path) ?? found(path);
  asked.set(path, facts);
  return facts as Promise<Facts | null>;
}
