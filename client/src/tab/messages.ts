/** What the pages and workers of a tab say to each other. */

/** What is done until the arena is open, in this order. */
export const STEPS = ["files", "pyodide", "unpacked", "imported", "opened"] as const;
export type Step = (typeof STEPS)[number];

/** What the arena's worker needs to know of the browser. */
export interface Given {
  /** The path of the folder. */
  readonly prefix: string;
  readonly agent: string;
  /** As in `Accept-Language`. */
  readonly languages: string;
}

/** A request of the inner page, with a port for the response. */
export interface Request {
  readonly type: "request";
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

/** What arrives at a request's port: the head, chunks, and nothing at the end. Any answer means that the reader has gone. */
export type Part = Head | Uint8Array<ArrayBuffer> | null | undefined;
export interface Head {
  readonly status: number;
  readonly headers: [string, string][];
  /** True if no body may follow. */
  readonly empty: boolean;
}

/** The files of the arena, by name. */
export type Saved = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/** To the arena's worker. All but the first two have a port for the answer. */
export type ToArena =
  | ({ readonly type: "begin" } & Given)
  | { readonly type: "warm" }
  | Request
  | { readonly type: "line"; readonly path: string }
  | { readonly type: "save" }
  | { readonly type: "replace"; readonly files: Saved }
  | { readonly type: "memory" }
  | { readonly type: "close" };

/** From the arena's worker. */
export type FromArena =
  | { readonly type: "step"; readonly name: Step }
  | { readonly type: "ready"; readonly keeps: boolean }
  | { readonly type: "failed"; readonly step: Step; readonly why: Why; readonly detail: string };

/** Why a step failed: saved games of a newer version, files in use elsewhere, no room left, or something unforeseen. */
export type Why = "newer" | "in-use" | "full" | "other";

/** From a page to the service worker: let the waiting version take over; serve this page, which was loaded past it; here is the arena. */
export type ToService = "take-over" | "claim" | "host";

/** From the service worker to a page, with a port: a request for the arena, or whether the page has the arena. */
export type ToShell = Request | { readonly type: "who" };
