import { render } from "preact";
import { wordsOf } from "./text/games";
import { speaker } from "./text/speaker";
import { unlinked } from "./workshop/link";
import { Page } from "./workshop/Page";
import type { WorkshopPart } from "./workshop/part";
import plain from "./workshop/Plain";
import { PUBLIC, Workshop } from "./workshop/store";
import "./workshop/workshop.css";

const GAMES = "../../src/regalia/games";

const parts = import.meta.glob<WorkshopPart>("../../src/regalia/games/*/board/workshop.tsx", { import: "default" });
const ownTexts: Record<string, () => Promise<string>> = import.meta.glob<string>("./workshop/text/*.ftl", {
  query: "?raw",
  import: "default",
});

async function open(root: HTMLElement, game: string, person: string): Promise<void> {
  const language = document.documentElement.lang;
  const [part, words, gameWords] = await Promise.all([
    parts[`${GAMES}/${game}/board/workshop.tsx`]?.() ?? plain,
    ownTexts[`./workshop/text/${language}.ftl`]!(),
    wordsOf(game, language),
  ]);
  const store = new Workshop(game, person, speaker(language, words, gameWords), part.blank, localStorage);
  const hash = location.hash.slice(1);
  const published = hash.startsWith(PUBLIC) ? hash.slice(PUBLIC.length) : "";
  await store.begin(hash && !published ? await unlinked(hash) : undefined);
  if (hash) history.replaceState(null, "", location.pathname);
  render(<Page store={store} part={part} published={published} />, root);
}

const root = document.getElementById("workshop");
if (root) void open(root, root.dataset["game"]!, root.dataset["person"] ?? "");
