import { expect, test } from "vitest";
import { filesOf } from "../src/tab/archive";

/** A header and the data of one file, as ustar has them. */
function packed(folder: string, name: string, data: string): string {
  const size = data.length.toString(8).padStart(11, "0");
  const fields: [number, string][] = [
    [0, name],
    [124, size],
    [156, "0"],
    [257, "ustar"],
    [345, folder],
  ];
  let header = "\0".repeat(512);
  for (const [at, text] of fields) header = header.slice(0, at) + text + header.slice(at + text.length);
  return header + data + "\0".repeat((512 - (data.length % 512)) % 512);
}

const archive = (...files: string[]) => new TextEncoder().encode(files.join("") + "\0".repeat(1024));
const read = (bytes: Uint8Array<ArrayBuffer>) =>
  [...filesOf(bytes)].map(([path, data]) => [path, new TextDecoder().decode(data)]);

test("files are found with their paths and contents, whatever their length", () => {
  const long = "x".repeat(600);
  const bytes = archive(
    packed("", "a/one.pyc", "1"),
    packed("", "empty", ""),
    packed("", "b/two.toml", long),
    packed("", "c", "3"),
  );
  expect(read(bytes)).toEqual([
    ["a/one.pyc", "1"],
    ["empty", ""],
    ["b/two.toml", long],
    ["c", "3"],
  ]);
});

test("a path that is too long for its field is put together", () => {
  const name = "n".repeat(100);
  expect(read(archive(packed("folder/of/many", name, "4")))).toEqual([[`folder/of/many/${name}`, "4"]]);
});

test("nothing is copied", () => {
  const bytes = archive(packed("", "one", "1"));
  expect([...filesOf(bytes)].every(([, data]) => data.buffer === bytes.buffer)).toBe(true);
});
