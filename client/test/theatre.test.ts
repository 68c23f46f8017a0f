// @vitest-environment jsdom
import { effect } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { GameBoard } from "../src/board";
import { type Act, Theatre } from "../src/motion/theatre";
import { sight, WITHIN } from "./sitting";

const QUICK = 1;

interface Coins {
  readonly purse: number;
  readonly chest: number;
}

interface Paid {
  readonly type: "Paid";
  readonly coins: number;
}

const sightOf = (view: Coins): Act["sight"] => ({ ...sight(1, 0, [0], []).sight, view });

/** Payments after a view, and the view after them; each but the last has its patch, unless there are to be none. */
function act(view: Coins, before: Coins | null = null, coins: readonly number[] = [], patches = true): Act {
  let purse = before?.purse ?? 0;
  const paid = coins.slice(0, -1).map((count) => [{ op: "replace", path: "/purse", value: (purse -= count) }] as const);
  const events = coins.map((count) => ({ type: "Paid", coins: count }));
  const news = [{ seq: 1, seat: 0, events, ...(patches && { patches: paid }) }];
  return { before: before && sightOf(before), news, sight: sightOf(view) };
}

const FULL: Coins = { purse: 9, chest: 0 };
const PAID: Coins = { purse: 4, chest: 5 };

/** A theatre for a board, in which motion is quick. */
function theatreOf(board: GameBoard): Theatre {
  const stage = { root: document.createElement("div"), loft: document.createElement("div") };
  return new Theatre(
    () => stage,
    () => board,
    () => QUICK,
    () => undefined,
  );
}

/** The views that are drawn one after the other while two payments are watched. */
async function watched(paid: Act): Promise<readonly unknown[]> {
  const drawn: unknown[] = [];
  const theatre = theatreOf({} as GameBoard);
  theatre.show(act(FULL));
  effect(() => {
    drawn.push(theatre.shown.value?.view);
  });
  theatre.show(paid);
  await vi.waitFor(() => expect(theatre.playing.value).toBe(false), WITHIN);
  return drawn.filter((view, place) => view !== drawn[place - 1]);
}

test("events are watched one by one, and with the last one lies what the server sent", async () => {
  expect(await watched(act(PAID, FULL, [2, 3]))).toEqual([FULL, { purse: 9 - 2, chest: 0 }, PAID]);
});

test("without patches, or without the view that they change, the first event shows all", async () => {
  expect(await watched(act(PAID, FULL, [2, 3], false))).toEqual([FULL, PAID]);
  expect(await watched({ ...act(PAID, FULL, [2, 3]), before: null })).toEqual([FULL, PAID]);
});

test("an event sounds as its motion says, or else as its type does", async () => {
  const heard: string[] = [];
  const stage = { root: document.createElement("div"), loft: document.createElement("div") };
  const motion = ({ coins }: Paid) => (coins === 3 ? { sound: "coin" as const } : undefined);
  const board = { sounds: { Paid: "card" }, motion } as unknown as GameBoard;
  const theatre = new Theatre(
    () => stage,
    () => board,
    () => QUICK,
    () => undefined,
    undefined,
    (name) => heard.push(name),
  );
  theatre.show(act(FULL));
  theatre.show(act(PAID, FULL, [2, 3]));
  await vi.waitFor(() => expect(heard).toEqual(["card", "coin"]), WITHIN);
});

test("what the events of an action have shown is not drawn once more before the next action", async () => {
  const drawn: unknown[] = [];
  const theatre = theatreOf({} as GameBoard);
  const less = { purse: 9 - 2, chest: 0 };
  theatre.show(act(FULL));
  effect(() => void drawn.push(theatre.shown.value));
  theatre.show(act(less, FULL, [2]));
  theatre.show(act({ purse: 4, chest: 0 }, less, [3]));
  await vi.waitFor(() => expect(theatre.playing.value).toBe(false), WITHIN);
  expect(drawn.map((each) => (each as Act["sight"]).view)).toEqual([
    { purse: 9, chest: 0 },
    { purse: 9 - 2, chest: 0 },
    { purse: 9 - 2 - 3, chest: 0 },
    { purse: 4, chest: 0 }, // with what is asked now
  ]);
});

test("between two events the browser paints the table", async () => {
  const told: string[] = [];
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => (told.push("painted"), setTimeout(paint)));
  const stage = { root: document.createElement("div"), loft: document.createElement("div") };
  const theatre = new Theatre(
    () => stage,
    () => ({}) as GameBoard,
    () => QUICK,
    (_, event) => told.push(`event ${event}`),
  );
  theatre.show(act(FULL));
  theatre.show(act(PAID, FULL, [2, 3]));
  await vi.waitFor(() => expect(theatre.playing.value).toBe(false), WITHIN);
  vi.unstubAllGlobals();
  expect(told).toEqual(["event 0", "painted", "event 1", "painted"]);
});

test("what else changes between two events travels, too", async () => {
  const stage = { root: document.createElement("div"), loft: document.createElement("div") };
  const read = vi.spyOn(stage.root, "querySelectorAll");
  let travels = false;
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => {
    const before = read.mock.calls.length;
    theatre.change(() => undefined);
    travels = read.mock.calls.length > before;
    setTimeout(paint);
  });
  const theatre = new Theatre(
    () => stage,
    () => ({}) as GameBoard,
    () => QUICK,
    () => undefined,
  );
  theatre.show(act(FULL));
  theatre.show(act(PAID, FULL, [2]));
  await vi.waitFor(() => expect(theatre.playing.value).toBe(false), WITHIN);
  vi.unstubAllGlobals();
  expect(travels).toBe(true);
});
