import { signal } from "@preact/signals";
import { describe, expect, test, vi } from "vitest";
import { about, begin, left, limited, MOST, orderOf, TIMES, wishing } from "../src/ahead/draft";
import { Ahead } from "../src/table/ahead";
import type { ForeseenMessage, ForeseenQuestion, Reply, Request } from "../src/wire";

const [KEEP, REVEAL] = [{ type: "Keep" }, { type: "Reveal" }];
const REVEALING: ForeseenQuestion = {
  question: "RevealOrKeep",
  ask: { type: "one", options: [REVEAL, KEEP] },
  facts: { kind: ["ambush", "spy"] },
};
const BID: ForeseenQuestion = { question: "Bid", ask: { type: "number", least: 2, most: 9 }, facts: {} };
const offered = (current: string | null): ForeseenMessage => ({
  type: "foreseen",
  id: "f1",
  questions: [BID, REVEALING],
  current,
  facts: current === "RevealOrKeep" ? { kind: "spy" } : {},
  stretches: ["round"],
  most: 16,
});

describe("the draft of an order", () => {
  test("begins with the open question as it is, for good, or else with the first one, for once", () => {
    expect(begin(offered("RevealOrKeep"), KEEP)).toEqual({
      question: "RevealOrKeep",
      facts: { kind: "spy" },
      wishes: [KEEP],
      nearest: false,
      until: "game",
    });
    expect(begin(offered(null), null)).toMatchObject({ question: "Bid", facts: {}, wishes: [2], until: "once" });
    expect(begin({ ...offered(null), questions: [] }, null)).toBeNull();
  });

  test("does not begin with an answer to a question that cannot be ordered", () => {
    expect(begin(offered(null), KEEP)).toMatchObject({ question: "Bid", wishes: [2] });
  });

  test("takes answers in order of preference, each once", () => {
    const draft = about(offered(null), "RevealOrKeep");
    const both = wishing(wishing(draft, 0, KEEP), 1, REVEAL);
    expect(both.wishes).toEqual([KEEP, REVEAL]);
    expect(left(REVEALING, [KEEP])).toEqual([REVEAL]);
    expect(wishing(both, 0, null).wishes).toEqual([REVEAL]);
    expect(wishing(both, 1, KEEP).wishes).toEqual([KEEP, KEEP]);
    expect(MOST).toBe(8);
  });

  test("has conditions that are taken back one by one", () => {
    const draft = limited(about(offered(null), "RevealOrKeep"), "kind", "ambush");
    expect(draft.facts).toEqual({ kind: "ambush" });
    expect(limited(draft, "kind", null).facts).toEqual({});
  });

  test.each([
    ["once", { times: 1, stretch: "", concern: false, options: false }],
    ["times", { times: TIMES, stretch: "" }],
    ["round", { times: 0, stretch: "round" }],
    ["game", { times: 0, stretch: "", concern: false, options: false }],
    ["concern", { times: 0, concern: true }],
    ["options", { times: 0, options: true }],
  ])("lasts %s", (until, order) => {
    const draft = wishing({ ...about(offered(null), "RevealOrKeep"), until }, 0, KEEP);
    expect(orderOf(draft)).toMatchObject({ answer: KEEP, otherwise: [], question: "RevealOrKeep", ...order });
  });

  test("is no order without an answer", () => {
    expect(orderOf(about(offered(null), "RevealOrKeep"))).toBeNull();
    expect(orderOf({ ...about(offered(null), "Bid"), wishes: [7], nearest: true })).toMatchObject({
      answer: 7,
      nearest: true,
    });
  });
});

describe("the panel", () => {
  const panel = (reply: Partial<Reply>, seat = signal<number | null>(0)) => {
    const demand = vi.fn((_: Request) => Promise.resolve(reply as Reply));
    return { seat, demand, ahead: new Ahead(seat, demand, () => Promise.resolve(() => null)) };
  };

  test("opens with what the arena offers the faced seat", async () => {
    const { ahead, demand } = panel(offered(null));
    await ahead.open(KEEP);
    expect(demand).toHaveBeenCalledWith({ type: "foresee", seat: 0 });
    expect([ahead.offered.value, ahead.answer.value]).toEqual([offered(null), KEEP]);
    ahead.shut();
    expect(ahead.offered.value).toBeNull();
  });

  test("stays shut for a spectator, and where the arena refuses", async () => {
    const spectator = panel(offered(null), signal<number | null>(null));
    await spectator.ahead.open();
    expect(spectator.demand).not.toHaveBeenCalled();
    const refused = panel({ type: "refused" });
    await refused.ahead.open();
    expect(refused.ahead.offered.value).toBeNull();
  });
});
