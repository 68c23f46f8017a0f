import { useEffect } from "preact/hooks";
import type { Store } from "../table/store";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const stopsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-stop]")];

/** Arrow keys move along a row of pieces (`data-arrows`), Home and End go to its ends. */
export function alongTheRow(event: KeyboardEvent): boolean {
  const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-stop]") : null;
  const row = here?.closest("[data-arrows]");
  if (!here || !row) return false;
  const stops = stopsIn(row);
  const place = stops.indexOf(here);
  const step = STEPS[event.key];
  const next = event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : step === undefined ? -1 : place + step;
  const target = stops[next];
  if (step === undefined && event.key !== "Home" && event.key !== "End") return false;
  target?.focus();
  return true;
}

/** The next thing that can be chosen, after the one in focus; in an open note, those that stand there. */
export function toNextLit(backwards: boolean): void {
  const root = document.querySelector('.note[data-stays="true"]:has(.option)') ?? document;
  const all = [
    ...root.querySelectorAll<HTMLElement>(
      ".piece.lit, .piece.offered, .option, .amount .button, .confirm .primary:enabled",
    ),
  ];
  const lit = backwards ? all.reverse() : all;
  const place = lit.indexOf(document.activeElement as HTMLElement);
  lit[(place + 1) % lit.length]?.focus();
}

function letter(store: Store, event: KeyboardEvent): boolean {
  const act = {
    n: () => toNextLit(false),
    N: () => toNextLit(true),
    u: () => store.undo(),
    o: () => (store.listed.value = !store.listed.value),
    l: () => (store.panel.value = store.panel.value === "log" ? null : "log"),
    r: () =>
      store.panel.value === "rules" ? (store.panel.value = null) : store.openRules(store.sight.value?.decision?.rule ?? ""),
    t: () => store.table.value?.talk && (store.panel.value = store.panel.value === "talk" ? null : "talk"),
    "?": () => (store.dialog.value = "keys"),
  }[event.key];
  act?.();
  return act !== undefined;
}

/** Escape: skips the animation, closes the note, clears the choice, returns to the present, or closes the panel: the first that applies. */
export function escape(store: Store): void {
  if (store.theatre.playing.value) store.theatre.skip();
  else if (store.pointing.at.value) store.pointing.unpoint("stay");
  else if (store.choice.begun.value) store.choice.drop();
  else if (store.past.shown.value) store.past.leave();
  else store.panel.value = null;
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

let lastByKey = false;

/** True if the last input was a key. */
export const byKey = (): boolean => lastByKey;

/** Moves the focus to the prompt when the focused piece has been removed. */
export function catchFocus(): void {
  if (lastByKey && (document.activeElement === document.body || !document.activeElement))
    document.getElementById("question")?.focus();
}

/** Keyboard shortcuts of the table page. */
export function useKeys(store: Store): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      lastByKey = true;
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        document.querySelector("dialog[open]")
      )
        return;
      if (writes(event.target)) return;
      if (event.key === "Escape") escape(store);
      else if (!alongTheRow(event) && !(store.preferences.value.shortcuts && letter(store, event))) return;
      event.preventDefault();
    };
    const elsewhere = (event: PointerEvent): void => {
      lastByKey = false;
      const inside = event.target instanceof Element && event.target.closest(".note, .piece");
      if (!inside) store.pointing.unpoint("stay");
    };
    document.addEventListener("keydown", press);
    document.addEventListener("pointerdown", elsewhere);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", elsewhere);
    };
  }, [store]);
}
