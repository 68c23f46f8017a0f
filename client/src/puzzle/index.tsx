import { effect } from "@preact/signals";
import { render } from "preact";
import { StoreContext } from "../parts/context";
import type { Store } from "../table/store";
import { type Speaker, speaker } from "../text/speaker";
import type { FromTable } from "../wire";
import { Bar } from "./Bar";
import { PuzzleLine } from "./line";
import { Puzzle } from "./Puzzle";
import "../lesson/lesson.css";
import "../hints/hints.css";
import "./puzzle.css";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

/** The line to the puzzle of this page. */
export function lineTo(page: DOMStringMap, hear: (message: FromTable) => void): PuzzleLine {
  return new PuzzleLine(`/api/puzzles/${page["game"]}/${page["puzzle"]}`, hear);
}

/** Puts a puzzle on a table page. Only the pages of puzzles ask for this module. */
export async function addTo(store: Store): Promise<void> {
  const { language } = store.speaker;
  const words: Speaker = speaker(language, await texts[`./text/${language}.ftl`]!());
  const line = store.connection as PuzzleLine;
  store.bar.value = () => <Bar line={line} words={words} />;
  effect(() => {
    if (line.puzzle.value) store.choice.drop();
  });
  const root = document.createElement("div");
  root.className = "puzzle";
  document.body.append(root);
  render(
    <StoreContext.Provider value={store}>
      <Puzzle line={line} words={words} />
    </StoreContext.Provider>,
    root,
  );
}
