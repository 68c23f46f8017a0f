import { signal } from "@preact/signals";
import { afterEach, describe, expect, test, vi } from "vitest";
import { litBy, shownOf } from "../src/hints/Hint";
import { Hints } from "../src/table/hints";
import type { Hint, Problem } from "../src/wire";

const TOLD = { worlds: 64, advice: [{ answer: { type: "Reveal" }, worth: 0.4, behind: 0, margin: 0 }], reasons: [] };
const View = (): null => null;

/** Answers requests with what is given, and notes them. */
function arena(status: number, told: unknown) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify(told), { status }));
  });
  return asked;
}

function hints(at = { table: "K7QM2X", seat: 1, at: 5 }) {
  const problem = signal<Problem | null>(null);
  const fetched = vi.fn(() => Promise.resolve(View));
  return { problem, fetched, made: new Hints(() => at, problem, fetched) };
}

afterEach(() => void vi.unstubAllGlobals());

describe("a hint", () => {
  test("shows the place first, then the answers, then nothing", async () => {
    const asked = arena(200, TOLD);
    const { made, fetched } = hints();
    const steps: string[] = [];
    for (let press = 0; press < 4; press++) {
      await made.press();
      steps.push(made.opened.value);
    }
    expect(steps).toEqual(["place", "answers", "shut", "place"]);
    expect(asked).toEqual([["/api/tables/K7QM2X/hints", { seat: 1, at: 5 }], expect.anything()]);
    expect(made.told.value).toEqual(TOLD);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("that comes too late is not shown", async () => {
    arena(200, TOLD);
    const { made } = hints();
    const thinks = made.press();
    expect(made.opened.value).toBe("thinking");
    made.shut();
    await thinks;
    expect(made.opened.value).toBe("shut");
  });

  test("that is refused says why, and can be asked for again", async () => {
    arena(409, { code: "not_learning", allowed: null, refusal: null, detail: "" });
    const { made, problem } = hints();
    await made.press();
    expect([made.opened.value, problem.value?.code]).toEqual(["shut", "not_learning"]);
    arena(200, TOLD);
    await made.press();
    expect(made.opened.value).toBe("place");
  });

  test("is for somebody who is asked", async () => {
    const asked = arena(200, TOLD);
    const made = new Hints(
      () => null,
      signal(null),
      () => Promise.resolve(View),
    );
    await made.press();
    expect([made.opened.value, asked]).toEqual(["shut", []]);
  });
});

describe("a review", () => {
  test("tells of a mistake, and of nothing else", async () => {
    arena(200, { behind: 0.3, mistake: true });
    const { made, fetched } = hints();
    await made.review("K7QM2X", 1, 6);
    expect(made.mistake.value).toEqual({ seq: 6, behind: 0.3 });
    expect(fetched).toHaveBeenCalledTimes(1);
    arena(200, { behind: 0.02, mistake: false });
    await made.review("K7QM2X", 1, 7);
    expect(made.mistake.value).toBeNull();
    arena(409, { code: "not_learning", allowed: null, refusal: null, detail: "" });
    await made.review("K7QM2X", 1, 8);
    expect(made.mistake.value).toBeNull();
  });

  test("of an earlier action is not told any more", async () => {
    arena(200, { behind: 0.3, mistake: true });
    const { made } = hints();
    const earlier = made.review("K7QM2X", 1, 6);
    arena(200, { behind: 0, mistake: false });
    await Promise.all([earlier, made.review("K7QM2X", 1, 7)]);
    expect(made.mistake.value).toBeNull();
  });
});

describe("what a hint lights", () => {
  const told = (...behind: readonly number[]): Hint => ({
    ...TOLD,
    advice: behind.map((each, place) => ({
      answer: { type: "Play", card: `c${place}` },
      worth: 0.4 - each,
      behind: each,
      margin: 0,
    })),
  });
  const cards = (hint: Hint, alone = false) => litBy(shownOf(hint, alone)).map((lit) => (lit as { card?: unknown }).card);

  test("is the best answer, if it is better than the others", () => {
    expect(cards(told(0, 0.1, 0.2))).toEqual(["c0"]);
  });

  test("are all answers that are equal", () => {
    expect(cards(told(0, 0.01, 0.04, 0.2))).toEqual(["c0", "c1", "c2"]);
  });

  test("are three at most", () => {
    expect(cards(told(0, 0.01, 0.02, 0.03))).toEqual(["c0", "c1", "c2"]);
  });

  test("is one answer where one plays alone, since points are compared exactly", () => {
    expect(cards(told(0, 0.01), true)).toEqual(["c0"]);
  });
});
