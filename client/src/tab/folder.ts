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

/** Milliseconds without a byte after which a download counts as stalled; attempts for each file, and milliseconds between them. */
export const STALLED = 20_000;
const ATTEMPTS = 3;
const PAUSE = 1_000;
const AT_ONCE = 6;

/** A file could not be downloaded. */
export class Unreachable extends Error {}

/** Fetches the files that the cache of a version lacks. Raises Unreachable if one cannot be had; what has arrived stays there. */
export async function fill(scope: string, { version, files }: Folder, progress: Progress = () => undefined): Promise<void> {
  const cache = await caches.open(cacheOf(scope, version));
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = Object.keys(files).filter((file) => !here.has(scope + file));
  const all = missing.reduce((sum, file) => sum + (files[file] ?? 0), 0);
  const failed = new AbortController();
  let done = 0;
  const arrived = (bytes: number): void => {
    done += bytes;
    if (!failed.signal.aborted) progress(done, all);
  };
  arrived(0);
  const queue = [...missing];
  const fetchNext = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      await attempt(cache, scope + file, arrived, failed.signal);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  } catch (wrong) {
    failed.abort();
    throw wrong;
  }
}

/** Fetches one file, again if that fails; the bytes of an attempt that failed are taken back. */
async function attempt(cache: Cache, path: string, arrived: (bytes: number) => void, failed: AbortSignal): Promise<void> {
  for (let left = ATTEMPTS; ; left -= 1) {
    let counted = 0;
    try {
      const body = await download(path, (bytes) => (arrived(bytes), (counted += bytes)), failed);
      return await cache.put(path, body);
    } catch (wrong) {
      arrived(-counted);
      if (isFull(wrong)) throw wrong;
      if (left === 1 || failed.aborted) throw new Unreachable(path, { cause: wrong });
      await new Promise((again) => setTimeout(again, PAUSE));
    }
  }
}

/** True if the browser has no room, also where Python tells of it. */
export const isFull = (wrong: unknown): boolean => String(wrong).includes("QuotaExceededError");

/** A file from its host, never an outdated one; given up once nothing arrives any more, or another file has failed. */
async function download(path: string, arrived: (bytes: number) => void, failed: AbortSignal): Promise<Response> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALLED);
  try {
    const response = await fetch(path, { cache: "no-cache", signal: AbortSignal.any([stalled.signal, failed]) });
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
