// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Around, offerSavedGames } from "../src/savedGames";
import { saveFiles } from "../src/tab/saving";

vi.mock("../src/tab/saving", () => ({ saveFiles: vi.fn() }));

const FILES = { "arena.db": new Uint8Array([1, 2, 3]) };
const reload = vi.fn();
const check = vi.fn<typeof fetch>();
let asked: unknown[];
let found: HTMLElement;

/** The page around this one, which answers at once. */
function around(answer: unknown): Around {
  const postMessage: Around["postMessage"] = (message, _, [port]) => {
    asked.push(message);
    port!.postMessage(answer);
  };
  return { postMessage, location: { reload } };
}

/** The card of the page, with a file that was chosen. */
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", check);
  document.body.innerHTML = `<section><button data-save></button><form><input type="file" name="games">
    <p data-problem="unfit" hidden></p><p data-problem="newer" hidden></p>
    <p data-problem="full" hidden></p></form></section>`;
  found = document.querySelector<HTMLElement>("section")!;
  const file = { arrayBuffer: () => Promise.resolve(FILES["arena.db"].buffer) };
  Object.defineProperty(found.querySelector("input")!, "files", { value: [file] });
});
afterEach(() => void vi.unstubAllGlobals());

const open = (): boolean => found.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
const shown = (problem: string): boolean => !found.querySelector<HTMLElement>(`[data-problem=${problem}]`)!.hidden;

test("all games are saved as the arena's worker has them", async () => {
  const kept = { "arena.db": "its bytes" };
  offerSavedGames(found, around(kept));
  found.querySelector("button")!.click();
  await vi.waitFor(() => expect(saveFiles).toHaveBeenCalledWith(kept));
  expect(asked).toEqual([{ type: "save" }]);
});

test("a file that was checked takes the place of this tab's games, and the arena starts again", async () => {
  check.mockResolvedValue(new Response("{}"));
  offerSavedGames(found, around(true));
  open();
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(asked).toEqual([{ type: "replace", files: FILES }]);
});

test("a file that is refused changes nothing, and the page says why", async () => {
  check.mockResolvedValue(Response.json({ detail: "newer" }, { status: 400 }));
  offerSavedGames(found, around(true));
  open();
  await vi.waitFor(() => expect(shown("newer")).toBe(true));
  expect(shown("unfit")).toBe(false);
  expect(asked).toEqual([]);
});

test("games for which there is no room leave those of this tab, and the page says so", async () => {
  reload.mockClear();
  check.mockResolvedValue(new Response("{}"));
  offerSavedGames(found, around(false));
  open();
  await vi.waitFor(() => expect(shown("full")).toBe(true));
  expect(reload).not.toHaveBeenCalled();
});
