import { effect } from "@preact/signals";
import { render } from "preact";
import outside from "virtual:boards";
import type { GameBoard } from "./board";
import "./kit/layout/window";
import { factsAbout } from "./live/games";
import { Connection } from "./live/connection";
import { request } from "./live/http";
import { App } from "./parts/App";
import { StoreContext } from "./parts/context";
import { Dice } from "./table/dice";
import { Store } from "./table/store";
import { listenForTouch } from "./sounds";
import { callAttention } from "./table/attention";
import { becomePicture } from "./table/picture";
import { wordsOf } from "./text/games";
import type { Recipe } from "./wire";
import { keepForOffline } from "./worker";
import { speaker } from "./text/speaker";
import "./css/table.css";

type Text = () => Promise<string>;

const GAMES = "../../src/regalia/games";

const boards = import.meta.glob<GameBoard>("../../src/regalia/games/*/board/index.tsx", { import: "default" });
const ownTexts: Record<string, Text> = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

/** The data attributes of the page's root element. */
interface Page {
  readonly table: string;
  readonly game: string;
  /** The reader's id; empty without a name. */
  readonly person: string;
  /** Defined if the arena has the debug panel. */
  readonly debug?: string;
  /** Defined if the reader has a name of their own. */
  readonly named?: string;
  readonly member?: string;
  /** What `board.toml` says, as JSON, if the game has one. */
  readonly recipe?: string;
  /** The lesson that the page teaches, if it is no table of players. */
  readonly lesson?: string;
  /** The day whose puzzle the page shows, if it is no table of players. */
  readonly puzzle?: string;
}

/** The board that a game draws, here or in a package of its own, the one that its recipe describes, or the plain one. */
async function boardOf(game: string, recipe: string | undefined): Promise<GameBoard> {
  const load = boards[`${GAMES}/${game}/board/index.tsx`];
  if (load) return load();
  if (!outside[game] && recipe) return (await import("./recipe")).boardOf(JSON.parse(recipe) as Recipe) as GameBoard;
  return (await (outside[game] ?? plain)()).default;
}

/** For how long the first board waits for what is printed on its cards, in milliseconds: cards without it are smaller. */
const NAMES_WITHIN = 1500;

const plain = async () => (await import("./plain")) as { default: GameBoard };

async function open(
  root: HTMLElement,
  { table, game, person, named, member, debug, recipe, lesson, puzzle }: Page,
): Promise<void> {
  const language = document.documentElement.lang;
  const isPlayed = lesson === undefined && puzzle === undefined;
  const [board, words, gameWords, addition] = await Promise.all([
    boardOf(game, recipe),
    ownTexts[`./text/${language}.ftl`]!(),
    wordsOf(game, language),
    isPlayed ? null : puzzle === undefined ? import("./lesson") : import("./puzzle"),
  ]);
  const store = new Store(
    speaker(language, words, gameWords),
    board,
    person,
    (hear) => addition?.lineTo(root.dataset, hear) ?? new Connection(table, hear, sessionStorage),
    new Dice(localStorage, (method, name, body) => request(method, `/api/tables/${name}/nonce`, body)),
  );
  store.named.value = named !== undefined;
  store.member.value = member !== undefined;
  if (document.body.dataset["picture"] !== undefined) becomePicture(store);
  const names = board.names?.();
  await Promise.race([names, new Promise((late) => setTimeout(late, NAMES_WITHIN))]);
  listenForTouch();
  addEventListener("online", () => store.connection.wake());
  document.addEventListener("visibilitychange", () => (document.hidden ? store.theatre.skip() : store.connection.wake()));
  effect(() => callAttention(store));
  const seen = effect(() => {
    if (store.table.value) setTimeout(() => (seen(), keepForOffline()));
  });
  if (/[?&](at|seat|with)=/.test(location.search) && isPlayed) {
    store.resultOpen.value = false;
    void import("./replay").then(({ openNamed }) => openNamed(store));
  }
  store.connection.start(null);
  void names?.then((kinds) => (store.voice.kinds.value = kinds));
  void factsAbout(game).then((facts) => (store.game.value = facts));
  render(
    <StoreContext.Provider value={store}>
      <App />
    </StoreContext.Provider>,
    root,
  );
  await addition?.addTo(store);
  if (debug !== undefined) await (await import("./debug")).addPanel(store);
}

const root = document.getElementById("table");
if (root) void open(root, root.dataset as unknown as Page);
