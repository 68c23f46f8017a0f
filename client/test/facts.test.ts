import { expect, test, vi } from "vitest";
import { printed } from "../src/live/facts";

const answer = (status: number, body: unknown = null) => new Response(JSON.stringify(body), { status });

test("what is printed is fetched again until it comes, after longer and longer waits", async () => {
  vi.useFakeTimers();
  const answers = [() => Promise.reject(new TypeError("offline")), () => answer(503), () => answer(200, { cards: 1 })];
  const fetched = vi.fn(() => Promise.resolve().then(() => answers.shift()!()));
  vi.stubGlobal("fetch", fetched);
  const came = vi.fn();
  void printed("chess", "en").then(came);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(came).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toHaveBeenCalledWith({ cards: 1 });
});

test("a game that tells nothing is asked once", async () => {
  const fetched = vi.fn(() => Promise.resolve(answer(404)));
  vi.stubGlobal("fetch", fetched);
  expect(await printed("go", "en")).toBeNull();
  expect(await printed("go", "en")).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});
