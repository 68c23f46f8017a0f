import { linkTo } from "./live/place";

/** Runs the clocks of a page on which one waits for others, and goes to the table when it is open. */
export function followSearch(part: HTMLElement): void {
  const title = document.title;
  const begun = new WeakMap<Element, number>();
  let hasLeft = false;
  const look = (): void => {
    if (!hasLeft && part.querySelector("[data-go]")) {
      // Once only: a second navigation cancels the first, so that on a slow line none would ever arrive.
      hasLeft = true;
      location.assign(linkTo("/find"));
    }
    const found = part.querySelector<HTMLElement>("[data-found]")?.dataset["found"];
    document.title = found ?? title;
    for (const clock of part.querySelectorAll<HTMLElement>("[data-counts]")) {
      const from = Number(clock.dataset["counts"]);
      begun.set(clock, begun.get(clock) ?? performance.now() - from * 1000);
      clock.textContent = inWords((performance.now() - begun.get(clock)!) / 1000, from < 0);
    }
  };
  new MutationObserver(look).observe(part, { childList: true });
  setInterval(look, 500);
  look();
}

/** Minutes and seconds that have passed, or the seconds that are left until 0. */
function inWords(seconds: number, isLeft: boolean): string {
  if (isLeft) return String(Math.max(0, Math.ceil(-seconds)));
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
