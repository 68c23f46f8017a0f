// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { uiOf } from "../src/parts/ui";
import type { Option } from "../src/wire";
import { KEEP, Line, REVEAL, sight, sitting, WITHIN } from "./sitting";
import { firstFaced } from "../src/table/faces";
import { prefer } from "../src/table/preferences";

let line: Line;

beforeEach(() => {
  line = new Line();
});

test("one looks through the eyes of one's own seat", () => {
  sitting(line, "", false, true, false);
  expect(line.faces).toEqual([1]);
});

test("a first tap chooses, a second confirms, and the answer says what it was an answer to", () => {
  const store = sitting(line, "", true, false);
  line.hear(sight(4, 0, [0], [REVEAL, KEEP]));
  store.choice.choose(KEEP);
  expect(line.asked).toEqual([]);
  expect(store.choice.picked.value).toEqual([KEEP]);
  store.choice.choose(KEEP);
  expect(line.asked[0]?.request).toEqual({ type: "act", seat: 0, at: 4, answer: KEEP, lag: 0 });
});

test("what cannot be taken back is done at once where nothing else is possible", () => {
  const store = sitting(line, "", true, false);
  const told = sight(4, 0, [0], [KEEP]);
  line.hear({ ...told, sight: { ...told.sight, decision: { ...told.sight.decision!, confirm: false, final: ["Keep"] } } });
  store.choice.choose(KEEP);
  expect(line.asked[0]?.request).toMatchObject({ type: "act", answer: KEEP });
});

test("what cannot be taken back is asked about once more, among options that can", () => {
  const store = sitting(line, "", true, false);
  const told = sight(4, 0, [0], [REVEAL, KEEP]);
  const decision = { ...told.sight.decision!, confirm: false, final: ["Reveal"] };
  line.hear({ ...told, sight: { ...told.sight, decision } });
  store.choice.choose(REVEAL);
  expect(line.asked).toEqual([]);
  store.choice.choose(KEEP);
  expect(line.asked[0]?.request).toMatchObject({ type: "act", answer: KEEP });
});

test("until the answer is seen to have happened nothing can be chosen again", async () => {
  const store = sitting(line, "", true, false);
  line.hear(sight(4, 0, [0], [REVEAL, KEEP]));
  store.choice.choose(KEEP);
  store.choice.confirm();
  expect(store.choice.options.value).toEqual([]);
  line.asked[0]?.answer({ type: "done", seq: 5 });
  await Promise.resolve();
  await Promise.resolve();
  expect(store.choice.options.value).toEqual([]);
  line.hear(sight(5, 0, [0], [REVEAL, KEEP]));
  await vi.waitFor(() => expect(store.choice.options.value).toEqual([REVEAL, KEEP]), WITHIN);
});

test("a refusal is shown, and one may choose again", async () => {
  const store = sitting(line, "", true, false);
  line.hear(sight(4, 0, [0], [REVEAL, KEEP]));
  store.choice.choose(KEEP);
  store.choice.confirm();
  line.asked[0]?.answer({ type: "refused", error: { code: "stale", allowed: null, refusal: null, detail: "" } });
  await vi.waitFor(() => expect(store.problem.value?.code).toBe("stale"), WITHIN);
  expect(store.choice.options.value).toEqual([REVEAL, KEEP]);
  expect(store.choice.picked.value).toEqual([]);
});

test("missing numbers are asked for once", () => {
  sitting(line, "", true, false);
  line.hear(sight(3, 0, [1], null));
  line.hear({ ...sight(7, 0, [1], null), since: 6 });
  expect(line.caughtUp).toEqual([0, 3]);
});

test("at a shared device the next one's turn hides everything until the device is handed over", () => {
  const store = sitting(line, "", true, true);
  store.face(0);
  line.hear(sight(3, 0, [0], [KEEP]));
  expect(store.handOver.value).toBeNull();
  line.hear(sight(4, 0, [1], null));
  expect(line.faces).toEqual([null, 0, null]);
  expect(store.handOver.value).toBe(1);
  line.hear(sight(4, null, [1], null));
  store.face(1);
  expect(line.faces).toEqual([null, 0, null, 1]);
  expect(store.handOver.value).toBeNull();
});

test("a shared device on which a game in play is opened shows no hand until someone says who they are", () => {
  const store = sitting(line, "", true, true, false);
  expect(line.faces).toEqual([null]);
  line.hear(sight(3, null, [2], null));
  expect(store.handOver.value).toBeNull();
  line.hear(sight(4, null, [0], null));
  expect(store.handOver.value).toBe(0);
  store.face(0);
  expect(line.faces).toEqual([null, 0]);
});

test("a shared device shows a finished game through the eyes of its first seat", () => {
  expect(firstFaced([0, 1], "over")).toBe(0);
});

test("what other eyes see is not shown", () => {
  const store = sitting(line, "", true, false);
  line.hear(sight(3, null, [0], null));
  expect(store.sight.value).toBeNull();
});

