import { useEffect, useRef } from "preact/hooks";
import type { Seen } from "regalia/board";
import { isWhole } from "regalia/parts/Later";
import { Jump as Row } from "regalia/kit/layout/Jump";
import { shape } from "regalia/kit/layout/window";
import { areInSight } from "regalia/parts/sight";
import { PARTS, type Part, waitingIn } from "./choices";
import type { View } from "./types";

/** Brings a part of the board into sight. */
export const bring = (part: Part, block: ScrollLogicalPosition = "start"): void =>
  document.getElementById(`part-${part}`)?.scrollIntoView({ block });

/** Where the screen is narrow: the parts of the board, and how much can be chosen in each. In a low window the rail stands for the first. */
export function Jump({ view, ui }: Seen<View>) {
  const waiting = waitingIn(ui.options);
  const shown = shape.value === "low" ? PARTS.slice(1) : PARTS;
  const only = PARTS.filter((part) => waiting.get(part));
  const moment = ui.options.length > 0 ? `${view.turn} ${ui.decision?.kind ?? ""}` : "";
  useGuide(moment, only.length === 1 ? only[0] : undefined);
  return <Row ui={ui} parts={shown} waiting={waiting} bring={bring} sticks />;
}

/** Whether something that can be chosen there is in sight already. */
function isSeen(part: Part): boolean {
  return areInSight(document.querySelectorAll(`#part-${part} .lit`));
}

function lead(part: Part | undefined): void {
  if (part && !isSeen(part)) bring(part);
  if (document.querySelector(".seat-card.lit")) document.querySelector(".seat-list")?.scrollIntoView({ block: "nearest" });
}

/** When all that can be chosen is in one part, or among the players, that comes into sight; no moment while nothing can be. */
function useGuide(moment: string, part: Part | undefined): void {
  const last = useRef("");
  const whole = isWhole.value;
  useEffect(() => {
    if (!whole || !moment || last.current === moment) return;
    lead(part);
    last.current = moment;
  }, [moment, part, whole]);
}
