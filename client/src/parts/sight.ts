interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** The part of the window in which the board is seen: below the seats where they stay in sight, above what the prompt covers. */
export function boardInSight(): Band | null {
  const stage = document.querySelector(".stage");
  if (!stage) return null;
  const { top, bottom } = stage.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(stage);
  return { top: top + (parseFloat(scrollPaddingTop) || 0), bottom: bottom - (parseFloat(scrollPaddingBottom) || 0) };
}

/** True if all of these things are in sight on the board, or there is none. */
export function areInSight(nodes: Iterable<Element>): boolean {
  const sight = boardInSight();
  const boxes = [...nodes].map((node) => node.getBoundingClientRect());
  return !sight || boxes.every((box) => box.top >= sight.top && box.bottom <= sight.bottom);
}

/** True on the page of a lesson, which itself brings into sight what it is about. */
export const isTaught = (): boolean => document.body.classList.contains("lesson-page");

/** The height of a board's tabs, where they stay in sight above what is scrolled. */
function tabsInSight(): number {
  const tabs = [...document.querySelectorAll<HTMLElement>(".board [data-sticks]")];
  return Math.max(
    0,
    ...tabs.filter((node) => getComputedStyle(node).position === "sticky").map((node) => node.offsetHeight),
  );
}

/** What the question is about: the places that a board marks, or else all that can be chosen on it. */
function asked(): DOMRect[] {
  const marked = document.querySelectorAll(".board [data-asked]");
  const found = marked.length > 0 ? marked : document.querySelectorAll(".board .piece.lit");
  return [...found].map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 0);
}

const isWithin = (box: Band, sight: Band): boolean => box.top >= sight.top - 1 && box.bottom <= sight.bottom + 1;

/** Brings what is asked into sight: all of it where it has room; otherwise the first of it, unless some is in sight. */
export function bringAsked(): void {
  const [sight, boxes] = [boardInSight(), asked()];
  if (isTaught() || !sight || boxes.length === 0) return;
  const room = { top: sight.top + tabsInSight(), bottom: sight.bottom };
  const whole = { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
  const fits = whole.bottom - whole.top <= room.bottom - room.top;
  if (fits ? isWithin(whole, room) : boxes.some((box) => isWithin(box, room))) return;
  const by = fits && whole.bottom > room.bottom ? whole.bottom - room.bottom : whole.top - room.top;
  document.querySelector(".stage")?.scrollBy({ top: by });
}
