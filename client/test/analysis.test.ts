import { describe, expect, it, test, vi } from "vitest";
import { alsoGood, barOf, compared, costOf, pegsOf, rounded, signed, sumOf } from "../src/analysis/figures";
import { Findings, isToShow } from "../src/analysis/findings";
import { clusters, decidedFrom, type Mark, marksOf, turnsOf } from "../src/analysis/marks";
import { namesOf } from "../src/analysis/rounds";
import { bandsOf, chancesAt, pointsOf, stacked } from "../src/analysis/stack";
import type { Advice, AnalysisOf, JudgedMoment } from "../src/wire";

const advice = (answer: string, worth: number, behind = 0, margin = 0): Advice => ({
  answer: { type: answer },
  worth,
  behind,
  margin,
});

function moment(at: number, more: Partial<JudgedMoment> = {}): JudgedMoment {
  const played = advice("Wait", 0.5);
  const nothing = { points: [0, 0], skill: [0, 0], luck: [0, 0] };
  return { at, seat: 0, chances: [0.5, 0.5], ...nothing, played, best: [played], worlds: 32, ...more };
}

describe("the stack", () => {
  const moments = [0, 1, 2, 3, 4];

  test("stands where the position right before each decision is, and ends with the result", () => {
    const judged = [moment(1), moment(3, { chances: [0.8, 0.2] })];
    expect(pointsOf(judged, moments, [1, 0])).toEqual([
      { x: 0, shares: [0.5, 0.5] },
      { x: 0.5, shares: [0.8, 0.2] },
      { x: 1, shares: [1, 0] },
    ]);
    expect(pointsOf(judged, moments, null)).toHaveLength(2);
    expect(pointsOf([], moments, [1, 0])).toEqual([]);
  });

  test("fills all of the height, however the chances add up", () => {
    expect(pointsOf([moment(1, { chances: [0.125, 0.375] })], moments, null)[0]!.shares).toEqual([0.25, 0.75]);
  });

  test("has one's own seat at the bottom and the winner on top", () => {
    const ranking = [2, 0, 1].map((seat, place) => ({ seat, rank: place + 1, keys: [] }));
    expect(stacked(ranking, undefined)).toEqual([1, 0, 2]);
    expect(stacked(ranking, 0)).toEqual([0, 1, 2]);
    expect(stacked(ranking, 2)).toEqual([2, 1, 0]);
  });

  test("lays each seat upon those below it", () => {
    const points = [
      { x: 0, shares: [0.25, 0.75] },
      { x: 1, shares: [1, 0] },
    ];
    expect(bandsOf(points, [0, 1])).toEqual([
      { seat: 0, outline: "polygon(0% 75%,100% 0%,100% 100%,0% 100%)" },
      { seat: 1, outline: "polygon(0% 0%,100% 0%,100% 0%,0% 75%)" },
    ]);
  });

  test("says the chances of any place", () => {
    const points = pointsOf([moment(2), moment(4, { chances: [0, 1] })], moments, null);
    expect([0, 0.25, 0.5, 0.75, 1].map((x) => chancesAt(points, x)?.[1])).toEqual([undefined, 0.5, 0.5, 1, 1]);
  });
});

describe("marks", () => {
  const judged = [
    moment(1, { word: "mistake", skill: [-0.12, 0.12] }),
    moment(4, { seat: 1, luck: [0.2, -0.2] }),
    moment(5, { word: "blunder", luck: [-0.1, 0.1], skill: [-0.3, 0.3] }),
    moment(9, { luck: [0.09, -0.09], decided: true }),
  ];
  const marks = marksOf(judged);

  test("are words, and luck of at least one game in ten", () => {
    expect(marks.map(({ kind, moment: { at } }) => `${kind} ${at}`)).toEqual([
      "mistake 1",
      "luck 4",
      "blunder 5",
      "luck 5",
    ]);
  });

  test("share a target where they are near, under the weightiest", () => {
    const placeOf = ({ moment: { at } }: Mark): number => at / 10;
    expect(clusters(marks, placeOf, 0.15).map(({ first, marks: near, x }) => [first.kind, near.length, x])).toEqual([
      ["mistake", 1, 0.1],
      ["blunder", 3, 0.4],
    ]);
    expect(clusters(marks, placeOf, 0)).toHaveLength(marks.length);
  });

  test("the largest changes are told in the order of play, with their cause", () => {
    expect(turnsOf(judged, 3)).toEqual([
      { at: 1, seat: 0, change: -0.12, cause: "skill" },
      { at: 4, seat: 0, change: 0.2, cause: "luck" },
      { at: 5, seat: 0, change: -0.3, cause: "skill" },
    ]);
  });

  test("a game is decided from where it stays so", () => {
    expect(decidedFrom(judged)?.at).toBe(9);
    expect(decidedFrom([moment(1, { decided: true }), moment(2)])).toBe(null);
  });
});

