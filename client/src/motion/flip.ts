import { options, render } from "preact";
import type { Flight, Motion } from "../board";

/** Milliseconds for a movement of ordinary length; 0 turns animation off. */
export type Pace = number;

const EASE = "cubic-bezier(.3,.1,.2,1)";
/** Delay between pieces that move together. */
const STAGGER = 80;
const running = new Set<Animation>();

/** Milliseconds after which a page that is not seen counts as painted. */
const UNSEEN = 100;

/** Waits until the browser has painted what is drawn now. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const unseen = setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      setTimeout(resolve);
    });
  });
}

/** How often what was running has been finished. */
let cuts = 0;

/** Finishes all running animations, and what would linger after them. */
export function finish(): void {
  cuts += 1;
  for (const animation of running) animation.finish();
}

type Play = (node: Element, frames: Keyframe[], options: KeyframeAnimationOptions) => Promise<void>;

/**
 * The movements of one change. Each thing that moves has a layer of its own until all have ended: a layer that is made or
 * given up lays out the page anew, and what is removed does, too, for which the others would have to wait.
 */
class Moves {
  private readonly ends: (() => void)[] = [];

  constructor(
    readonly loft: Element,
    readonly pace: Pace,
  ) {}

  readonly play: Play = async (node, frames, options) => {
    if (frames.length > 0 && node instanceof HTMLElement) this.lift(node);
    const animation = node.animate(frames, { easing: EASE, ...options });
    running.add(animation);
    await animation.finished.catch(() => undefined);
    running.delete(animation);
  };

  /** Does this when all movements have ended. */
  after(end: () => void): void {
    this.ends.push(end);
  }

  end(): void {
    for (const end of this.ends) end();
  }

  private lift({ style }: HTMLElement): void {
    if (style.willChange) return;
    style.willChange = "transform, opacity";
    this.after(() => (style.willChange = ""));
  }
}

interface Place {
  readonly node: HTMLElement;
  readonly box: DOMRect;
  readonly face: string | undefined;
}

/** The rectangles of all pieces under `root`. */
function places(root: ParentNode): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = node.getBoundingClientRect();
    if (box.width) found.set(node.dataset["piece"] ?? "", { node, box, face: node.dataset["face"] });
  }
  return found;
}

/** What carries pieces travels, too: the lines of lists, and whatever a board marks so. */
const isCarrier = (node: HTMLElement): boolean =>
  "travels" in node.dataset || (node.localName === "li" && node.querySelector("[data-piece]") !== null);

const carriers = (root: ParentNode): Map<Element, DOMRect> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>("li, [data-travels]")]
      .filter(isCarrier)
      .map((carrier) => [carrier, carrier.getBoundingClientRect()]),
  );

let rendering: (() => void) | undefined;
options.debounceRendering = (render) => {
  rendering = render;
  queueMicrotask(render);
};

/**
 * Draws a change at once, and with it whatever else waits to be drawn: what travels must stand at its old place before the
 * browser paints its new one.
 */
function draw(change: () => void): void {
  change();
  rendering?.();
}

