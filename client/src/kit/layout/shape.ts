import { signal } from "@preact/signals";

/**
 * The shape of a window, by which all tables are laid out: `wide`, a desk; `mid`, a tablet; `tall`, a phone; `low`, a phone in
 * landscape or a desk at 200 %, where the dock stands beside the board.
 */
export type Shape = "wide" | "mid" | "tall" | "low";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window less high than this is low. */
const LOW = 520;

/** A low window as wide as this has room for the dock beside the board. */
const BESIDE = 560;

/** The widest phone, and the widest tablet. */
const PHONE = 720;
const TABLET = 1140;

/** The shape of a window of this size. */
export function shapeOf({ width, height }: Size): Shape {
  if (height < LOW && width >= BESIDE) return "low";
  if (width <= PHONE) return "tall";
  return width <= TABLET ? "mid" : "wide";
}

/** From this size on everything is drawn larger, but never more than so many times as large. */
const DESK: Size = { width: 1536, height: 864 };
const MOST = 1.6;

/** How many times as large as usual everything is drawn: text and cards fill a large screen. */
export const growthOf = ({ width, height }: Size): number =>
  Math.min(MOST, Math.max(1, Math.min(width / DESK.width, height / DESK.height)));

/** True if a window is too small for board and dock at once: then the page scrolls. */
export const isTiny = ({ width, height }: Size): boolean => height < LOW && width < BESIDE;

/** The shape of the window, now and as it is turned or resized; style sheets have it as `data-shape` on the body. */
export const shape = signal<Shape>("wide");

/** True on a phone, upright or in landscape. */
export const isHandheld = (): boolean => shape.value === "tall" || shape.value === "low";
