import { effect } from "@preact/signals";
import { render } from "preact";
import { StoreContext } from "../parts/context";
import type { Store } from "../table/store";
import { type Speaker, speaker } from "../text/speaker";
import type { FromTable } from "../wire";
import { Bar } from "./Bar";
import { LessonLine } from "./line";
import { Teacher } from "./Teacher";
import "./lesson.css";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

/** The line to the lesson of this page. */
export function lineTo(page: DOMStringMap, hear: (message: FromTable) => void): LessonLine {
  return new LessonLine(page["game"]!, page["lesson"]!, page["given"] ?? "", hear, localStorage);
}

/** Puts a lesson on a table page. Only the pages of lessons ask for this module. */
export async function addTo(store: Store): Promise<void> {
  const { language } = store.speaker;
  const words: Speaker = speaker(language, await texts[`./text/${language}.ftl`]!());
  const line = store.connection as LessonLine;
  store.bar.value = () => <Bar line={line} words={words} />;
  effect(() => {
    if (line.shown.value) store.choice.drop(); // a step can ask what the one before it asked
  });
  effect(() => {
    if (line.nudges.value > 0) store.choice.drop();
  });
  effect(() => {
    if (store.sight.value?.ranking) store.resultOpen.value = false;
  });
  const root = document.createElement("div");
  root.className = "lesson";
  document.body.append(root);
  render(
    <StoreContext.Provider value={store}>
      <Teacher line={line} words={words} />
    </StoreContext.Provider>,
    root,
  );
}
