// @vitest-environment jsdom
import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { mentioning, Talk } from "../src/table/talk";
import type { LineOfTalk, Reply, Request, TalkMessage } from "../src/wire";

function line(number: number, text: string, more: Partial<LineOfTalk> = {}): LineOfTalk {
  const usual = { at: 0, person: "u_1", name: "Ada", seat: 0, phrase: null, aside: false, mentions: [] } as const;
  return { number, text, ...usual, removed: false, yours: false, ...more };
}

function told(since: number | null, seq: number, ...lines: LineOfTalk[]): TalkMessage {
  return { type: "talk", since, seq, lines, muted: [], may_remove: false };
}

/** The talk of a table, with what it asked for and announced. */
function talking(answer: Partial<Reply> = { type: "said" }) {
  const [caughtUp, asked, announced] = [[] as number[], [] as Request[], [] as string[]];
  const connection = {
    catchUpTalk: (since: number) => void caughtUp.push(since),
    ask: (request: Request) => (asked.push(request), Promise.resolve({ id: "a", ...answer } as Reply)),
  };
  const talk = new Talk(
    signal("T"),
    () => connection,
    ({ text }) => announced.push(text),
  );
  return { talk, caughtUp, asked, announced };
}

const texts = (talk: Talk): string[] => talk.lines.value.map(({ text }) => text);

beforeEach(() => localStorage.clear());

describe("lines", () => {
  test("are kept in the order in which they were said; a removed one stays in its place", () => {
    const { talk } = talking();
    talk.hear(told(null, 2, line(1, "One"), line(2, "Two")));
    talk.hear(told(2, 4, line(1, "", { removed: true }), line(4, "Three")));
    expect(texts(talk)).toEqual(["", "Two", "Three"]);
  });

  test("replace all others where they are all that may be seen", () => {
    const { talk } = talking();
    talk.hear(told(null, 2, line(1, "One"), line(2, "Two")));
    talk.hear(told(null, 2, line(2, "Two")));
    expect(texts(talk)).toEqual(["Two"]);
  });

  test("that were missed are asked for", () => {
    const { talk, caughtUp } = talking();
    talk.hear(told(null, 1, line(1, "One")));
    talk.hear(told(4, 5, line(5, "Five")));
    expect([caughtUp, texts(talk)]).toEqual([[1], ["One"]]);
  });

  test("of others are shown at their seat for four seconds", () => {
    vi.useFakeTimers();
    const { talk } = talking();
    talk.hear(told(null, 1, line(1, "One")));
    expect(talk.fresh.value).toBeNull();
    talk.hear(told(1, 3, line(2, "Two"), line(3, "Mine", { yours: true })));
    expect(talk.fresh.value?.text).toBe("Two");
    vi.advanceTimersByTime(4_000);
    expect(talk.fresh.value).toBeNull();
    vi.useRealTimers();
  });

  test("of others are announced once, and not those that were there before", () => {
    const { talk, announced } = talking();
    talk.hear(told(null, 1, line(1, "One")));
    talk.hear(told(1, 3, line(2, "Two"), line(3, "Mine", { yours: true })));
    talk.hear(told(null, 4, line(1, "One"), line(2, "Two"), line(4, "Four")));
    expect(announced).toEqual(["Two", "Four"]);
  });

  test("of others are announced where nothing had been said before", () => {
    const { talk, announced } = talking();
    talk.hear(told(0, 1, line(1, "One")));
    expect(announced).toEqual(["One"]);
  });

  test("of others are unread until one looks, in this browser also after a reload", () => {
    const { talk } = talking();
    talk.hear(told(null, 3, line(1, "One"), line(2, "Mine", { yours: true }), line(3, "", { removed: true })));
    expect(talk.unread.value).toBe(1);
    talk.look();
    expect(talk.unread.value).toBe(0);
    const again = talking().talk;
    again.hear(told(null, 4, line(1, "One"), line(4, "Four")));
    expect(again.unread.value).toBe(1);
  });

  test("that are refused stay in the field, with the reason", async () => {
    const error = { code: "too_fast", allowed: null, refusal: null, detail: "" };
    const { talk, asked } = talking({ type: "refused", error });
    expect(await talk.say(1, { text: "Hello" })).toBe(false);
    expect(talk.problem.value).toEqual(error);
    expect(asked).toEqual([{ type: "say", seat: 1, text: "Hello", phrase: null }]);
  });
});

test.each([
  ["@", ["Ada", "Bob B"]],
  ["well, @bo", ["Bob B"]],
  ["＠ada", []],
  ["@Bob b", []],
  ["me@bo", []],
  ["Bo", []],
])("behind %s stand the names %j", (text, names) => {
  expect(mentioning(text, ["Ada", "Bob B"]).names).toEqual(names);
});
