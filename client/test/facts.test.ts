// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const answer = (status: number, body: unknown = null) => new Response(JSON.stringify(body), { status });
const offline = () => Promise.reject(new TypeError("offline"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The module, with what an arena answers to one fetch after the other. */
async function asking(...answers: (() => Response | Promise<Response>)[]) {
  const fetched = vi.fn(() => Promise.resolve().then(() => answers.shift()!()));
  vi.stubGlobal("fetch", fetched);
  return { fetched, ...(await import("../src/live/facts")) };
}

test("a table fetches what is printed until it comes, after 1, 2 and 4 seconds", async () => {
  const { fetched, printedAtLast } = await asking(
    offline,
    () => answer(503),
    () => answer(429),
    () => answer(200, { cards: 1 }),
  );
  const came = vi.fn();
  void printedAtLast("chess", "en").then(came);
  for (const [passed, count] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [3999, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(passed);
    expect(fetched).toHaveBeenCalledTimes(count);
  }
  expect(came).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toHaveBeenCalledWith({ cards: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("at most 30 seconds pass between two fetches", async () => {
  const { fetched, printedAtLast } = await asking(...Array.from({ length: 7 }, () => offline), () => answer(200, {}));
  void printedAtLast("chess", "en");
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 16_000);
  expect(fetched).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetched).toHaveBeenCalledTimes(7);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(fetched).toHaveBeenCalledTimes(7);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(8);
});

test("a browser that comes online fetches at once", async () => {
  const { fetched, printedAtLast } = await asking(offline, () => answer(200, { cards: 1 }));
  const came = vi.fn();
  void printedAtLast("chess", "en").then(came);
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toHaveBeenCalledWith({ cards: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a game that prints nothing is asked once", async () => {
  const { fetched, printedAtLast } = await asking(() => answer(404));
  expect(await printedAtLast("go", "en")).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a page with a button of its own learns of a failure at once, and fetches again when it asks again", async () => {
  const { fetched, printed } = await asking(offline, () => answer(200, { cards: 1 }));
  expect(await printed("chess", "en")).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await printed("chess", "en")).toEqual({ cards: 1 });
});
