import { type ComponentChild, render } from "preact";
import type { Ui } from "../board";
import { speaker } from "../text/speaker";
import { KitDefs } from "../kit/Defs";
import { wordsOf } from "../text/games";
import { onlooker } from "./onlooker";
import tokens from "../css/tokens.css?url";
import kit from "../kit/kit.css?url";
import pieces from "../css/table/pieces.css?url";
import frame from "./pictures.css?url";

/** The pictures in a game's rules, drawn by the parts of its board: `board/pictures.tsx` exports them. */
export interface RulePictures {
  /** The address of the board's style sheet. */
  readonly style: string;
  /** Each picture by the name under which the rules call for it: `![what it shows](board:name "caption")`. */
  readonly drawn: Readonly<Record<string, (ui: Ui) => ComponentChild>>;
  /** What its pieces share. */
  Defs?(): ComponentChild;
}

const GAMES = "../../../src/regalia/games";
const games = import.meta.glob<RulePictures>("../../../src/regalia/games/*/board/pictures.tsx", { import: "default" });
const ownTexts: Record<string, () => Promise<string>> = import.meta.glob<string>("../text/*.ftl", {
  query: "?raw",
  import: "default",
});

/** A style sheet as text. Pages mostly have it already: as text in a script it would be fetched twice. */
const styles = async (address: string): Promise<string> =>
  (await fetch(address, { headers: { accept: "text/css" } })).text();

/** The pictures of a game, ready to be drawn; null for a game that has none. */
async function loaded(game: string, language: string): Promise<((place: HTMLElement) => void) | null> {
  const load = games[`${GAMES}/${game}/board/pictures.tsx`];
  if (!load) return null;
  const [pictures, words, gameWords] = await Promise.all([
    load(),
    ownTexts[`../text/${language}.ftl`]!(),
    wordsOf(game, language),
  ]);
  const ui = onlooker(speaker(language, words, gameWords));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await Promise.all([tokens, kit, pieces, pictures.style, frame].map(styles))).join("\n"));
  return (place) => draw(place, game, pictures, ui, sheet);
}

/**
 * Draws a picture into the shadow of its place, so that its styles and names are apart from those of the page: a board may
 * be on the same page.
 */
function draw(place: HTMLElement, game: string, { drawn, Defs }: RulePictures, ui: Ui, sheet: CSSStyleSheet): void {
  const picture = drawn[place.dataset["picture"] ?? ""];
  if (!picture || place.shadowRoot) return;
  const shadow = place.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [sheet];
  render(
    <body class="rule-picture" data-playing={game} data-game={game} inert>
      <div class="stage">
        <KitDefs />
        {Defs && <Defs />}
        <div class="board">{picture(ui)}</div>
      </div>
    </body>,
    shadow,
  );
}

/** Draws all pictures of a game's rules; until then, and without a script, each place says what it shows. */
export async function drawPictures(article: ParentNode, game: string, language: string): Promise<void> {
  const places = [...article.querySelectorAll<HTMLElement>("[data-picture]")];
  const put = places.length > 0 ? await loaded(game, language) : null;
  if (put) places.forEach(put);
}
