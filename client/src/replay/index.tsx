import { effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Store } from "../table/store";
import { speaker } from "../text/speaker";
import { keepAddress, named } from "./address";
import { type Analysed, Replay } from "./Replay";
import { presentingAt } from "./presenting";
import "./replay.css";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

/** What draws the controls of a table. From now on the address names the moment that is shown. */
export async function replayOf(store: Store): Promise<ComponentType> {
  const { language } = store.speaker;
  const words = speaker(language, await texts[`./text/${language}.ftl`]!());
  effect(() => keepAddress(store.past.shown.value));
  const analysed = signal<Analysed | null>(null);
  const bring = async (): Promise<void> => {
    const parts = await import("../analysis");
    analysed.value = { ...parts, reading: await parts.readingOf(store) };
  };
  if (store.isOver.value) await bring();
  else effect(() => void (store.isOver.value && analysed.peek() === null && queueMicrotask(bring)));
  return () => <Replay words={words} analysed={analysed.value} />;
}

/** Follows the presentation that the address names. */
function follow(store: Store, name: string): void {
  const done = effect(() => {
    if (store.latest.value) queueMicrotask(() => (done(), presentingAt(store).follow(name)));
  });
}

/** Opens the moment or the presentation that the address names, once the game is there. What cannot be shown is said, and the nearest shown. */
export function openNamed(store: Store): void {
  const name = new URLSearchParams(location.search).get("with");
  if (name !== null && /^[0-9a-f]{24}$/u.test(name)) return follow(store, name);
  const { at, seat, faulty } = named(location.search);
  const done = effect(() => {
    const latest = store.latest.value;
    if (latest) queueMicrotask(() => (done(), void open(store, at, seat, faulty)));
  });
}

async function open(store: Store, at: number | null, seat: number | null, faulty: boolean): Promise<void> {
  const { past } = store;
  past.seat.value = seat;
  const moment = at === null ? null : Math.min(at, store.news.last.value);
  if (moment === null) store.resultOpen.value = true;
  else if (!(await past.visit(moment)) && seat !== null && store.problem.value) {
    const problem = store.problem.value;
    past.seat.value = null;
    await past.visit(moment);
    store.problem.value = problem;
  }
  if (faulty) store.problem.value = { code: "no_such_link", allowed: null, refusal: null, detail: "" };
}
