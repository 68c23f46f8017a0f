/** The service worker: files of the folder come from the cache, everything else from the arena in the tab's worker. */
import { FILES, VERSION } from "./files.js";
import { cacheOf, fill, forgetOthers } from "./folder";
import type { Part, Request as Asked, ToService, ToShell } from "./messages";

declare const self: ServiceWorkerGlobalScope;

const SCOPE = new URL(self.registration.scope).pathname;
const START = "index.html";
const LIST = "files.js";
const NOT_OPEN = 503;
/** Milliseconds for a tab to say whether it has the arena. */
const ANSWERED_WITHIN = 3_000;

self.addEventListener("install", (event) => event.waitUntil(fill(SCOPE, { version: VERSION, files: FILES })));
self.addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers(SCOPE, VERSION).then(() => self.clients.claim())),
);

self.addEventListener("message", ({ data, source, ports: [port] }: ExtendableMessageEvent) => {
  const said = data as ToService;
  if (said === "take-over") void self.skipWaiting();
  if (said === "claim") void self.clients.claim();
  if (said === "host" && source instanceof Client) host = source.id;
  port?.postMessage(said);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const path = url.pathname.startsWith(SCOPE) ? url.pathname.slice(SCOPE.length) : url.pathname.slice(1);
  if (request.mode === "navigate" && request.destination !== "iframe") event.respondWith(start(path, url.search));
  else if (path === LIST) event.respondWith(list());
  else if (path in FILES && request.mode !== "navigate") event.respondWith(kept(path));
  else event.respondWith(asked(request, `/${path}${url.search}`));
});

/** The page around all others; an address in it is opened there. */
function start(path: string, search: string): Promise<Response> | Response {
  return path === "" || path === START ? kept(START) : Response.redirect(`${SCOPE}#/${path}${search}`);
}

/** The list of files, as this version has it: its host may have another one by now. */
function list(): Response {
  const text = `export const VERSION = ${JSON.stringify(VERSION)};\nexport const FILES = ${JSON.stringify(FILES)};\n`;
  return new Response(text, { headers: { "Content-Type": "text/javascript" } });
}

/** A file of this version. */
async function kept(file: string): Promise<Response> {
  const cache = await caches.open(cacheOf(SCOPE, VERSION));
  return (await cache.match(SCOPE + file)) ?? fetch(SCOPE + file);
}

/** The page whose worker has the arena, as it has said; the browser may stop this worker at any time, and then it is asked. */
let host: string | null = null;

async function hostPage(): Promise<Client | undefined> {
  const known = host === null ? undefined : await self.clients.get(host);
  if (known) return known;
  host = await askForHost();
  return host === null ? undefined : self.clients.get(host);
}

/** Asks all tabs which of them has the arena. */
async function askForHost(): Promise<string | null> {
  const tabs = (await self.clients.matchAll({ type: "window" })).filter(({ frameType }) => frameType === "top-level");
  const answers = tabs.map(async (tab) => ((await isHost(tab)) ? tab.id : Promise.reject(new Error("another"))));
  return Promise.any(answers).catch(() => null);
}

function isHost(tab: Client): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const question: ToShell = { type: "who" };
  tab.postMessage(question, [port2]);
  return new Promise((answered) => {
    setTimeout(() => answered(false), ANSWERED_WITHIN);
    port1.onmessage = ({ data }: MessageEvent<boolean>) => answered(data);
  });
}

/** What the arena answers. */
async function asked(request: Request, path: string): Promise<Response> {
  const client = await hostPage();
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
