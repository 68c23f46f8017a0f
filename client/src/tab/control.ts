/** The service worker of the folder, from registration to the page that it serves. */

import type { ToService } from "./messages";

const say = (worker: ServiceWorker | null, said: ToService, ports: MessagePort[] = []): void =>
  worker?.postMessage(said, ports);

/** Tells the service worker that this page has the arena, and waits until it knows. */
export function announceHost(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((known) => {
    port1.onmessage = () => (port1.close(), known());
    say(navigator.serviceWorker.controller, "host", [port2]);
  });
}

/** Milliseconds in which the service worker must serve this page. */
export const CONTROL_WITHIN = 20_000;

/** Registers the service worker, and waits until it serves this page. False if that takes too long. */
export async function takeControl(scope: string): Promise<ServiceWorkerRegistration | null> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register(`${scope}service.js`, { type: "module", scope, updateViaCache: "none" });
  if (workers.controller) return registration;
  return new Promise((served) => {
    const timer = setTimeout(() => served(null), CONTROL_WITHIN);
    const check = (): void => {
      if (!workers.controller) return;
      clearTimeout(timer);
      served(registration);
    };
    workers.addEventListener("controllerchange", check);
    // A page that was loaded past the service worker (a hard reload) is not served by it until it claims the page.
    void workers.ready.then(({ active }) => say(active, "claim"));
  });
}

/** Has a version that waits take over, and loads the page again: only where the arena is not open yet. False if none waits. */
export function takeUpNewVersion({ waiting }: ServiceWorkerRegistration): boolean {
  if (!waiting) return false;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  say(waiting, "take-over");
  return true;
}

/** Calls back once a new version is here and waits. It is looked for now, and every few hours. */
export function followVersions(registration: ServiceWorkerRegistration, waits: () => void): void {
  const follow = (worker: ServiceWorker | null): void =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) waits();
    });
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  const look = (): void => void registration.update().catch(() => undefined); // no network: another time
  setInterval(look, 4 * 3_600_000);
  look();
}
