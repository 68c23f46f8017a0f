/** How the folder of this arena keeps its own files in the browser, apart from those of other folders at the same host. */

/** What `files.js` says: it is written with the folder. */
export interface Folder {
  /** Another for each content of the folder. */
  readonly version: string;
  /** The bytes of each file, by its path. */
  readonly files: Readonly<Record<string, number>>;
}

/** A name for what belongs to the folder of this path: its lock, its channel, its place among the origin's private files. */
export const nameOf = (scope: string): string => `regalia${scope.replaceAll("/", "~")}`;

/** The cache of one version. */
export const cacheOf = (scope: string, version: string): string => `${nameOf(scope)}#${version}`;

/** Bytes that have arrived, and bytes in all. */
export type Progress = (done: number, all: number) => void;

/** Milliseconds without a byte after which a download counts as stalled, and attempts for each file. */
export const STALLED = 20_000;
const ATTEMPTS = 3;
const AT_ONCE = 6;

/** A file could not be downloaded. */
export class Unreachable extends Error {}

/** Fetches the files that the cache of a version lacks. Raises Unreachable; what has arrived stays there. */
export async function fill(scope: string, { version, files }: Folder, progress: Progress = () => undefined): Promise<void> {
  const cache = await caches.open(cacheOf(scope, version));
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = Object.keys(files).filter((file) => !here.has(scope + file));
  const all = missing.reduce((sum, file) => sum + (files[file] ?? 0), 0);
  let done = 0;
  progress(done, all);
  const queue = missing.values();
  const fetchNext = async (): Promise<void> => {
    for (const file of queue) {
      await attempt(cache, scope + file, (bytes) => progress((done += bytes), all));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/** Fetches one file, again if that fails; the bytes of an attempt that failed are taken back. */
async function attempt(cache: Cache, path: string, arrived: (bytes: number) => void): Promise<void> {
  for (let left = ATTEMPTS; ; left -= 1) {
    let counted = 0;
    try {
      const body = await download(path, (bytes) => (arrived(bytes), (counted += bytes)));
      return await cache.put(path, body);
    } catch (wrong) {
      arrived(-counted);
      if (isFull(wrong)) throw wrong;
      if (left === 1) throw new Unreachable(path, { cause: wrong });
    }
  }
}

export const isFull = (wrong: unknown): boolean => wrong instanceof DOMException && wrong.name === "QuotaExceededError";

/** A file from its host, never an outdated one; given up once nothing arrives any more. */
async function download(path: string, arrived: (bytes: number) => void): Promise<Response> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALLED);
  try {
    const response = await fetch(path, { cache: "no-cache", signal: stalled.signal });
    if (!response.ok || !response.body) throw new Unreachable(`${path}: ${response.status}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (let reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), STALLED);
      chunks.push(value);
      arrived(value.length);
    }
    const type = response.headers.get("Content-Type") ?? "application/octet-stream";
    return new Response(new Blob(chunks), { headers: { "Content-Type": type } });
  } finally {
    clearTimeout(timer);
  }
}

/** Deletes the caches of other versions of this folder. */
export async function forgetOthers(scope: string, version: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(`${nameOf(scope)}#`) && name !== cacheOf(scope, version),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}
