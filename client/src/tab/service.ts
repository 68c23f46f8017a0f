/** The service worker: files of the folder come from the cache, everything else from the arena in the tab's worker. */
import { FILES, VERSION } from "./files.js";
import { cacheOf, fill, forgetOthers, nameOf } from "./folder";
import type { Part, Request as Asked } from "./messages";

declare const self: ServiceWorkerGlobalScope;

const SCOPE = new URL(self.registration.scope).pathname;
const START = "index.html";
const NOT_OPEN = 503;

self.addEventListener("install", (event) => event.waitUntil(fill(SCOPE, { version: VERSION, files: FILES })));
self.addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers(SCOPE, VERSION).then(() => self.clients.claim())),
);

/** A page asks that this version takes over, or that it serves the page, which was loaded past it. */
self.addEventListener("message", ({ data }: ExtendableMessageEvent) => {
  if (data === "take-over") void self.skipWaiting();
  if (data === "claim") void self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const path = url.pathname.startsWith(SCOPE) ? url.pathname.slice(SCOPE.length) : url.pathname.slice(1);
  if (request.mode === "navigate" && request.destination !== "iframe") event.respondWith(start(path, url.search));
  else if (path in FILES && request.mode !== "navigate") event.respondWith(kept(path));
  else event.respondWith(asked(request, `/${path}${url.search}`));
});

/** The page around all others; an address in it is opened there. */
function start(path: string, search: string): Promise<Response> | Response {
  return path === "" || path === START ? kept(START) : Response.redirect(`${SCOPE}#/${path}${search}`);
}

/** A file of this version. */
async function kept(file: string): Promise<Response> {
  const cache = await caches.open(cacheOf(SCOPE, VERSION));
  return (await cache.match(SCOPE + file)) ?? fetch(SCOPE + file);
}

/** The page whose worker has the arena: it holds the lock. */
async function host(): Promise<Client | undefined> {
  const { held = [] } = await self.navigator.locks.query();
  const id = held.find(({ name }) => name === nameOf(SCOPE))?.clientId;
  return id ? self.clients.get(id) : undefined;
}

/** What the arena answers. */
async function asked(request: Request, path: string): Promise<Response> {
  const client = await host();
  if (!client) return new Response("Regalia is not open.", { status: NOT_OPEN });
  const { method } = request;
  const body = method === "GET" || method === "HEAD" ? null : await request.arrayBuffer();
  const { port1, port2 } = new MessageChannel();
  const response = responseFrom(port1);
  const message: Asked = { type: "request", method, path, headers: [...request.headers], body };
  client.postMessage(message, [port2, ...(body ? [body] : [])]);
  return response;
}

/** The response whose parts arrive at a port. */
function responseFrom(port: MessagePort): Promise<Response> {
  return new Promise((answer) => {
    let out: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => void (out = controller),
      cancel: () => (port.postMessage("gone"), port.close()),
    });
    port.onmessage = ({ data }: MessageEvent<Part>) => {
      if (data instanceof Uint8Array) out.enqueue(data);
      else if (data) answer(new Response(data.empty ? null : stream, { status: data.status, headers: data.headers }));
      else {
        out.close();
        port.close();
      }
    };
  });
}
