// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { pageOf } from "../src/tab/frame";
import { cacheOf, isFull, nameOf } from "../src/tab/folder";
import { MemoryFile } from "../src/tab/memoryFile";
import { replaceAll, savedIn } from "../src/tab/replacing";
import { missingIn } from "../src/tab/missing";
import { languageOf } from "../src/tab/words";

const WHOLE = {
  isSecureContext: true,
  navigator: { serviceWorker: {}, locks: {} },
  caches: {},
  WebAssembly: {},
  DecompressionStream: {},
};

test("a browser that lacks something is told what", () => {
  expect(missingIn(WHOLE)).toBeNull();
  expect(missingIn({ ...WHOLE, isSecureContext: false })).toBe("needs-https");
  expect(missingIn({ ...WHOLE, navigator: { locks: {} } })).toBe("needs-worker");
  expect(missingIn({ ...WHOLE, caches: undefined })).toBe("needs-worker");
  expect(missingIn({ ...WHOLE, DecompressionStream: undefined })).toBe("needs-newer-browser");
  expect(missingIn({ ...WHOLE, navigator: { serviceWorker: {} } })).toBe("needs-newer-browser");
});

test("the page speaks the first language of the browser that it knows", () => {
  expect(languageOf(["fr-FR", "ja-JP", "en"])).toBe("ja");
  expect(languageOf(["de"])).toBe("en");
});

test("folders at the same host keep their files apart", () => {
  expect(nameOf("/")).not.toBe(nameOf("/regalia/"));
  expect(cacheOf("/regalia/", "1")).not.toBe(cacheOf("/regalia/", "2"));
  expect(nameOf("/games/regalia/")).not.toContain("/");
});

test("the address of a tab names a page", () => {
  expect(pageOf("#/t/ABC?at=3")).toBe("t/ABC?at=3");
  expect(pageOf("")).toBe("");
  expect(pageOf("#games")).toBe("");
});

const bytes = (...values: number[]) => new Uint8Array(values);

function readAll(file: MemoryFile): number[] {
  const found = new Uint8Array(file.getSize());
  expect(file.read(found, { at: 0 })).toBe(found.length);
  return [...found];
}

test("a file in memory grows where it is written", () => {
  const file = new MemoryFile();
  file.write(bytes(1, 2), { at: 0 });
  file.write(bytes(9), { at: 4 });
  expect(readAll(file)).toEqual([1, 2, 0, 0, 9]);
});

test("a file in memory that is cut off and grows again has zeros there", () => {
  const file = new MemoryFile();
  file.write(bytes(1, 2, 3, 4), { at: 0 });
  file.truncate(1);
  file.truncate(3);
  expect(readAll(file)).toEqual([1, 0, 0]);
});

test("a file in memory is read up to its end", () => {
  const file = new MemoryFile();
  file.write(bytes(1, 2, 3), { at: 0 });
  expect(file.read(new Uint8Array(4), { at: 1 })).toBe(2);
  expect(file.read(new Uint8Array(4), { at: 5 })).toBe(0);
});

test("a full disk is known by the browser's error and by what Python tells of it", () => {
  expect(isFull(new DOMException("", "QuotaExceededError"))).toBe(true);
  expect(isFull(new Error("Traceback: apsw.FullError: QuotaExceededError: no room"))).toBe(true);
  expect(isFull(new DOMException("", "InvalidStateError"))).toBe(false);
});

test("files for which there is no room leave those that are kept", () => {
  const files = new Map(["arena.db", "journal", "secret"].map((name) => [name, new MemoryFile()]));
  const kept = { "arena.db": bytes(1, 2), journal: bytes(), secret: bytes(3) };
  replaceAll(files, kept);
  vi.spyOn(files.get("journal")!, "write").mockImplementationOnce(() => {
    throw new Error("QuotaExceededError");
  });
  expect(() => replaceAll(files, { "arena.db": bytes(7, 8, 9) })).toThrow("QuotaExceededError");
  expect(savedIn(files)).toEqual(kept);
  replaceAll(files, { "arena.db": bytes(7, 8, 9) });
  expect(savedIn(files)).toEqual({ "arena.db": bytes(7, 8, 9), journal: bytes(), secret: bytes() });
});
