import { type ComponentChild, render } from "preact";
import type { Ui } from "../board";
import { type Speaker, speaker } from "../text/speaker";
import { KitDefs } from "../kit/Defs";
import { shape } from "../kit/layout/window";
import { wordsOf } from "../text/games";
import { onlooker } from "./onlooker";
import { leadToPieces, piecesOf } from "./pieces";
import { addDots } from "./works";
import tokens from "../css/tokens.css?url";
import kit from "../kit/kit.css?url";
import layout from "../kit/layout/layout.css?url";
import pieces from "../css/table/pieces.css?url";
import frame from "./pictures.css?url";

/** The pictures in a game's rules, drawn by the parts of its board: `board/pictures.tsx` exports them. */
export interface RulePictures {
  /** The address of the board's style sheet. */
  readonly style: string;
  /** Each picture by the name under which the rules (`![what it shows](board:name "caption")`) or `works.toml` call for it. */
  readonly drawn: Readonly<Record<string, (ui: Ui) => ComponentChild>>;
  /** A piece that the rules name, by its kind, where it is no picture of theirs. */
  piece?(ui: Ui, kind: string): ComponentChild;
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

/** What a picture leaves free around it, in pixels. */
const MARGIN = 14;

/** Draws into a place; false if there is nothing by this name. */
type Draw = (place: HTMLElement, name: string) => boolean;

const blank: Draw = () => false;

/** What draws a game's pictures, and its pieces by their kinds; nothing for a game that has none. */
async function painting(game: string, speak: Speaker): Promise<{ readonly picture: Draw; readonly piece: Draw }> {
  const load = games[`${GAMES}/${game}/board/pictures.tsx`];
  if (!load) return { picture: blank, piece: blank };
  const { drawn, piece, Defs, style } = await load();
  const ui = onlooker(speak);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await Promise.all([tokens, kit, layout, pieces, style, frame].map(styles))).join("\n"));
  const put = (place: HTMLElement, shown: ComponentChild): boolean => {
    if (shown && !place.shadowRoot) draw(place, game, shown, Defs, sheet);
    return Boolean(shown);
  };
  return {
    picture: (place, name) => put(place, drawn[name]?.(ui)),
    piece: (place, kind) => put(place, piece?.(ui, kind) ?? drawn[kind]?.(ui)),
  };
}

/**
 * Draws a picture into the shadow of its place, so that its styles and names are apart from those of the page: a board may
 * be on the same page.
 */
function draw(
  place: HTMLElement,
  game: string,
  shown: ComponentChild,
  Defs: RulePictures["Defs"],
  sheet: CSSStyleSheet,
): void {
  const shadow = place.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [sheet];
  render(
    <body class="rule-picture" data-playing={game} data-game={game} data-shape={shape.value} inert>
      <div class="stage">
        <KitDefs />
        {Defs && <Defs />}
        <div class="board">{shown}</div>
      </div>
    </body>,
    shadow,
  );
  if (place.matches(".works-picture")) fit(shadow.querySelector(".board")!);
}

/** Makes what is drawn smaller if a panel has no room for it. */
function fit(board: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = board.parentElement!;
  const over = Math.max(board.scrollWidth / (width - MARGIN), board.scrollHeight / (height - MARGIN));
  if (over > 1) board.style.zoom = String(1 / over);
}

/**
 * Draws all pictures of a game's rules, and makes the names of pieces lead to them; until then, and without a script, each
 * place says what it shows.
 */
export async function illustrate(article: ParentNode, game: string, language: string): Promise<void> {
  const [words, gameWords] = await Promise.all([ownTexts[`../text/${language}.ftl`]!(), wordsOf(game, language)]);
  const speak = speaker(language, words, gameWords);
  const { picture, piece } = await painting(game, speak);
  for (const place of article.querySelectorAll<HTMLElement>("[data-picture]"))
    picture(place, place.dataset["picture"] ?? "");
  addDots(article);
  leadToPieces(article, speak, piecesOf(gameWords, speak), piece);
}
