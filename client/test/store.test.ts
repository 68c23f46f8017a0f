import { beforeEach, expect, test, vi } from "vitest";
import type { GameBoard } from "../src/board";
import type { Connection } from "../src/live/connection";
import { speaker } from "../src/text/speaker";
import type { FromTable, Option, Reply, Request, SightMessage, TableMessage } from "../src/wire";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
const { Store } = await import("../src/table/store");

const KEEP: Option = { type: "Keep" };
const REVEAL: Option = { type: "Reveal" };
const board = { told: (view: unknown) => view, motion: () => ({}), about: () => ({}) } as unknown as GameBoard;

/** A line whose questions wait until the test answers them. */
class Line {
  readonly asked: { request: Request; answer(reply: Partial<Reply>): void }[] = [];
  readonly faces: (number | null)[] = [];
  readonly caughtUp: number[] = [];
  hear: (message: FromTable) => void = () => undefined;

  ask(request: Request): Promise<Reply> {
    return new Promise((resolve) =>
      this.asked.push({ request, answer: (reply) => resolve({ id: "a", ...reply } as Reply) }),
    );
  }
  face(seat: number | null): void {
    this.faces.push(seat);
  }
  catchUp(since: number): void {
    this.caughtUp.push(since);
  }
}

function table(yours: readonly boolean[]): TableMessage {
  const seats = yours.map((own, seat) => ({
    person: own ? "u" : null,
    name: `P${seat}`,
    bot: null,
    here: true,
    away: false,
    ready: true,
    yours: own,
  }));
  const facts = { id: "T", game: "g", status: "playing", public: true, options: {}, host: "u", commitment: "" } as const;
  return { type: "table", ...facts, seed: null, rematch: null, seats, watching: 0, asking: null };
}

function sight(seq: number, seat: number | null, waiting: number[], options: Option[] | null): SightMessage {
  return {
    type: "sight",
    seq,
    since: Math.max(seq - 1, 0),
    seat,
    events: [{ seq, seat: 0, events: [] }],
    undo: [],
    sight: {
      view: { seq },
      nouns: {},
      decision: { kind: "RevealOrKeep", rule: "5.2", waiting, confirm: true },
      ask: options && { type: "one", options },
      given: null,
      ranking: null,
    },
  };
}

let line: Line;

function sitting(...yours: boolean[]) {
  const store = new Store(speaker("en", ""), board, "u", (hear) => {
    line.hear = hear;
    return line as unknown as Connection;
  });
  line.hear(table(yours));
  return store;
}

beforeEach(() => {
  line = new Line();
});

test("one looks through the eyes of one's own seat", () => {
  sitting(false, true, false);
  expect(line.faces).toEqual([1]);
});

test("a first tap chooses, a second confirms, and the answer says what it was an answer to", () => {
  const store = sitting(true, false);
  line.hear(sight(4, 0, [0], [REVEAL, KEEP]));
  store.choose(KEEP);
  expect(line.asked).toEqual([]);
  expect(store.picked.value).toEqual([KEEP]);
  store.choose(KEEP);
  expect(line.asked[0]?.request).toEqual({ type: "act", seat: 0, at: 4, answer: KEEP });
});

test("until the answer is seen to have happened nothing can be chosen again", async () => {
  const store = sitting(true, false);
  line.hear(sight(4, 0, [0], [REVEAL, KEEP]));
  store.choose(KEEP);
  store.confirm();
  expect(store.options.value).toEqual([]);
  line.asked[0]?.answer({ type: "done", seq: 5 });
  await Promise.resolve();
  await Promise.resolve();
  expect(store.options.value).toEqual([]);
  line.hear(sight(5, 0, [0], [REVEAL, KEEP]));
  await vi.waitFor(() => expect(store.options.value).toEqual([REVEAL, KEEP]));
});

test("a refusal is shown, and one may choose again", async () => {
  const store = sitting(true, false);
  line.hear(sight(4, 0, [0], [REVEAL, KEEP]));
  store.choose(KEEP);
  store.confirm();
  line.asked[0]?.answer({ type: "refused", error: { code: "stale", allowed: null, refusal: null, detail: "" } });
  await vi.waitFor(() => expect(store.problem.value?.code).toBe("stale"));
  expect(store.options.value).toEqual([REVEAL, KEEP]);
  expect(store.picked.value).toEqual([]);
});

test("missing numbers are asked for once", () => {
  sitting(true, false);
  line.hear(sight(3, 0, [1], null));
  line.hear({ ...sight(7, 0, [1], null), since: 6 });
  expect(line.caughtUp).toEqual([0, 3]);
});

test("at a shared device the next one's turn hides everything until the device is handed over", () => {
  const store = sitting(true, true);
  line.hear(sight(3, 0, [0], [KEEP]));
  expect(store.handOver.value).toBeNull();
  line.hear(sight(4, 0, [1], null));
  expect(line.faces).toEqual([0, null]);
  expect(store.handOver.value).toBe(1);
  line.hear(sight(4, null, [1], null));
  store.face(1);
  expect(line.faces).toEqual([0, null, 1]);
  expect(store.handOver.value).toBeNull();
});

test("what other eyes see is not shown", () => {
  const store = sitting(true, false);
  line.hear(sight(3, null, [0], null));
  expect(store.sight.value).toBeNull();
});
