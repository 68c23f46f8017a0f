/** What a key does while a game is seen again. */
export interface Ways {
  step(by: -1 | 1): void;
  jump(by: -1 | 1): void;
  end(which: "first" | "last"): void;
  toggle(): void;
}

const DOES: Readonly<Record<string, (ways: Ways) => void>> = {
  ArrowLeft: (ways) => ways.step(-1),
  ArrowRight: (ways) => ways.step(1),
  PageUp: (ways) => ways.jump(-1),
  PageDown: (ways) => ways.jump(1),
  Home: (ways) => ways.end("first"),
  End: (ways) => ways.end("last"),
  " ": (ways) => ways.toggle(),
};

/** True where keys have another meaning: what is written, chosen or scrolled. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.matches("input[type=range]")) return false;
  if (target.closest("input, textarea, select, dialog, [contenteditable], [role=listbox]")) return true;
  return key === " "
    ? target.closest("button, a, summary, .piece") !== null
    : target.closest("[data-arrows], .side") !== null;
}

/** Does what a key says; for all the page, so that one need not look for the slider first. */
export function pressed(event: KeyboardEvent, ways: Ways): void {
  const does = DOES[event.key];
  const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  if (!does || event.defaultPrevented || modified || isTaken(event)) return;
  event.preventDefault();
  does(ways);
}
