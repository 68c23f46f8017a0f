/** What of the browser the arena cannot do without. */
export interface Browser {
  readonly isSecureContext: boolean;
  readonly navigator: { readonly serviceWorker?: unknown; readonly locks?: unknown };
  readonly caches?: unknown;
  readonly WebAssembly?: unknown;
  readonly DecompressionStream?: unknown;
}

/** The message that says what this browser lacks; null if it lacks nothing. */
export function missingIn(browser: Browser): "needs-https" | "needs-worker" | "needs-newer-browser" | null {
  if (!browser.isSecureContext) return "needs-https";
  if (!browser.navigator.serviceWorker || !browser.caches) return "needs-worker";
  if (!browser.navigator.locks || !browser.WebAssembly || !browser.DecompressionStream) return "needs-newer-browser";
  return null;
}
