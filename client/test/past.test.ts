import { signal } from "@preact/signals";
import { describe, expect, it, vi } from "vitest";
import { FRAME, Past } from "../src/table/past";
import type { Act } from "../src/motion/theatre";
import type { MomentMessage, Seat, Sight } from "../src/wire";

const moment = (seq: number, seat: Seat | null = null): MomentMessage => ({
  type: "moment",
  id: "",
  seq,
  seat,
  happening: { seq, seat: 0, events: [] },
  sight: { situation: { seq } } as unknown as Sight,
});

type Look = (at: number, seat: Seat | null, patches: boolean) => Promise<MomentMessage | null>;

/** A past of three moments, and what is drawn of it and asked for. */
function pastOf(look: Look = async (at, seat) => moment(at, seat), isOver = false) {
  const [drawn, acts, asked]: [Sight[], Act[], number[]] = [[], [], []];
  const past = new Past({
    moments: signal([2, 5, 9]),
    last: signal(9),
    isOver: signal(isOver),
    look: (at, seat, patches) => {
      asked.push(at);
      return look(at, seat, patches);
    },
    theatre: {
      shown: signal(null),
      show: async (act) => void acts.push(act),
      jump: (sight) => void drawn.push(sight),
      skip: () => undefined,
    },
    fetchView: async () => () => null,
  });
  return { past, drawn, acts, asked };
}

describe("earlier moments", () => {
  it("are walked to from the present, one by one, and back into it", async () => {
    const { past } = pastOf();
    const seen = [];
    for (const step of [-1, -1, 1, 1] as const) {
      await past.walk(step);
      seen.push(past.shown.value?.seq ?? "present");
    }
    expect(seen).toEqual([5, 2, 5, "present"]);
  });

  it("are each passed, however fast one walks", async () => {
    const { past } = pastOf(undefined, true);
    await past.visit(2);
    await Promise.all([past.walk(1), past.walk(1)]);
    expect(past.shown.value?.seq).toBe(9);
    await Promise.all([past.walk(-1), past.walk(-1)]);
    expect(past.shown.value?.seq).toBe(2);
  });

  it("are not left by a step that was taken back while it was asked for", async () => {
    const { past } = pastOf(undefined, true);
    await past.visit(2);
    await Promise.all([past.walk(1), past.walk(-1)]);
    expect([past.shown.value?.seq, past.wanted.value]).toEqual([2, null]);
  });

  it("are watched from the one before, with all their motion", async () => {
    const { past, drawn, acts } = pastOf(undefined, true);
    await past.watch(5);
    expect(past.shown.value?.seq).toBe(5);
    expect(drawn.map(({ situation }) => situation)).toEqual([{ seq: 2 }]);
    expect(acts.map(({ news }) => news.map(({ seq }) => seq))).toEqual([[5]]);
    await past.watch(2);
    expect(past.shown.value?.seq, "before the first there is none").toBe(2);
  });

  it("end at the first, beyond which one stays", async () => {
    const { past } = pastOf();
    await past.visit(2);
    expect(await past.walk(-1)).toBe(false);
    expect(past.shown.value?.seq).toBe(2);
  });

  it("end at the last one when the game is over", async () => {
    const { past } = pastOf(undefined, true);
    await past.visit(5);
    expect(await past.walk(1)).toBe(true);
    expect(await past.walk(1)).toBe(false);
    expect(past.shown.value?.seq).toBe(9);
  });

  it("are each preceded by another, but for the first", () => {
    expect([2, 5, 9].map((at) => pastOf().past.before(at))).toEqual([null, 2, 5]);
  });

  it("are left where they were when one is refused", async () => {
    const { past } = pastOf(async (at) => (at === 5 ? moment(5) : null));
    await past.visit(5);
    expect(await past.visit(2)).toBe(false);
    expect(past.shown.value?.seq).toBe(5);
  });

  it("are not asked for where the present is meant", async () => {
    const { past, asked } = pastOf();
    await past.visit(9);
    expect([past.shown.value, asked]).toEqual([null, []]);
  });

  it("move when one walks on, and not when one jumps", async () => {
    const { past, drawn, acts } = pastOf(undefined, true);
    await past.visit(2);
    await past.walk(1);
    await past.walk(-1);
    expect(drawn).toEqual([moment(2).sight, moment(2).sight]);
    expect(acts).toEqual([{ before: moment(2).sight, news: [moment(5).happening], sight: moment(5).sight }]);
  });

  it("of a finished game are asked for once", async () => {
    const { past, asked } = pastOf(undefined, true);
    for (const at of [2, 5, 2, 5]) await past.visit(at);
    expect(asked).toEqual([2, 5]);
  });

  it("give way to what was asked for later, whatever comes first", async () => {
    const answers = new Map<number, (moment: MomentMessage) => void>();
    const { past } = pastOf((at) => new Promise((resolve) => answers.set(at, resolve)), true);
    const visits = [past.visit(2), past.visit(5)];
    answers.get(5)!(moment(5));
    answers.get(2)!(moment(2));
    await Promise.all(visits);
    expect(past.shown.value?.seq).toBe(5);
  });

  it("are seen through other eyes, and stay with those of before if that is refused", async () => {
    const { past } = pastOf(async (at, seat) => (seat === 7 ? null : moment(at, seat)), true);
    await past.visit(5);
    await past.face(1);
    expect([past.shown.value?.seq, past.shown.value?.seat]).toEqual([5, 1]);
    await past.face(7);
    expect([past.seat.value, past.shown.value?.seat]).toEqual([1, 1]);
  });
});

describe("a hand that drags", () => {
  it("is followed 15 times a second, and to where it ends", async () => {
    vi.useFakeTimers();
    const { past, asked } = pastOf(undefined, true);
    for (const at of [2, 5, 9, 5, 2, 9]) {
      void past.seek(at);
      await vi.advanceTimersByTimeAsync(FRAME / 4);
    }
    await vi.advanceTimersByTimeAsync(FRAME * 3);
    expect(past.shown.value?.seq).toBe(9);
    expect(asked.length).toBeLessThanOrEqual(3);
    vi.useRealTimers();
  });

  it("does not leave a game that goes on when it comes to its end", async () => {
    const { past } = pastOf();
    await past.seek(9);
    expect(past.shown.value?.seq).toBe(9);
  });

  it("is given up when a moment is refused", async () => {
    const { past } = pastOf(async () => null, true);
    await past.seek(5);
    expect([past.wanted.value, past.shown.value]).toEqual([null, null]);
  });
});
