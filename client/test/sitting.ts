import { signal } from "@preact/signals";
import { vi } from "vitest";
import type { GameBoard } from "../src/board";
import type { Connection } from "../src/live/connection";
import { Dice } from "../src/table/dice";
import { speaker } from "../src/text/speaker";
import type { Ask, FromTable, Option, Reply, Request, SightMessage, TableMessage } from "../src/wire";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
const { Store } = await import("../src/table/store");

/** Milliseconds after which what is awaited will never come; it mostly comes at once. */
export const WITHIN = 30_000;
export const KEEP: Option = { type: "Keep" };
export const REVEAL: Option = { type: "Reveal" };
const board = { about: () => ({}) } as unknown as GameBoard;

/** A line whose questions wait until the test answers them. */
export class Line {
  readonly asked: { request: Request; answer(reply: Partial<Reply>): void }[] = [];
  readonly faces: (number | null)[] = [];
  lag = 0;
  readonly caughtUp: number[] = [];
  readonly state = signal("live");
  readonly unanswered = signal(0);
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

export function table(yours: readonly boolean[]): TableMessage {
  const seats = yours.map((own, seat) => ({
    person: own ? "u" : null,
    name: `P${seat}`,
    bot: null,
    here: true,
    away: false,
    yours: own,
    nonce: null,
    brought: false,
    forfeited: false,
    resigned: false,
    shows: false,
    at_random: false,
    seal: null,
  }));
  const facts = { id: "T", game: "g", status: "playing", public: true, options: {}, host: "u", commitment: "" } as const;
  const time = {
    tempo: null,
    flag: "bot",
    stand_in: "squire",
    paused: false,
    paused_until: null,
    motion: null,
    called_off: false,
    closed_why: "",
    talk: null,
    learning: false,
    hints: [],
    from_file: false,
    began_elsewhere: false,
    event: "",
    rated: false,
    spectators: { welcome: "all", delay: "none", hands: false },
    behind: false,
  } as const;
  const nobody = { wishes: [], removed: [], watching: 0 };
  const quiet = { starting: false, seed: null, rematch: null, pack: null, asking: null, origin: null, ...nobody };
  return { type: "table", ...facts, ...quiet, ...time, seats };
}

export function sight(seq: number, seat: number | null, waiting: number[], ask: Option[] | Ask | null): SightMessage {
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
      decision: { kind: "RevealOrKeep", rule: "5.2", waiting, confirm: true, final: [], window: null },
      ask: Array.isArray(ask) ? { type: "one", options: ask } : ask,
      given: null,
      ranking: null,
      situation: {},
      offers: [],
      recommended: [],
    },
  };
}

/** Somebody who holds these seats, at the end of a line. */
export function sitting(line: Line, words: string, ...yours: boolean[]) {
  const store = new Store(
    speaker("en", words),
    board,
    "u",
    (hear) => {
      line.hear = hear;
      return line as unknown as Connection;
    },
    new Dice({ getItem: () => null, setItem: () => undefined }, () => Promise.resolve(null)),
  );
  line.hear(table(yours));
  return store;
}
