/** How much of a start each step is, as measured: the bar moves evenly on the device that it was measured at. */
import type { Step } from "./messages";

/** Of a first start, this is the download; the steps share the rest. */
export const DOWNLOAD = 0.35;

/** Shares of the time from an open page to the first one of the arena; what is left is that page. */
export const WEIGHTS: Readonly<Record<Step, number>> = {
  files: 0.08,
  pyodide: 0.23,
  unpacked: 0.19,
  imported: 0.19,
  opened: 0.2,
};
