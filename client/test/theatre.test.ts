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

const act = (view: Coins, ...coins: readonly number[]): Act => ({
  sight: { ...sight(1, 0, [0], []).sight, view },
  news: [{ seq: 1, seat: 0, events: coins.map((count) => ({ type: "Paid", coins: count })) }],
});

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
async function watched(told: Pick<GameBoard<Coins, Paid>, "told">): Promise<readonly unknown[]> {
  const drawn: unknown[] = [];
  const theatre = theatreOf({ ...told } as GameBoard);
  theatre.show(act({ purse: 9, chest: 0 }));
  effect(() => {
    drawn.push(theatre.shown.value?.view);
  });
  theatre.show(act({ purse: 4, chest: 5 }, 2, 3));
  await vi.waitFor(() => expect(theatre.playing.value).toBe(false), WITHIN);
  return drawn;
}

test("events are watched one by one, and at the end lies what the server sent", async () => {
  const told = ({ coins }: Paid) => ({ purse: (now: number) => now - coins });
  expect(await watched({ told })).toEqual([
    { purse: 9, chest: 0 },
    { purse: 9 - 2, chest: 0 },
    { purse: 9 - 2 - 3, chest: 0 },
    { purse: 4, chest: 5 },
  ]);
});

test("what an event says nothing about stays until the end", async () => {
  const drawn = await watched({ told: () => undefined });
  const before = { purse: 9, chest: 0 };
  expect(drawn).toEqual([before, before, { purse: 4, chest: 5 }]);
  expect(drawn[1]).toBe(drawn[0]);
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
  theatre.show(act({ purse: 9, chest: 0 }));
  theatre.show(act({ purse: 4, chest: 5 }, 2, 3));
  await vi.waitFor(() => expect(heard).toEqual(["card", "coin"]), WITHIN);
});

test("a board that tells nothing shows all with the first event", async () => {
  expect((await watched({}))[1]).toEqual({ purse: 4, chest: 5 });
});

test("what the events of an action have shown is not drawn once more before the next action", async () => {
  const drawn: unknown[] = [];
  const theatre = theatreOf({
    told: ({ coins }: Paid) => ({ purse: (now: number) => now - coins }),
  } as unknown as GameBoard);
  theatre.show(act({ purse: 9, chest: 0 }));
  effect(() => void drawn.push(theatre.shown.value));
  theatre.show(act({ purse: 7, chest: 0 }, 2));
  theatre.show(act({ purse: 4, chest: 0 }, 3));
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
    () => ({ told: () => undefined }) as unknown as GameBoard,
    () => QUICK,
    (_, event) => told.push(`event ${event}`),
  );
  theatre.show(act({ purse: 9, chest: 0 }));
  theatre.show(act({ purse: 4, chest: 5 }, 2, 3));
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
    () => ({ told: () => undefined }) as unknown as GameBoard,
    () => QUICK,
    () => undefined,
  );
  theatre.show(act({ purse: 9, chest: 0 }));
  theatre.show(act({ purse: 4, chest: 5 }, 2));
  await vi.waitFor(() => expect(theatre.playing.value).toBe(false), WITHIN);
  vi.unstubAllGlobals();
  expect(travels).toBe(true);
});
