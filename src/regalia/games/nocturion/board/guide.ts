import { useEffect, useRef } from "preact/hooks";
import type { Ui } from "regalia/board";
import type { Option } from "regalia/wire";
import { heldDie, type PartName, PARTS, waitingIn } from "./choices";
import { narrow } from "./looking";
import type { View } from "./types";

/** The first thing in a part that can be chosen comes into sight, with the quarter in which it lies; or else the part. */
export function bring(part: PartName): void {
  const place = document.getElementById(`part-${part}`);
  const open = [...(place?.querySelectorAll(".quarter") ?? [])].find((quarter) => quarter.querySelector(".tile.lit"));
  (open ?? place)?.scrollIntoView({ block: "start" });
}

/** Whether the first thing that can be chosen in a part is in sight, or nothing of it lies there. */
function isSeen(part: PartName): boolean {
  const stage = document.querySelector(".stage")?.getBoundingClientRect();
  const lit = document.querySelector(`#part-${part} .lit`)?.getBoundingClientRect();
  return !stage || !lit || (lit.top >= stage.top && lit.bottom <= stage.bottom);
}

/** On a narrow screen, when the reader is asked anew, the first part in which something can be chosen comes into sight; at the end, the result. */
export function useGuide(view: View, ui: Ui): void {
  const last = useRef<readonly Option[] | null>(null);
  const waiting = waitingIn(ui);
  const part = PARTS.find((each) => waiting.get(each));
  const asked = ui.seat !== null && (ui.decision?.waiting.includes(ui.seat) ?? false);
  const held = heldDie(ui);
  const over = view.phase === "over";
  useEffect(() => {
    if (over) document.querySelector(".stage")?.scrollTo({ top: 0 });
  }, [over]);
  useEffect(() => {
    if (narrow.value && asked && part && (last.current !== ui.options || held !== null) && !isSeen(part)) bring(part);
    last.current = ui.options;
  }, [view, ui.options, held, part]);
}
