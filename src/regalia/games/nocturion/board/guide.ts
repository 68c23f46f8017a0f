import { useEffect, useRef } from "preact/hooks";
import type { Ui } from "regalia/board";
import { type PartName, PARTS, waitingIn } from "./choices";
import { narrow } from "./looking";
import type { View } from "./types";

export const bring = (part: PartName): void => document.getElementById(`part-${part}`)?.scrollIntoView({ block: "start" });

/** Whether something that can be chosen in a part is in sight, or nothing of it lies there. */
function isSeen(part: PartName): boolean {
  const stage = document.querySelector(".stage")?.getBoundingClientRect();
  const lit = [...document.querySelectorAll(`#part-${part} .lit`)].map((piece) => piece.getBoundingClientRect());
  return !stage || lit.length === 0 || lit.some(({ top, bottom }) => top >= stage.top && bottom <= stage.bottom);
}

/** On a narrow screen, when something new is asked, the first part in which something can be chosen comes into sight. */
export function useGuide(view: View, ui: Ui): void {
  const last = useRef("");
  const waiting = waitingIn(ui);
  const part = PARTS.find((each) => waiting.get(each));
  const moment = `${view.round} ${ui.decision?.kind ?? ""} ${ui.options.length} ${ui.draft?.["die"] ?? ""}`;
  useEffect(() => {
    if (narrow.value && part && last.current !== moment && !isSeen(part)) bring(part);
    last.current = moment;
  }, [moment, part]);
}
