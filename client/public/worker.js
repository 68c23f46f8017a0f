/* Without a network a page of the app says so, in the language in which it was last seen; nothing else is kept. */

const KEPT = "regalia-offline";
const OFFLINE = "/offline";

/** Keeps the page and what it is dressed in. */
async function keep() {
    const page = await fetch(OFFLINE);
    const dress = [...(await page.clone().text()).matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(([, path]) => path);
    const cache = await caches.open(KEPT);
    await cache.put(OFFLINE, page);
    await cache.addAll([...new Set(dress)]);
}

addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
    else if (!navigator.onLine) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
