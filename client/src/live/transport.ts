import type { FromPlayer, FromTable } from "../wire";

/** A way to exchange messages with the table. */
export interface Transport {
  send(message: FromPlayer): void;
  close(): void;
}

/** Callbacks of a transport. After `lost` none is called. */
export interface Ears {
  opened(): void;
  heard(message: FromTable): void;
  lost(): void;
}

export type Open = (table: string, ears: Ears) => Transport;

const apart = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** The live channel over a WebSocket. */
export const webSocket: Open = (table, ears) => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${apart(table)}/live`);
  socket.onopen = () => ears.opened();
  socket.onmessage = (event) => ears.heard(JSON.parse(String(event.data)) as FromTable);
  socket.onclose = () => ears.lost();
  return {
    send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    close: () => {
      socket.onclose = null;
      socket.close();
    },
  };
};

/** What the inner page asks of the tab around it. */
export interface WantsLine {
  readonly type: "line";
  readonly path: string;
}

/** The live channel to the arena in this browser tab: the page around this one hands the other end of a port to it. */
export const messagePort: Open = (table, ears) => {
  const { port1, port2 } = new MessageChannel();
  const wanted: WantsLine = { type: "line", path: `${apart(table)}/live` };
  const close = (): void => {
    removeEventListener("pagehide", close);
    port1.onmessage = null;
    port1.postMessage(null);
    port1.close();
  };
  port1.onmessage = ({ data }: MessageEvent<string | true | null | undefined>) => {
    if (data === true) ears.opened();
    else if (typeof data === "string") ears.heard(JSON.parse(data) as FromTable);
    else {
      close();
      ears.lost();
    }
  };
  addEventListener("pagehide", close);
  parent.postMessage(wanted, location.origin, [port2]);
  return { send: (message) => port1.postMessage(JSON.stringify(message)), close };
};

/** The live channel without WebSocket: receives server-sent events, sends by POST. */
export const eventStream: Open = (table, ears) => {
  let source: EventSource | null = null;
  let closed = false;
  const close = (): void => {
    closed = true;
    source?.close();
  };
  const fail = (): void => {
    if (closed) return;
    close();
    ears.lost();
  };
  const listen = (seat: number | null): void => {
    source?.close();
    source = new EventSource(`${apart(table)}/stream?patches${seat === null ? "" : `&seat=${seat}`}`);
    source.onmessage = (event) => ears.heard(JSON.parse(String(event.data)) as FromTable);
    source.onerror = fail;
  };
  const post = async (message: FromPlayer): Promise<void> => {
    const body = JSON.stringify(message);
    try {
      const response = await fetch(`${apart(table)}/messages`, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json" },
      });
      if (!closed && response.status !== 204) ears.heard((await response.json()) as FromTable);
    } catch {
      fail();
    }
  };
  queueMicrotask(() => closed || ears.opened());
  return { send: (message) => (message.type === "face" ? listen(message.seat) : void post(message)), close };
};
