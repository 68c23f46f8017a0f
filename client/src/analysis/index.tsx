import { effect } from "@preact/signals";
import type { ComponentType } from "preact";
import { ask } from "../live/http";
import type { Store } from "../table/store";
import type { Told } from "../table/telling";
import { speaker } from "../text/speaker";
import type { AnalysisOf } from "../wire";
import { AtTheEnd } from "./AtTheEnd";
import { Findings } from "./findings";
import { Reading, ReadingContext } from "./reading";
import "./css/curve.css";
import "./css/moment.css";
import "./css/players.css";
import "./css/places.css";

export { Aside } from "./Aside";
export { Curve } from "./Curve";
export { Offer } from "./State";
export { ReadingContext };

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const known = new WeakMap<Store, Promise<Reading>>();

/** The analysis of a table's finished game. It is fetched once, and then follows the news. */
export function readingOf(store: Store): Promise<Reading> {
  const found = known.get(store) ?? open(store);
  known.set(store, found);
  return found;
}

/** What draws the highlights of a finished game, and the way to its analysis. */
export async function endOf(store: Store): Promise<ComponentType<{ told: readonly Told[] }>> {
  const reading = await readingOf(store);
  return ({ told }) => (
    <ReadingContext.Provider value={reading}>
      <AtTheEnd told={told} />
    </ReadingContext.Provider>
  );
}

async function open(store: Store): Promise<Reading> {
  const { language } = store.speaker;
  const words = speaker(language, await texts[`./text/${language}.ftl`]!());
  const findings = new Findings(
    `/api/tables/${store.table.value?.id}/analysis`,
    (method, path) => ask<AnalysisOf>(method, path),
    (problem) => (store.problem.value = problem),
  );
  await findings.load();
  effect(() => {
    const news = store.analysed.value;
    if (news) findings.hear(news);
  });
  return new Reading(store, findings, words);
}
