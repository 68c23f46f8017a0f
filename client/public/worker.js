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

/** The page that the browser has begun to fetch while this worker was still being started, or a new attempt. */
async function page({ request, preloadResponse }) {
    try {
        return (await preloadResponse) ?? (await fetch(request));
    } catch {
        return caches.match(OFFLINE);
    }
}

addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.mode === "navigate") event.respondWith(page(event));
    else if (!navigator.onLine) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
