import { afterEach, expect, test, vi } from "vitest";
import { requestInTurn } from "../src/live/http";

afterEach(() => vi.unstubAllGlobals());

test("a change waits until the one before it is answered, even if that is refused", async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    sent.push(path);
    return new Promise((_, refuse: (reason: Error) => void) => answers.push(() => refuse(new Error("no line"))));
  });
  const both = [requestInTurn("PATCH", "/pack", {}), requestInTurn("POST", "/start")];
  await vi.waitFor(() => expect(sent).toEqual(["/pack"]));
  answers[0]?.();
  await vi.waitFor(() => expect(sent).toEqual(["/pack", "/start"]));
  answers[1]?.();
  expect((await Promise.all(both)).map((problem) => problem?.code)).toEqual(["offline", "offline"]);
});
