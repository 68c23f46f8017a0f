/*
 * Without a network a page of the app says so, in the language in which it was last seen; nothing else is kept.
 * Notices that the arena sends to this browser are shown, and lead to their table.
 */

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

/** True from the last page that could not be fetched until one can: then what the kept page is dressed in is kept, too. */
let away = false;

/** The page that the browser has begun to fetch while this worker was still being started, or a new attempt. */
async function page({ request, preloadResponse }) {
    try {
        const found = (await preloadResponse) ?? (await fetch(request));
        away = false;
        return found;
    } catch {
        away = true;
        return caches.match(OFFLINE);
    }
}

addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.mode === "navigate") event.respondWith(page(event));
    else if (away) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/** Shows a notice; an earlier one about the same table goes. */
async function tell({ title, text, link, name, table, language }) {
    for (const shown of await registration.getNotifications()) if (shown.data?.table === table) shown.close();
    const icon = "/static/icon-192.png";
    await registration.showNotification(title, { body: text, tag: name, lang: language, icon, data: { link, table } });
}

/** Goes to a table: in the window that has it open, or in a new one. */
async function visit(link) {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find(({ url }) => new URL(url).pathname === link);
    return there ? there.focus() : clients.openWindow(link);
}

/** Tells the arena by which address this browser is reached now. */
async function renew({ oldSubscription, newSubscription }) {
    const { key } = await (await fetch("/notices/push")).json();
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint, keys } = (newSubscription ?? (await registration.pushManager.subscribe(wanted))).toJSON();
    const instead = oldSubscription?.endpoint ?? "";
    const body = JSON.stringify({ address: endpoint, public: keys.p256dh, auth: keys.auth, instead });
    await fetch("/notices/push", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));
addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(visit(event.notification.data.link));
});
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
