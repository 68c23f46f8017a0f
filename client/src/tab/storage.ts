/** The files of the arena: in the origin's private file system, or in memory where a window has none. */

import { MemoryFile, type OpenFile } from "./memoryFile";
import type { Saved } from "./messages";
import { put, readFrom, replaceAll, savedIn } from "./replacing";

const NAMES = ["arena.db", "arena.db-journal", "arena.db.before", "arena.secret", "cookies"] as const;

/** Milliseconds between attempts to open a file, and for how long one is tried: the worker of a tab that was closed may still have it. */
export const AGAIN = 100;
export const TRIED_FOR = 12_000;

/** True if another worker has the file open. */
export const isInUse = (wrong: unknown): boolean =>
  wrong instanceof DOMException && wrong.name === "NoModificationAllowedError";

async function opened(folder: FileSystemDirectoryHandle, name: string): Promise<OpenFile> {
  const file = await folder.getFileHandle(name, { create: true });
  for (let tried = 0; ; tried += AGAIN) {
    try {
      return await file.createSyncAccessHandle();
    } catch (wrong) {
      if (!isInUse(wrong) || tried >= TRIED_FOR) throw wrong;
      await new Promise((again) => setTimeout(again, AGAIN));
    }
  }
}

/** The folder in which files are kept; null in a window that keeps none. */
async function folderOf(name: string): Promise<FileSystemDirectoryHandle | null> {
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
  } catch (wrong) {
    console.info("regalia: this window keeps no files", String(wrong));
    return null;
  }
}

/** The arena's files, all open. */
export class Storage {
  private constructor(
    private readonly files: ReadonlyMap<string, OpenFile>,
    /** False if nothing outlasts this window. */
    readonly keeps: boolean,
  ) {}

  /** Opens the files in this folder. Fails if another worker keeps them open. */
  static async open(name: string): Promise<Storage> {
    const folder = await folderOf(name);
    const keeps = folder !== null && "createSyncAccessHandle" in FileSystemFileHandle.prototype;
    const files = NAMES.map(async (each) => [each, keeps ? await opened(folder, each) : new MemoryFile()] as const);
    return new Storage(new Map(await Promise.all(files)), keeps);
  }

  file(name: string): OpenFile {
    const found = this.files.get(name);
    if (!found) throw new Error(`no file ${name}`);
    return found;
  }

  /** Up to this many bytes from a position. */
  read(name: string, at: number, amount: number): Uint8Array<ArrayBuffer> {
    return readFrom(this.file(name), at, amount);
  }

  put(name: string, bytes: Uint8Array<ArrayBuffer>): void {
    put(this.file(name), bytes);
  }

  save(): Saved {
    return savedIn(this.files);
  }

  /** Replaces what is kept, as `replaceAll`. */
  replace(files: Saved): void {
    replaceAll(this.files, files);
  }

  close(): void {
    for (const file of this.files.values()) file.close();
  }
}
