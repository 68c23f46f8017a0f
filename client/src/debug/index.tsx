import { render } from "preact";
import { StoreContext } from "../parts/context";
import type { Store } from "../table/store";
import { type Speaker, speaker } from "../text/speaker";
import { Panel } from "./panel";
import { View } from "./View";
import "./debug.css";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

/** Puts the debug panel on a table page. The page asks for this module only where the arena has such a panel. */
export async function addPanel(store: Store): Promise<void> {
  const { language } = store.speaker;
  const words: Speaker = speaker(language, await texts[`./text/${language}.ftl`]!());
  const root = document.createElement("div");
  root.className = "debug";
  document.body.append(root);
  render(
    <StoreContext.Provider value={store}>
      <View panel={new Panel(store)} words={words} />
    </StoreContext.Provider>,
    root,
  );
}