test("what is offered is done at once, as no answer to what is asked", () => {
  const store = sitting(line, "", true, false);
  const told = sight(4, 0, [1], null);
  const ring = { type: "Ring" };
  line.hear({ ...told, sight: { ...told.sight, offers: [ring] } });
  expect(store.choice.options.value).toEqual([]);
  store.choice.accept(KEEP);
  expect(line.asked).toEqual([]);
  store.choice.accept(ring);
  expect(line.asked[0]?.request).toEqual({
    type: "act",
    seat: 0,
    at: 4,
    answer: { type: "unasked", option: ring },
    lag: 0,
  });
  expect(store.offers.value).toEqual([]);
});

test("whoever confirms everything says it twice", () => {
  const store = sitting(line, "", true, false);
  const told = sight(4, 0, [0], [REVEAL, KEEP]);
  const ring = { type: "Ring" };
  line.hear({ ...told, sight: { ...told.sight, offers: [ring] } });
  const before = store.preferences.value;
  prefer({ confirm: "always" });
  store.choice.accept(ring);
  expect(line.asked).toEqual([]);
  store.choice.accept(ring);
  expect(line.asked[0]?.request).toMatchObject({ answer: { type: "unasked", option: ring }, lag: 0 });
  prefer(before);
});

test("on the board a tap on something that is offered may only mean to look: the second one does it", () => {
  const store = sitting(line, "", true, false);
  const told = sight(4, 0, [1], null);
  const ring = { type: "Ring" };
  line.hear({ ...told, sight: { ...told.sight, offers: [ring] } });
  const ui = uiOf(store);
  expect(ui.offered(ring)).toBe(true);
  ui.accept(ring);
  expect(line.asked).toEqual([]);
  expect(uiOf(store).has(ring)).toBe(true);
  ui.accept(ring);
  expect(line.asked[0]?.request).toMatchObject({ answer: { type: "unasked", option: ring }, lag: 0 });
});

const WINDOW = { name: "om_start", stretches: { round: "3.action" } };
const PASS = { type: "Pass" };

const atWindow = (seq: number, ...more: { type: string }[]) => {
  const told = sight(seq, 0, [0], [...more, PASS]);
  return { ...told, sight: { ...told.sight, decision: { ...told.sight.decision!, confirm: false, window: WINDOW } } };
};

const passes = (passing: "able" | null, pace = 0) =>
  ({
    type: "passes",
    seat: 0,
    asked: { "": "able" },
    ahead: [],
    passing,
    ended: null,
    nothing: null,
    pace,
    orders: [],
    ended_orders: [],
    again: null,
    stretches: [],
  }) as const;

test("at the first window the arena is told, once, how one wants to be asked", () => {
  const store = sitting(line, "", true, false);
  store.table.value = { ...store.table.value!, status: "playing" };
  line.hear(atWindow(4, KEEP));
  line.hear(atWindow(5, KEEP));
  expect(line.asked.map(({ request }) => request)).toEqual([
    { type: "set_passes", seat: 0, asked: { "": "able" }, ahead: null, run: false, stop: false, order: null, drop: "" },
  ]);
});

test("while the arena is about to pass nothing is asked, and it is nobody's turn", () => {
  vi.useFakeTimers();
  const store = sitting(line, "", true, false);
  line.hear(passes("able"));
  line.hear(atWindow(4));
  expect([store.ask.value, store.yourTurn.value]).toEqual([null, false]);
  line.hear(passes(null));
  expect(store.yourTurn.value).toBe(false); // its answer may be on the way
  vi.advanceTimersByTime(600);
  expect([store.choice.options.value, store.yourTurn.value]).toEqual([[PASS], true]);
});

test("what the arena has answered is never asked between its answer and the sight of it", () => {
  const store = sitting(line, "", true, false);
  line.hear(passes("able"));
  line.hear(atWindow(4));
  const asked: boolean[] = [];
  const stop = store.ask.subscribe((ask) => asked.push(ask !== null));
  line.hear(passes(null));
  line.hear(sight(5, 0, [1], null));
  stop();
  expect(asked).not.toContain(true);
});

test("doing nothing is left to the arena, which takes the same time whatever one could do", () => {
  const store = sitting(line, "", true, false);
  store.table.value = { ...store.table.value!, status: "playing" };
  line.hear({ ...passes(null), nothing: PASS });
  line.hear(atWindow(4, KEEP));
  store.choice.choose(PASS);
  expect(line.asked.map(({ request }) => request)).toMatchObject([{ type: "set_passes", run: true, stop: false }]);
});

test("a pass of one window alone first has the arena ask about each", async () => {
  const store = sitting(line, "", true, false);
  store.table.value = { ...store.table.value!, status: "playing" };
  line.hear({ ...passes(null), nothing: PASS });
  line.hear(atWindow(4, KEEP));
  void store.passOnly();
  expect(line.asked[0]?.request).toMatchObject({ type: "set_passes", run: false, stop: true });
  line.asked[0]?.answer({ type: "done", seq: 4 });
  await Promise.resolve().then(() => Promise.resolve());
  expect(line.asked[1]?.request).toMatchObject({ type: "act", answer: PASS });
});