describe("what an answer has cost", () => {
  it.each([
    [0.049, 0.01, "cost-none", {}],
    [0.2, 0.1, "cost", { count: 2, low: 1, high: 3 }],
    [0.2, 0.01, "cost-sure", { count: 2 }],
    [0.1, 0.08, "cost-most", { count: 1, high: 2 }],
    [0.06, 0.03, "cost-rare", { of: 17, low: 33, high: 11 }],
    [0.06, 0.06, "cost-rare-most", { of: 17, high: 8 }],
  ])("%d ± %d is %s", (behind, margin, name, args) => {
    expect(costOf({ behind, margin })).toEqual({ name, args });
  });

  test("is seen beside the best answer; a good one beside what would have been worse", () => {
    const [best, next, worse] = [advice("Go", 0.5), advice("Run", 0.49, 0.01), advice("Wait", 0.3, 0.2, 0.05)];
    expect(compared(moment(1, { played: worse, best: [best, next, worse] }))).toEqual([best]);
    expect(compared(moment(1, { played: best, best: [best, next, worse] }))).toEqual([worse]);
    expect(compared(moment(1, { played: best, best: [best, next] }))).toEqual([]);
    expect(alsoGood(moment(1, { played: worse, best: [best, next, worse] }))).toEqual([next]);
  });

  test("fills pegs, the last of them in part", () => {
    expect(pegsOf(0.25)).toEqual([1, 1, 0.5, 0, 0, 0, 0, 0, 0, 0]);
    expect(pegsOf(1).every((peg) => peg === 1)).toBe(true);
  });
});

describe("figures", () => {
  test("add up after they are rounded", () => {
    expect(rounded([0.4, 0.4, 0.2], 1)).toEqual([1, 0, 0]);
    expect(rounded([-0.6, 25.3, -24.7], 0)).toEqual([0, 25, -25]);
    const summary = { seat: 0, decisions: 9, inexact: 0, mistakes: 1, blunders: 0, loss: 0.01, margin: null, usual: 0.01 };
    const { start, play, others, luck, end } = sumOf({ ...summary, play: -0.214, others: 0.333, luck: 0.631 }, 0.25);
    expect(start + play + others + luck).toBe(end);
    expect(end).toBe(100);
  });

  test("have signs and bars from the middle", () => {
    expect([9, 0, -21].map(signed)).toEqual(["+9", "0", "−21"]);
    expect([barOf(10, 20), barOf(-20, 20), barOf(-30, 20)]).toEqual([
      { left: 50, width: 25 },
      { left: 0, width: 50 },
      { left: 0, width: 50 },
    ]);
  });
});

test("rounds are named in full, by their numbers, or not at all", () => {
  const rounds = (...rooms: number[]) => rooms.map((room, place) => ({ words: `Round ${place + 1} begins`, room }));
  expect(namesOf(rounds(150, 150, 5))).toEqual(["Round 1 begins", "Round 2 begins", ""]);
  expect(namesOf(rounds(150, 60, 5))).toEqual(["1", "2", ""]);
  expect(
    namesOf([
      { words: "Spring", room: 80 },
      { words: "Summer", room: 30 },
    ]),
  ).toEqual(["Spring", ""]);
});

describe("findings", () => {
  const told = (after: number, moments: readonly JudgedMoment[], more: Partial<AnalysisOf> = {}): AnalysisOf => ({
    state: "running",
    ahead: 0,
    count: 3,
    after,
    moments,
    seats: [],
    end: [1, 0],
    doubts: [],
    obstacle: null,
    ...more,
  });

  test("are shown once they are asked for, and stay when the rules have changed", () => {
    expect(isToShow(null)).toBe(false);
    expect(isToShow(told(0, [], { state: "none" }))).toBe(false);
    expect(isToShow(told(0, [], { state: "waiting" }))).toBe(true);
    expect(isToShow(told(0, [], { state: "waiting", obstacle: "rules" }))).toBe(false);
    expect(isToShow(told(0, [moment(1)], { state: "done", obstacle: "rules" }))).toBe(true);
  });

  test("fetch what is new, and put it behind what is known", async () => {
    const ask = vi.fn();
    ask.mockResolvedValueOnce({ value: told(0, [moment(1)]) }).mockResolvedValueOnce({ value: told(1, [moment(2)]) });
    const findings = new Findings("/a", ask, vi.fn());
    await findings.load();
    findings.hear({ type: "analysis", state: "running", ahead: 0, done: 1, count: 3 });
    expect(ask).toHaveBeenCalledTimes(1);
    findings.hear({ type: "analysis", state: "running", ahead: 0, done: 2, count: 3 });
    await vi.waitFor(() => expect(findings.moments.map(({ at }) => at)).toEqual([1, 2]));
    expect(ask.mock.calls).toEqual([
      ["GET", "/a?after=0"],
      ["GET", "/a?after=1"],
    ]);
  });

  test("that come while others are fetched are fetched afterwards", async () => {
    const ask = vi.fn().mockResolvedValue({ value: told(0, []) });
    const findings = new Findings("/a", ask, vi.fn());
    await Promise.all([findings.load(), findings.load(), findings.load()]);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });

  test("a refused request is said; one that is heard is followed", async () => {
    const fail = vi.fn();
    const ask = vi.fn();
    const problem = { code: "busy", allowed: null, refusal: null, detail: "" };
    ask.mockResolvedValueOnce({ problem }).mockResolvedValue({ value: told(0, [], { state: "waiting", ahead: 2 }) });
    const findings = new Findings("/a", ask, fail);
    await findings.request();
    expect(fail).toHaveBeenCalledWith(problem);
    expect(findings.told.value).toBe(null);
    await findings.request();
    expect(findings.told.value?.state).toBe("waiting");
  });
});
