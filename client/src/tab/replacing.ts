/** What files hold, and other contents in its place. */

import type { OpenFile } from "./memoryFile";
import type { Saved } from "./messages";

/** Up to this many bytes from a position. */
export function readFrom(file: OpenFile, at: number, amount: number): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(amount);
  return found.subarray(0, file.read(found, { at }));
}

/** Replaces all that a file holds. */
export function put(file: OpenFile, bytes: Uint8Array<ArrayBuffer>): void {
  file.truncate(0);
  file.write(bytes, { at: 0 });
  file.flush();
}

/** All that the files hold. */
export const savedIn = (files: ReadonlyMap<string, OpenFile>): Saved =>
  Object.fromEntries([...files].map(([name, file]) => [name, readFrom(file, 0, file.getSize())]));

/** Replaces all; files that are not named become empty. Where that fails, such as on a full disk, all stay as they were. */
export function replaceAll(files: ReadonlyMap<string, OpenFile>, by: Saved): void {
  const before = savedIn(files);
  const putAll = (saved: Saved): void => files.forEach((file, name) => put(file, saved[name] ?? new Uint8Array(0)));
  try {
    putAll(by);
  } catch (wrong) {
    putAll(before);
    throw wrong;
  }
}