const named = (root: ParentNode, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-piece="${name}"],[data-anchor="${name}"]`);

const boxOf = (root: ParentNode, name: string): DOMRect | undefined => named(root, name)?.getBoundingClientRect();

/** How much larger than its own lengths say something is drawn. */
const zoomOf = (node: Element): number => node.currentCSSZoom ?? 1;

/** From one place to the middle of another, at some size, for a node that is drawn so much larger. */
function offset(from: DOMRect, to: DOMRect, scale = from.width / (to.width || 1), zoom = 1): string {
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / zoom;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / zoom;
  return `translate(${x}px,${y}px) scale(${scale})`;
}

/**
 * Changes what is drawn, and lets every piece travel from where it was to where it is now (first, last, invert, play).
 * New pieces come from, and leaving ones go to, the places that the motion names; on their way they are in the loft.
 */
export async function flip(
  root: HTMLElement,
  loft: Element,
  change: () => void,
  motion: Motion,
  pace: Pace,
): Promise<void> {
  if (pace === 0) {
    change();
    return;
  }
  const before = places(root);
  const stood = carriers(root);
  const origins = new Map(Object.entries(motion.from ?? {}).map(([piece, name]) => [piece, boxOf(root, name)]));
  const flights = (motion.flights ?? []).map((flight) => ({ flight, start: boxOf(root, flight.from) }));
  finish();
  const begun = cuts;
  draw(change);
  const after = places(root);
  const shifts = new Map([...carriers(root)].map(([carrier, now]) => [carrier, shiftOf(stood.get(carrier), now)]));
  const merged = new Set(Object.values(motion.from ?? {}));
  const gone = [...before].filter(([piece]) => !after.has(piece) && !merged.has(piece));
  const leaving = gone.map(([piece, then]) => ({ then, to: boxOf(root, motion.to?.[piece] ?? "") }));
  const routes = flights.map(({ flight, start }, place) => ({
    node: flight.node,
    from: start,
    to: boxOf(root, flight.to),
    delay: place * STAGGER,
  }));
  // Until here the page was measured; from here on it is changed, with which each further box would lay it out anew.
  const moves = new Moves(loft, pace);
  const scenes = (motion.scenes ?? []).map((scene) =>
    scene({
      loft,
      pace,
      play: moves.play,
      find: (name) => named(root, name),
      measure,
      was: (name) => before.get(name)?.box,
    }),
  );
  const shiftAt = (node: Element | null): Shift =>
    node === null || node === root ? STILL : (shifts.get(node) ?? shiftAt(node.parentElement));
  const carried = [...shifts].map(([carrier, shift]) => carry(moves, carrier, less(shift, shiftAt(carrier.parentElement))));
  const arrivals = [...after].map(([piece, now]) =>
    arrive(moves, now, besides(before.get(piece), shiftAt(now.node)), origins.get(piece)),
  );
  const exits = leaving.map(({ then, to }) => leave(moves, then, to));
  const flown = routes.map((route) => fly(moves, route));
  const marks = (motion.marked ?? []).map((piece) => mark(moves, after.get(piece)?.box));
  await Promise.all([...carried, ...arrivals, ...exits, ...flown, ...marks, ...scenes]);
  if (motion.lingers && cuts === begun) await moves.play(loft, [], { duration: pace * motion.lingers });
  moves.end();
}

/** The box of an element, told when all scenes have begun: none changes the page before all have measured it. */
const measure = async (node: Element | null): Promise<Box> => {
  const box = node?.getBoundingClientRect();
  return box?.width ? box : undefined;
};

type Box = DOMRect | undefined;

interface Shift {
  readonly x: number;
  readonly y: number;
}

const STILL: Shift = { x: 0, y: 0 };

const less = (one: Shift, other: Shift): Shift => ({ x: one.x - other.x, y: one.y - other.y });

const shiftOf = (then: Box, now: DOMRect): Shift => (then ? less(then, now) : STILL);

async function carry({ play, pace }: Moves, carrier: Element, { x, y }: Shift): Promise<void> {
  const zoom = zoomOf(carrier);
  const moved = { transform: `translate(${x / zoom}px,${y / zoom}px)` };
  if (x || y) await play(carrier, [moved, { transform: "none" }], { duration: pace });
}

/** Where a piece was, as seen from what carries it. */
const besides = (then: Place | undefined, shift: Shift): Place | undefined =>
  then && { ...then, box: new DOMRect(then.box.x - shift.x, then.box.y - shift.y, then.box.width, then.box.height) };

async function arrive(moves: Moves, now: Place, then: Place | undefined, origin: Box): Promise<void> {
  if (!then) return origin ? enter(moves, now, origin) : appear(moves, now);
  if (then.face !== now.face) return turn(moves, now, then);
  const shift = offset(then.box, now.box, undefined, zoomOf(now.node));
  if (shift === "translate(0px,0px) scale(1)") return undefined;
  now.node.classList.add("moving");
  moves.after(() => now.node.classList.remove("moving"));
  return moves.play(now.node, [{ transform: shift }, { transform: "none" }], { duration: moves.pace });
}

/** It is there at half time, but its movement ends with the others: each end is work for the browser. */
const appear = ({ play, pace }: Moves, now: Place): Promise<void> =>
  play(now.node, [{ opacity: 0, easing: EASE }, { opacity: 1, offset: 0.5 }, { opacity: 1 }], {
    duration: pace,
    easing: "linear",
  });

/** Animates a new piece from another place on the page, above other elements. */
async function enter(moves: Moves, now: Place, origin: DOMRect): Promise<void> {
  const double = float(moves, now.node.cloneNode(true) as HTMLElement, now.box);
  now.node.style.visibility = "hidden";
  moves.after(() => (now.node.style.visibility = ""));
  await moves.play(double, [{ transform: offset(origin, now.box, 0.5) }, { transform: "none" }], { duration: moves.pace });
}

/** Animates a piece that turns over. */
async function turn({ play, pace }: Moves, now: Place, then: Place): Promise<void> {
  const shift = offset(then.box, now.box, 1, zoomOf(now.node));
  const frames = [
    { transform: `${shift} perspective(600px) rotateY(90deg)` },
    { transform: `${shift} perspective(600px) rotateY(0)`, offset: 0.6 },
    { transform: "none" },
  ];
  await play(now.node, frames, { duration: pace });
}

/** What floats above the table: pieces on their way, points. Pieces draw themselves as wide as `--w` says. */
function float(moves: Moves, node: HTMLElement, box: DOMRect): HTMLElement {
  Object.assign(node.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  node.style.setProperty("--w", `${box.width}px`);
  node.classList.add("floating");
  delete node.dataset["piece"];
  moves.loft.append(node);
  moves.after(() => node.remove());
  return node;
}

/** Lets something fly away: it is not seen any more when it has arrived. */
async function depart(
  { play }: Moves,
  node: HTMLElement,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  await play(node, frames, options);
  node.style.opacity = "0";
}

async function leave(moves: Moves, then: Place, to: DOMRect | undefined): Promise<void> {
  const node = float(moves, then.node.cloneNode(true) as HTMLElement, then.box);
  const end = to ? offset(to, then.box, 0.3) : "scale(.6)";
  const frames = [
    { transform: "none" },
    { transform: "rotate(-4deg) scale(1.06)", offset: 0.25 },
    { transform: end, opacity: 0.2 },
  ];
  await depart(moves, node, frames, { duration: moves.pace * 1.3 });
}

interface Route {
  readonly node: Flight["node"];
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
}

async function fly(moves: Moves, { node: thing, from, to, delay }: Route): Promise<void> {
  if (!from || !to) return;
  const node = document.createElement("div");
  render(thing, node);
  moves.after(() => render(null, node));
  float(moves, node, new DOMRect(from.x + from.width / 2, from.y + from.height / 2, 0, 0));
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const arc = `translate(${dx / 2}px,${dy / 2 - 30}px) scale(1.3)`;
  const frames = [{ transform: "scale(.4)" }, { transform: arc }, { transform: `translate(${dx}px,${dy}px)` }];
  await depart(moves, node, frames, { duration: moves.pace * 1.4, delay, fill: "backwards" });
}

/** Light falls on a piece for a moment: a layer of its own, so that the piece is not painted anew in each frame. */
async function mark(moves: Moves, box: DOMRect | undefined): Promise<void> {
  if (!box) return;
  const light = float(moves, document.createElement("i"), box);
  light.classList.add("lighting");
  await moves.play(light, [{ opacity: 0 }, { opacity: 0.45 }, { opacity: 0 }], { duration: moves.pace });
}
