import { useEffect, useRef } from "preact/hooks";
import type { Ui } from "regalia/board";
import { isWhole } from "regalia/parts/Later";
import { areInSight, boardInSight, isTaught } from "regalia/parts/sight";
import type { Option } from "regalia/wire";
import { heldDie, type PartName, PARTS, waitingIn } from "./choices";
import { high, narrow } from "./looking";
import type { View } from "./types";

/** The parts that are scrolled to: stable and hand are not among them where they lie at the foot. */
export const partsAbove = (): readonly PartName[] => PARTS.filter((part) => part !== "beasts" || !high.value);

/** A part comes into sight; of one that is higher than the screen, the first quarter in which something can be chosen. */
export function bring(part: PartName): void {
  const place = document.getElementById(`part-${part}`);
  const sight = boardInSight();
  const room = sight ? sight.bottom - sight.top : 0;
  const whole = (place?.offsetHeight ?? 0) <= room;
  const open = [...(place?.querySelectorAll(".quarter") ?? [])].find((quarter) => quarter.querySelector(".tile.lit"));
  ((whole ? null : open) ?? place)?.scrollIntoView({ block: "start" });
}

/** Whether all that can be chosen on the tiles, or the first thing of another part, is in sight. */
function isSeen(part: PartName): boolean {
  const lit = [...document.querySelectorAll(`#part-${part} .lit`)];
  return areInSight(part === "city" ? lit : lit.slice(0, 1));
}

/** On a narrow screen, when the reader is asked anew, the first part in which something can be chosen comes into sight. */
export function useGuide(view: View, ui: Ui): void {
  const last = useRef<readonly Option[] | null>(null);
  const waiting = waitingIn(ui);
  const part = partsAbove().find((each) => waiting.get(each));
  const asked = ui.seat !== null && (ui.decision?.waiting.includes(ui.seat) ?? false);
  const held = heldDie(ui);
  const whole = isWhole.value;
  useEffect(() => {
    if (!whole || isTaught()) return;
    if (narrow.value && asked && part && (last.current !== ui.options || held !== null) && !isSeen(part)) bring(part);
    last.current = ui.options;
  }, [view, ui.options, held, part, whole]);
}
