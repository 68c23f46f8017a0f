// Runs `main` of a Python program in the folder of the tab: `node pyodide.mjs FOLDER PROGRAM.PY [HANDED_OVER]`, with files in memory.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [folder, program, handed] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/pyodide/` });
python.unpackArchive(new Uint8Array(gunzipSync(readFileSync(`${folder}/packages.bin`))), "tar", { extractDir: "/site" });
if (handed) {
  python.FS.mkdirTree("/handed");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: handed }, "/handed");
}

const kept = new Map();
const bytes = (name) => kept.get(name) ?? new Uint8Array();
const lent = (proxy, use) => {
  const view = proxy.getBuffer();
  use(view.data);
  view.release();
};
const resized = (name, size) => {
  const now = new Uint8Array(size);
  now.set(bytes(name).subarray(0, size));
  kept.set(name, now);
  return now;
};
globalThis.files = {
  read: (name, at, amount) => bytes(name).slice(at, at + amount),
  write: (name, at, proxy) =>
    lent(proxy, (data) => resized(name, Math.max(bytes(name).length, at + data.length)).set(data, at)),
  truncate: (name, size) => resized(name, size),
  size: (name) => bytes(name).length,
  flush: () => undefined,
  put: (name, proxy) => lent(proxy, (data) => kept.set(name, data.slice())),
};
globalThis.think = async (question) => python.pyimport("regalia.tab.thinker").answer(question.slice()).toJs();

try {
  await python.runPythonAsync(`import sys; sys.path.insert(0, "/site")\n${readFileSync(program, "utf-8")}\nawait main()`);
} catch (wrong) {
  console.error(String(wrong));
  process.exit(1);
}
process.exit(0);
