// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { type Ears, messagePort, type WantsLine } from "../src/live/transport";
import type { FromTable } from "../src/wire";

/** Opens a line, and gives the end that the arena in the tab has of it. */
function opened() {
  const asked = vi.spyOn(parent, "postMessage").mockImplementation(() => undefined);
  const ears = { opened: vi.fn(), heard: vi.fn(), lost: vi.fn() } satisfies Ears;
  const line = messagePort("A B", ears);
  const [wanted, origin, [port]] = asked.mock.calls[0] as unknown as [WantsLine, string, [MessagePort]];
  return { wanted, origin, port, ears, line };
}

const next = (port: MessagePort): Promise<unknown> => new Promise((heard) => (port.onmessage = ({ data }) => heard(data)));

let port: MessagePort | undefined;
afterEach(() => port?.close());

test("a page in the tab hands its end of a line to the page around it, and to no other site", () => {
  const { wanted, origin, port: theirs } = opened();
  port = theirs;
  expect(wanted).toEqual({ type: "line", path: "/api/tables/A%20B/live" });
  expect(origin).toBe(location.origin);
});

test("messages go both ways once the arena has accepted the line", async () => {
  const { port: theirs, ears, line } = opened();
  port = theirs;
  theirs.postMessage(true);
  theirs.postMessage('{"type":"pong"}');
  await vi.waitFor(() => expect(ears.heard).toHaveBeenCalledWith({ type: "pong" } as unknown as FromTable));
  expect(ears.opened).toHaveBeenCalledOnce();
  const heard = next(theirs);
  line.send({ type: "face", seat: null, patches: true });
  expect(JSON.parse(String(await heard))).toEqual({ type: "face", seat: null, patches: true });
});

test("a line that the arena ends is lost once", async () => {
  const { port: theirs, ears } = opened();
  port = theirs;
  theirs.postMessage(null);
  theirs.postMessage(null);
  await vi.waitFor(() => expect(ears.lost).toHaveBeenCalledOnce());
});

test("a page that is left ends its line", async () => {
  const { port: theirs, ears } = opened();
  port = theirs;
  const heard = next(theirs);
  dispatchEvent(new Event("pagehide"));
  expect(await heard).toBeNull();
  expect(ears.lost).not.toHaveBeenCalled();
});
