import { useEffect, useRef } from "preact/hooks";
import type { Seen } from "regalia/board";
import { Jump as Row } from "regalia/kit/layout/Jump";
import { isWhole } from "regalia/parts/Later";
import { areInSight, boardInSight } from "regalia/parts/sight";
import { Emblem } from "./art/Emblem";
import { isSharing, PARTS, toLay, waitingIn } from "./choices";
import { REGIONS } from "./content";
import { nextToLay } from "./Laying";
import { narrow } from "./looking";
import type { View } from "./types";

/** Brings a part into sight, below the tabs; of one that is too high its lower end, where cards and totals are. */
const bring = (part: string): void => {
  const tabs = document.querySelector<HTMLElement>(".jump")?.offsetHeight ?? 0;
  const node = document.getElementById(`part-${part}`);
  const sight = boardInSight();
  const room = sight ? sight.bottom - sight.top - tabs : 0;
  const fits = !REGIONS.includes(part) || (node?.offsetHeight ?? 0) <= room;
  node?.scrollIntoView({ block: tabs === 0 ? "nearest" : fits ? "start" : "end" });
};

/** Where the screen is narrow: the parts of the board, and how much can be chosen in each. */
export function Jump({ view, ui }: Seen<View>) {
  const waiting = waitingIn(view, ui);
  const open = PARTS.filter((part) => waiting.get(part));
  const fought = view.clash?.region ?? view.contested ?? undefined;
  const kind = ui.decision?.kind ?? "";
  const laying = toLay(ui).length > 0 ? nextToLay(ui, toLay(ui)) : undefined;
  const due = laying ?? (isSharing(ui) ? REGIONS[0] : kind === "DayActions" ? fought : (open[0] ?? fought));
  useGuide(
    `${view.round} ${view.phase} ${fought ?? ""} ${kind} ${ui.draft?.type ?? ""} ${laying ?? ""}`,
    due,
    due === laying || due === fought,
  );
  if (!narrow.value) return null;
  return (
    <Row
      ui={ui}
      parts={PARTS.filter((part) => part !== "own" || ui.seat !== null)}
      waiting={waiting}
      bring={bring}
      sticks
      marked={fought}
      picture={(part) => <Emblem name={part === fought ? "fighting" : part} />}
    />
  );
}

/** Whether something that can be chosen is in sight, or where there is nothing to choose the whole part. */
function isSeen(part: string, clash: boolean): boolean {
  const lit = clash ? [] : [...document.querySelectorAll(".crown .lit")];
  return lit.length > 0 ? lit.some((node) => areInSight([node])) : areInSight(document.querySelectorAll(`#part-${part}`));
}

/** Where a Clash is fought, or where something can be chosen, that part comes into sight; the choice may open after the moment. */
function useGuide(moment: string, part: string | undefined, clash: boolean): void {
  const last = useRef("");
  const whole = isWhole.value;
  useEffect(() => {
    if (!whole) return;
    if (part && last.current !== moment && !isSeen(part, clash)) bring(part);
    last.current = part ? moment : "";
  }, [moment, part, clash, whole]);
}
