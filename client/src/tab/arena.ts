/** The arena's worker: Python with the whole application, over files that outlast the tab. */
import { isFull, nameOf } from "./folder";
import type { FromArena, Given, Request, Saved, Step, ToArena, Why } from "./messages";
import { type Bytes, loadPython, packagesOf, type Python, unpack } from "./python";
import { isInUse, Storage } from "./storage";
import { Thinkers } from "./thinkers";

/** The arena, as Python has it. */
interface Arena {
  request(
    method: string,
    path: string,
    headers: Request["headers"],
    body: Uint8Array<ArrayBuffer> | null,
    port: MessagePort,
  ): Promise<void>;
  line(path: string, port: MessagePort): Promise<void>;
  close(): Promise<void>;
}

interface Opener {
  open_arena(given: Given): Promise<Arena>;
}

/** What Python finds in this worker. */
interface ForPython {
  files: {
    read(name: string, at: number, amount: number): Uint8Array<ArrayBuffer>;
    write(name: string, at: number, bytes: Bytes): void;
    put(name: string, bytes: Bytes): void;
    truncate(name: string, size: number): void;
    size(name: string): number;
    flush(name: string): void;
  };
  think(question: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null>;
}

const tell = (message: FromArena, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

let step: Step = "files";
let storage: Storage | undefined;
let python: Python | undefined;
let arena: Arena | undefined;
let thinkers: Thinkers | undefined;

function done(next: Step): void {
  tell({ type: "step", name: step });
  step = next;
}

/** Lends the bytes of Python to a function. */
function lent(bytes: Bytes, use: (data: Uint8Array<ArrayBuffer>) => void): void {
  const view = bytes.getBuffer();
  try {
    use(view.data);
  } finally {
    view.release();
  }
}

function forPython(kept: Storage, bots: Thinkers): ForPython {
  return {
    files: {
      read: (name, at, amount) => kept.read(name, at, amount),
      write: (name, at, bytes) => lent(bytes, (data) => kept.file(name).write(data, { at })),
      put: (name, bytes) => lent(bytes, (data) => kept.put(name, data)),
      truncate: (name, size) => kept.file(name).truncate(size),
      size: (name) => kept.file(name).getSize(),
      flush: (name) => kept.file(name).flush(),
    },
    think: (question) => bots.ask(question),
  };
}

async function begin({ prefix, agent, languages }: Given): Promise<void> {
  const folder = new URL(prefix, location.origin).href;
  const loaded = Promise.all([loadPython(folder), packagesOf(folder)]);
  loaded.catch(() => undefined); // reported when its turn comes
  const kept = (storage = await Storage.open(nameOf(prefix)));
  thinkers = new Thinkers(folder, () => new Worker(new URL("./bots.ts", import.meta.url), { type: "module" }));
  Object.assign(globalThis, forPython(kept, thinkers));
  done("pyodide");
  const [loadedPython, packages] = await loaded;
  python = loadedPython;
  done("unpacked");
  unpack(python, packages);
  done("imported");
  const opener = python.pyimport("regalia.tab.arena") as Opener;
  done("opened");
  arena = await opener.open_arena({ prefix, agent, languages });
  tell({ type: "step", name: step });
  tell({ type: "ready", keeps: kept.keeps });
}

/** Why a step failed, by what was thrown. */
function whyOf(wrong: unknown): Why {
  if (isInUse(wrong)) return "in-use";
  if (isFull(wrong)) return "full";
  return /newer version|newer Regalia/i.test(String(wrong)) ? "newer" : "other";
}

/** Puts other files in the place of those that are kept. False if there is no room for them: then nothing is changed. */
function replaced(files: Saved): boolean {
  try {
    storage?.replace(files);
    return true;
  } catch (wrong) {
    console.error("replace", wrong);
    return false;
  }
}

async function answer(message: Exclude<ToArena, { type: "begin" | "warm" }>, port: MessagePort): Promise<void> {
  if (message.type === "request") {
    const { method, path, headers, body } = message;
    await arena?.request(method, path, headers, body && new Uint8Array(body), port);
  } else if (message.type === "line") {
    await arena?.line(message.path, port);
  } else if (message.type === "save") {
    port.postMessage(storage?.save() ?? {});
  } else if (message.type === "replace") {
    await arena?.close();
    port.postMessage(replaced(message.files));
  } else if (message.type === "memory") {
    port.postMessage(python?._module.HEAPU8.length ?? 0);
  } else {
    await arena?.close();
    storage?.close();
    port.postMessage(true);
  }
}

addEventListener("message", ({ data, ports: [port] }: MessageEvent<ToArena>) => {
  if (data.type === "warm") thinkers?.warm();
  else if (data.type !== "begin") void answer(data, port!);
  else
    begin(data).catch((wrong: unknown) => {
      console.error(step, wrong);
      tell({ type: "failed", step, why: whyOf(wrong), detail: String(wrong) });
    });
});
