import { useEffect, useRef } from "preact/hooks";
import type { Seen } from "regalia/board";
import { Emblem } from "./art/Emblem";
import { PARTS, waitingIn } from "./choices";
import { REGIONS } from "./content";
import type { View } from "./types";

const bring = (part: string): void => {
  const narrow = document.querySelector<HTMLElement>(".jump")?.offsetHeight;
  document.getElementById(`part-${part}`)?.scrollIntoView({ block: narrow ? "start" : "nearest" });
};

/** Where the screen is narrow: the parts of the board, and how much can be chosen in each. */
export function Jump({ view, ui }: Seen<View>) {
  const waiting = waitingIn(view, ui.options);
  const only = PARTS.filter((part) => waiting.get(part));
  const fought = view.clash?.region;
  const due = only.length === 1 ? only[0] : fought;
  useGuide(`${view.round} ${view.phase} ${fought ?? ""} ${ui.decision?.kind ?? ""}`, due);
  return (
    <nav class="jump" aria-label={ui.say("parts")}>
      {PARTS.filter((part) => part !== "own" || ui.seat !== null).map((part) => (
        <button
          key={part}
          type="button"
          class={`${waiting.get(part) ? "open" : ""} ${part === fought ? "fighting" : ""}`}
          onClick={() => bring(part)}
        >
          <Emblem name={part === fought ? "fighting" : part} />
          <span>{ui.say(REGIONS.includes(part) ? `kind-${part}` : `jump-${part}`)}</span>
          {waiting.get(part) ? <b>{waiting.get(part)}</b> : null}
        </button>
      ))}
    </nav>
  );
}

/** Whether a part is in sight already, or at least all that can be chosen there. */
function isSeen(part: string): boolean {
  const stage = document.querySelector(".stage")?.getBoundingClientRect();
  const lit = [...document.querySelectorAll(`#part-${part} .lit`)];
  const all = lit.length > 0 ? lit : [...document.querySelectorAll(`#part-${part}`)];
  const boxes = all.map((node) => node.getBoundingClientRect());
  return !stage || boxes.every((box) => box.top >= stage.top && box.bottom <= stage.bottom);
}

/** Where a Clash is fought, or where all that can be chosen is, that part comes into sight. */
function useGuide(moment: string, part: string | undefined): void {
  const last = useRef("");
  useEffect(() => {
    if (part && last.current !== moment && !isSeen(part)) bring(part);
    last.current = moment;
  }, [moment, part]);
}
