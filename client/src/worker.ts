/**
 * Browsers that can keep the page for those without a network do so; on plain HTTP there is no such thing. It is fetched
 * when the page itself needs nothing any more.
 */
export function keepForOffline(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
}
