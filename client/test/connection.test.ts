import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, DEAD, type Drawer, FAILURES, QUIET } from "../src/live/connection";
import type { Ears, Open } from "../src/live/transport";
import type { FromPlayer, FromTable, Request } from "../src/wire";

const ACT: Request = { type: "act", seat: 0, at: 3, answer: { type: "Keep" }, lag: 0 };

/** A line whose other end is in our hands. */
class Line {
  readonly sent: FromPlayer[] = [];
  ears: Ears | undefined;
  opened = 0;
  readonly open: Open = (_, ears) => {
    this.opened += 1;
    this.ears = ears;
    return { send: (message) => this.sent.push(message), close: () => undefined };
  };
  ids(): string[] {
    return this.sent.flatMap((message) => ("id" in message ? [message.id] : []));
  }
}

function drawer(): Drawer {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

let socket: Line;
let stream: Line;
let heard: FromTable[];
let kept: Drawer;

const connect = (): Connection => {
  const connection = new Connection("T", (message) => heard.push(message), kept, {
    websocket: socket.open,
    stream: stream.open,
  });
  connection.start(null);
  return connection;
};

beforeEach(() => {
  vi.useFakeTimers();
  [socket, stream, heard, kept] = [new Line(), new Line(), [], drawer()];
});
afterEach(() => vi.useRealTimers());

test("the first thing said is through whose eyes one looks", () => {
  connect();
  socket.ears?.opened();
  expect(socket.sent).toEqual([{ type: "face", seat: null, patches: true }]);
});

test("an unanswered action is sent again with the same id, and an answered one is not", async () => {
  const connection = connect();
  socket.ears?.opened();
  const answered = connection.ask(ACT);
  const unanswered = connection.ask({ ...ACT, at: 4 });
  const [first = "", second = ""] = socket.ids();
  socket.ears?.heard({ type: "done", id: first, seq: 4 });
  expect(await answered).toEqual({ type: "done", id: first, seq: 4 });
  socket.sent.length = 0;
  socket.ears?.lost();
  expect(connection.state.value).toBe("lost");
  await vi.advanceTimersByTimeAsync(2_000);
  socket.ears?.opened();
  expect(socket.sent[0]).toEqual({ type: "face", seat: null, patches: true });
  expect(socket.ids()).toEqual([second]);
  socket.ears?.heard({ type: "done", id: second, seq: 5 });
  expect(await unanswered).toEqual({ type: "done", id: second, seq: 5 });
});

test("actions are sent over plain HTTP, too, where browsers have no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const connection = connect();
  socket.ears?.opened();
  void connection.ask(ACT);
  void connection.ask(ACT);
  expect(new Set(socket.ids()).size).toBe(2);
  expect(socket.ids().every((id) => id.length <= 64)).toBe(true);
  vi.unstubAllGlobals();
});

test("what was not answered survives a reload of the page", () => {
  const before = connect();
  socket.ears?.opened();
  void before.ask(ACT);
  void before.ask({ type: "why", seat: 0, option: { type: "Keep" } });
  const [act] = socket.ids();
  socket = new Line();
  connect();
  socket.ears?.opened();
  expect(socket.ids()).toEqual([act]);
});

test("an action that was answered is not kept over a reload", () => {
  const before = connect();
  socket.ears?.opened();
  void before.ask(ACT);
  socket.ears?.heard({ type: "done", id: socket.ids()[0] ?? "", seq: 4 });
  socket = new Line();
  connect();
  socket.ears?.opened();
  expect(socket.ids()).toEqual([]);
});

test("without WebSocket the stream takes over, and it stays with the stream", async () => {
  const connection = connect();
  for (let failure = 0; failure < FAILURES; failure++) {
    socket.ears?.lost();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(connection.via.value).toBe("stream");
  stream.ears?.opened();
  stream.ears?.heard({ type: "pong" });
  expect(connection.state.value).toBe("live");
  stream.ears?.lost();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(stream.opened).toBe(2);
});

test("a WebSocket that has spoken before is tried again", async () => {
  const connection = connect();
  for (let drop = 0; drop < 4; drop++) {
    socket.ears?.opened();
    socket.ears?.heard({ type: "pong" });
    socket.ears?.lost();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(connection.via.value).toBe("websocket");
});

test("silence is asked about, and at last taken for a loss", async () => {
  const connection = connect();
  socket.ears?.opened();
  socket.ears?.heard({ type: "pong" });
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(socket.sent).toContainEqual({ type: "ping" });
  await vi.advanceTimersByTimeAsync(DEAD - QUIET);
  expect(connection.state.value).not.toBe("live");
});

test("an old line says nothing more", async () => {
  connect();
  const old = socket.ears;
  old?.opened();
  old?.lost();
  await vi.advanceTimersByTimeAsync(2_000);
  old?.heard({ type: "pong" });
  expect(heard).toEqual([]);
});

test("new eyes are kept for the next connection", async () => {
  const connection = connect();
  socket.ears?.opened();
  connection.face(2);
  socket.ears?.lost();
  await vi.advanceTimersByTimeAsync(2_000);
  socket.sent.length = 0;
  socket.ears?.opened();
  expect(socket.sent).toEqual([{ type: "face", seat: 2, patches: true }]);
});
