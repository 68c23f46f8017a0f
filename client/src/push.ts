import { ask } from "./live/http";

/** Offers notices on this device, where the browser can show them. Permission is asked for by a tap only. */
export async function offerPush(card: HTMLElement): Promise<void> {
  if (!("PushManager" in globalThis) || !("Notification" in globalThis) || !navigator.serviceWorker) return;
  card.querySelector("[data-push-on]")?.addEventListener("click", () => void begin(card));
  const worker = await navigator.serviceWorker.getRegistration();
  const address = (await worker?.pushManager.getSubscription())?.endpoint;
  const known = [...document.querySelectorAll<HTMLElement>("[data-address]")].map((row) => row.dataset["address"]);
  card.hidden = address !== undefined && known.includes(address);
}

async function begin(card: HTMLElement): Promise<void> {
  for (const problem of card.querySelectorAll<HTMLElement>("[role=alert]")) problem.hidden = true;
  const granted = (await Notification.requestPermission()) === "granted";
  if (granted && (await subscribe())) location.reload();
  else card.querySelector<HTMLElement>(granted ? "[data-push-failed]" : "[data-push-refused]")?.removeAttribute("hidden");
}

/** Subscribes this browser, and tells the arena. False if either fails. */
async function subscribe(): Promise<boolean> {
  const told = await ask<{ readonly key: string }>("GET", "/notices/push");
  if (!("value" in told)) return false;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: told.value.key };
    return await send(await pushManager.subscribe(wanted));
  } catch {
    return false;
  }
}

/** Tells the arena the address of a subscription that it may not know. */
async function send(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const sent = { address: endpoint, public: keys?.["p256dh"], auth: keys?.["auth"] };
  return "value" in (await ask("POST", "/notices/push", sent));
}
