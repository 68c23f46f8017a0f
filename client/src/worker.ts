import { isInTab } from "./live/place";

/**
 * Browsers that can keep the page for those without a network do so; on plain HTTP there is no such thing. It is fetched
 * when the page itself needs nothing any more, and anew for another language, which is why that is a part of the address.
 * An arena in this tab needs no network at all.
 */
export function keepForOffline(): void {
  const worker = `/worker.js?${document.documentElement.lang}`;
  if (import.meta.env.PROD && !isInTab) void navigator.serviceWorker?.register(worker).catch(() => undefined);
}
