import { signal } from "@preact/signals";
import type { Ui } from "regalia/board";
import type { View } from "./types";

/** Responses about which the reader does not want to be asked again in this round. */
const quiet = signal<readonly string[]>([]);

/** What is asked now, if it is a response that one may pass: the round, the event, and the beasts that would respond. */
export function responseTo(view: View, ui: Ui): string | null {
  if (view.event === "" || ui.seat === null || !ui.options.some(({ type }) => type === "Pass")) return null;
  const beasts = ui.options.flatMap(({ type, beast }) => (type === "UseBeast" ? [String(beast)] : []));
  return [view.round, ui.seat, view.event, ...beasts].join(" ");
}

/** From now on this is passed without asking, until the round ends. */
export function keepQuiet(response: string): void {
  const round = `${response.split(" ")[0]} `;
  quiet.value = [...quiet.value.filter((other) => other.startsWith(round)), response];
}

export const isQuiet = (response: string): boolean => quiet.value.includes(response);
