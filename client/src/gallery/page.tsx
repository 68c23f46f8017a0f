import { render } from "preact";
import { KitDefs } from "../kit/Defs";
import { type Speaker, speaker } from "../text/speaker";
import type { GameGallery, Sheet, Words } from "./exhibits";
import { sheets } from "./kit";
import "../kit/layout/window";
import { GameMoments, KitMoments } from "./Moments";
import { Sounds } from "./Sounds";
import "../css/tokens.css";
import "../kit/kit.css";
import "./gallery.css";

const THEMES = ["light", "dark"] as const;
const LANGUAGES = ["en", "ja"] as const;
const SIZES = ["small", "medium", "large"] as const;
type Language = (typeof LANGUAGES)[number];

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const gameTexts = import.meta.glob<string>("../../../src/regalia/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const galleries = import.meta.glob<GameGallery>("../../../src/regalia/games/*/board/gallery.tsx", { import: "default" });

/** What is shown under one heading: the kit, or a game. */
interface Hall {
  readonly name: string;
  readonly gallery: GameGallery;
  words(language: Language): Words;
}

const saying =
  (speak: Speaker): Words =>
  (message, args) =>
    speak.say(message, args);

const kit: Hall = {
  name: "kit",
  gallery: { sheets },
  words: (language) => saying(speaker(language, own[`./${language}.ftl`]!, "")),
};

const gameOf = (file: string): string => file.replace(/\/board\/.*|.*\/games\//g, "");
const GAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(galleries).map((file) => [gameOf(file), file]),
);
const HALLS: readonly string[] = [kit.name, ...Object.keys(GAMES)];

/** A hall by its name. Its style sheets are loaded with it: those of two games name things alike, and are never on one page. */
async function hallOf(name: string): Promise<Hall> {
  const file = GAMES[name];
  const load = file && galleries[file];
  if (!load) return kit;
  const folder = file.replace(/\/board\/.*/, "");
  const words = (language: Language): Words =>
    saying(speaker(language, own[`./${language}.ftl`]!, gameTexts[`${folder}/text/${language}.ftl`] ?? ""));
  return { name, gallery: await load(), words };
}

/** Every piece of a hall in both themes, three sizes and both languages. */
function Gallery({ hall }: { hall: Hall }) {
  const { Defs } = hall.gallery;
  return (
    <main>
      <h1>Regalia</h1>
      <KitDefs />
      {Defs && <Defs />}
      <nav aria-label="Halls">
        {HALLS.map((name) => (
          <a key={name} href={`?hall=${name}`} aria-current={name === hall.name ? "page" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {hall === kit ? (
        <>
          <KitMoments words={kit.words("en")} />
          <Sounds />
        </>
      ) : (
        <GameMoments gallery={hall.gallery} words={hall.words("en")} />
      )}
      {LANGUAGES.map((language) => (
        <Wing key={language} hall={hall} language={language} />
      ))}
    </main>
  );
}

/** One hall in one language: by day on the left, by night on the right. */
function Wing({ hall, language }: { hall: Hall; language: Language }) {
  const words = hall.words(language);
  return (
    <section class="wing" id={`${hall.name}-${language}`} lang={language} aria-label={`${hall.name} ${language}`}>
      {THEMES.map((theme) => (
        <div key={theme} class="theme" data-theme={theme}>
          {hall.gallery.sheets.map((sheet) => (
            <Table key={sheet.title} sheet={sheet} words={words} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Table({ sheet, words }: { sheet: Sheet; words: Words }) {
  return (
    <div class={`sheet sheet-${sheet.title}`}>
      <h2>{words(`sheet-${sheet.title}`)}</h2>
      <div class="exhibits">
        {sheet.exhibits.map(({ name, args, draw }, place) => (
          <figure key={place}>
            <div class="sizes">
              {SIZES.map((size) => (
                <div key={size} class={`size-${size}`}>
                  {draw(words)}
                </div>
              ))}
            </div>
            <figcaption>{words(name, args)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

const hall = await hallOf(new URLSearchParams(location.search).get("hall") ?? kit.name);
render(<Gallery hall={hall} />, document.getElementById("gallery")!);
