/** Python in a worker, with the packages of the arena. */
import { filesOf } from "./archive";

/** Bytes of Python that JavaScript can read while it has them. */
export interface Bytes {
  getBuffer(): { readonly data: Uint8Array<ArrayBuffer>; release(): void };
  toJs(): Uint8Array<ArrayBuffer>;
  destroy(): void;
}

export interface Python {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array<ArrayBuffer>, options: { readonly canOwn: boolean }): void;
  };
  readonly _module: { readonly HEAPU8: Uint8Array };
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
  /** A copy for Python of bytes. */
  toPy(bytes: Uint8Array<ArrayBuffer>): Bytes;
}

interface Pyodide {
  loadPyodide(options: { readonly indexURL: string }): Promise<Python>;
}

const PACKAGES = "/site";

/** Python, before it has packages. */
export async function loadPython(folder: string): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide/pyodide.mjs`)) as Pyodide;
  return loadPyodide({ indexURL: `${folder}pyodide/` });
}

/** The archive of the packages, as one file of the folder has it. */
export async function packagesOf(folder: string): Promise<ArrayBuffer> {
  const response = await fetch(`${folder}packages.bin`);
  if (!response.ok || !response.body) throw new Error(`packages: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Has Python find the packages. Six times faster than Pyodide's `unpackArchive`, as nothing is copied. */
export function unpack(python: Python, packages: ArrayBuffer): void {
  const folders = new Set<string>();
  for (const [name, data] of filesOf(new Uint8Array(packages))) {
    const path = `${PACKAGES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, data, { canOwn: true });
  }
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PACKAGES)})`);
}
