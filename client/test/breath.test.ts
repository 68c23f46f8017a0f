import { afterEach, expect, test, vi } from "vitest";
import { breath, sentences } from "../src/text/breath";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["en", "Ada, 3 coins"],
  ["ja", "Ada、3 coins"],
])("what is said in one breath is punctuated as in the language of the page: %s", (lang, said) => {
  vi.stubGlobal("document", { documentElement: { lang } });
  expect(breath("Ada", false, "3 coins", undefined)).toBe(said);
});

test("sentences are set apart by a space, but not after a full-width mark", () => {
  expect(sentences(["Ada passes.", "", "Bob draws."])).toBe("Ada passes. Bob draws.");
  expect(sentences(["Adaがパスしました。", "Bobが引きました。"])).toBe("Adaがパスしました。Bobが引きました。");
});