test("a question that keeps coming is answered by an order, and after it no sooner than the arena would have", async () => {
  vi.useFakeTimers();
  const store = sitting(line, "", true, false);
  store.table.value = { ...store.table.value!, status: "playing" };
  line.hear({ ...passes(null, 1.5), again: KEEP, stretches: ["round"] });
  line.hear(sight(4, 0, [0], [KEEP, { type: "Other" }]));
  store.passes.order(0, { answer: KEEP, stretch: "round" });
  const order = { answer: KEEP, times: 0, stretch: "round", concern: false, options: false };
  expect(line.asked.map(({ request }) => request)).toMatchObject([{ type: "set_passes", order, stop: false }]);
  line.hear({ ...passes(null, 1.5), ended: "stretch" });
  line.hear(sight(5, 0, [0], [KEEP, { type: "Other" }]));
  store.choice.choose(KEEP);
  store.choice.confirm();
  await vi.advanceTimersByTimeAsync(1_400);
  expect(line.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(line.asked[1]?.request).toMatchObject({ answer: KEEP });
});

test("something done at a window is sent at once", () => {
  const store = sitting(line, "", true, false);
  store.table.value = { ...store.table.value!, status: "playing" };
  line.hear(passes(null, 1.5));
  line.hear(atWindow(4, KEEP));
  store.choice.choose(KEEP);
  expect(line.asked[0]?.request).toMatchObject({ answer: KEEP });
});

test("a tap on a thing puts it into the next place where there is room", () => {
  const store = sitting(line, "", true, false);
  const [bran, mat] = [1, 2].map((piece) => ({ type: "Force", piece })) as unknown as [Option, Option];
  const [field, home] = [{ type: "Toward", challenge: 9 }, { type: "StandDown" }] as const;
  const limits = [
    { least: 0, most: 1 },
    { least: 0, most: 2 },
  ];
  line.hear(sight(4, 0, [0], { type: "assign", things: [bran, mat], places: [field, home], limits, allowed: [] }));
  const ui = () => uiOf(store);
  expect([ui().placed(bran), ui().place(KEEP)]).toEqual([null, undefined]);
  ui().place(bran)?.();
  expect(ui().placed(bran)).toEqual(field);
  ui().place(mat)?.();
  expect(ui().placed(mat)).toEqual(home);
  ui().place(bran)?.();
  expect(ui().placed(bran)).toEqual(home);
});

test("what the arena answers for one is news, and one's own decision is not", () => {
  const { store, did } = withNews();
  expect(numbers(store)).toEqual([3]);
  line.hear({ ...sight(6, 0, [0], [KEEP]), since: 4, events: [did(5, 1), did(6, 0)] });
  expect(numbers(store)).toEqual([5, 6]);
});

test("half an answer leaves the news; what happens after it replaces them", async () => {
  const { store, did } = withNews();
  line.hear({ ...sight(5, 0, [0], [KEEP]), since: 4, events: [did(5, 1)] });
  store.choice.choose(KEEP);
  store.choice.confirm();
  line.asked.at(-1)?.answer({ type: "done", seq: 6 });
  line.hear({ ...sight(6, 0, [0], [KEEP]), since: 5, events: [did(6, 0)] });
  await vi.waitFor(() => expect(numbers(store)).toEqual([5]), WITHIN);
  line.hear({ ...sight(7, 0, [0], [KEEP]), since: 6, events: [did(7, 1)] });
  expect(numbers(store)).toEqual([7]);
});

/** A table at which seat 1 has acted, and seat 0 after it. */
function withNews() {
  const store = sitting(line, "event-Won = won", true, false);
  const did = (seq: number, seat: number) => ({ seq, seat, events: [{ type: "Won", seat }] });
  line.hear({ ...sight(4, 0, [0], [KEEP]), events: [did(3, 1), did(4, 0)] });
  return { store, did };
}

const numbers = (store: ReturnType<typeof sitting>): number[] => store.news.since.value.map(({ seq }) => seq);

test("a question is the same one while others answer it, and a new one once one has answered", () => {
  const store = sitting(line, "", true, false);
  const others = (seq: number, seat: number) => ({
    ...sight(seq, 0, [0], [REVEAL, KEEP]),
    since: seq - 1,
    events: [{ seq, seat, events: [] }],
  });
  line.hear(sight(4, 0, [0, 1], [REVEAL, KEEP]));
  line.hear(others(5, 1));
  expect(store.askedAt.value).toBe(4);
  line.hear(others(6, 0));
  expect(store.askedAt.value).toBe(6);
});

test("events are shown on the way from the sight before them, if that is the one that the message continues", () => {
  const store = sitting(line, "", true, false);
  const show = vi.spyOn(store.theatre, "show");
  line.hear(sight(4, 0, [1], null));
  const known = store.latest.value!.sight;
  const news = [{ seq: 5, seat: 1, events: [{ type: "Kept" }] }];
  line.hear({ ...sight(5, 0, [1], null), since: 4, events: news });
  expect(show.mock.lastCall![0].before).toBe(known);
  line.hear({ ...sight(7, 0, [1], null), since: 6, events: [] });
  expect(show.mock.lastCall![0].before).toBeNull();
});
