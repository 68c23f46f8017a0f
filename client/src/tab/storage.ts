/** The files of the arena: in the origin's private file system, or in memory where a window has none. */

import { MemoryFile, type OpenFile } from "./memoryFile";

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
    const found = new Uint8Array(amount);
    return found.subarray(0, this.file(name).read(found, { at }));
  }

  /** All that a file holds. */
  whole(name: string): Uint8Array<ArrayBuffer> {
    return this.read(name, 0, this.file(name).getSize());
  }

  put(name: string, bytes: Uint8Array<ArrayBuffer>): void {
    const file = this.file(name);
    file.truncate(0);
    file.write(bytes, { at: 0 });
    file.flush();
  }

  save(): Record<string, Uint8Array<ArrayBuffer>> {
    return Object.fromEntries([...this.files.keys()].map((name) => [name, this.whole(name)]));
  }

  /** Replaces what is kept; files that are not named become empty. */
  replace(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): void {
    for (const name of this.files.keys()) this.put(name, files[name] ?? new Uint8Array(0));
  }

  close(): void {
    for (const file of this.files.values()) file.close();
  }
}
