import { same } from "../table/asking";
import type { Option } from "../wire";

/** A rectangle on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a step lights: a piece by its name, or an option. */
export type Lit = string | Option;

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.playing ${selector}`)];

const isSeen = (node: HTMLElement): boolean => node.getClientRects().length > 0;

/** The thing on the page that stands for a piece or an option; undefined while there is none. */
export function nodeOf(lit: Lit): HTMLElement | undefined {
  if (typeof lit === "string")
    return [`[data-piece="${CSS.escape(lit)}"]`, `[data-anchor="${CSS.escape(lit)}"]`].flatMap(all).find(isSeen);
  const offering = all("[data-offers]").filter((node) => offers(node, lit) && isSeen(node));
  return offering.find((node) => node.matches(".option")) ?? offering[0];
}

const offers = (node: HTMLElement, option: Option): boolean =>
  (JSON.parse(node.dataset["offers"] ?? "[]") as readonly Option[]).some((offered) => same(offered, option));

/** Where a thing is, with some room around it, inside the window. */
export function boxOf(node: Element, room: number): Box {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return {
    left: Math.max(left - room, 3),
    top: Math.max(top - room, 3),
    right: Math.min(right + room, innerWidth - 3),
    bottom: Math.min(bottom + room, innerHeight - 3),
  };
}

/** The area in which two boxes overlap. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** Boxes that are no farther apart are seen together without a line. */
const NEAR = 40;
/** How far a line sags, as a part of its length. */
const SAG = 0.2;

/** A sagging line from one box to another, as the path of an SVG; null if they are near each other. */
export function lineOf(from: Box, to: Box): string | null {
  const start = nearest(from, middleOf(to));
  const end = nearest(to, start);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < NEAR) return null;
  const low = Math.min((start.y + end.y) / 2 + SAG * length, innerHeight);
  return `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${low} ${end.x} ${end.y}`;
}

const middleOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The point of a box that is nearest to this one. */
const nearest = ({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }) => ({
  x: Math.min(Math.max(x, left), right),
  y: Math.min(Math.max(y, top), bottom),
});

/** A side of the piece at which the sentence can stand. */
export type Side = "right" | "left" | "below" | "above" | "away";

/** Where the sentence stands. */
export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** How far along its side the sentence points, in pixels. */
  readonly at: number;
}

const GAP = 18;
const EDGE = 8;
const CORNER = 26;
const NARROW = 700;

/**
 * The place for a sentence of this size beside a piece: the first side at which it covers nothing that is lit, and least of the
 * prompt. On a narrow page it stands below or above.
 */
export function placeBeside(
  piece: Box,
  size: { width: number; height: number },
  lit: readonly Box[],
  prompt: Box,
  top: number,
): Place {
  const middle = middleOf(piece);
  const across = (x: number): number => Math.min(Math.max(x, EDGE), innerWidth - size.width - EDGE);
  const down = (y: number): number => Math.min(Math.max(y, top + EDGE / 2), innerHeight - size.height - EDGE);
  const sideways = down(middle.y - size.height / 2);
  const stacked = across(middle.x - size.width / 2);
  const level = Math.min(Math.max(middle.y - sideways, CORNER), size.height - CORNER);
  const along = Math.min(Math.max(middle.x - stacked, CORNER), size.width - CORNER);
  const far = (y: number): number => Math.abs(y + size.height / 2 - middle.y);
  const beside = lit.flatMap((box) => [box.bottom + EDGE, box.top - EDGE - size.height]);
  const heights = [top + EDGE, (prompt.top + top - size.height) / 2, prompt.top - size.height - EDGE, ...beside];
  const sides: readonly Place[] = [
    { side: "right", left: piece.right + GAP, top: sideways, at: level },
    { side: "left", left: piece.left - GAP - size.width, top: sideways, at: level },
    { side: "below", left: stacked, top: piece.bottom + GAP, at: along },
    { side: "above", left: stacked, top: piece.top - GAP - size.height, at: along },
  ];
  const away = heights
    .map(down)
    .sort((one, other) => far(one) - far(other))
    .map((y): Place => ({ side: "away", left: stacked, top: y, at: along }));
  const places = [...(innerWidth < NARROW ? sides.slice(2) : sides), ...away];
  const page: Box = { left: 0, top, right: innerWidth, bottom: innerHeight };
  const cost = ({ left, top: y }: Place): number => {
    const box = { left, top: y, right: left + size.width, bottom: y + size.height };
    const hidden = size.width * size.height - overlap(box, page);
    return 50 * hidden + lit.reduce((sum, each) => sum + 20 * overlap(box, each), 0) + overlap(box, prompt);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
