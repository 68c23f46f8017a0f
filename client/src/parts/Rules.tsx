import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { search } from "../rules/search";
import type { Store } from "../table/store";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

const pages = new Map<string, Promise<string>>();

/** How the game works and the article of the site's own rules page, so that there is one text and one look. */
async function article(game: string, language: string): Promise<string> {
  const response = await fetch(`/rules/${game}?lang=${language}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return `${page.querySelector(".works")?.outerHTML ?? ""}${page.querySelector("article.rules")?.innerHTML ?? ""}`;
}

function rules(game: string, language: string): Promise<string> {
  const name = `${game} ${language}`;
  const page = pages.get(name) ?? article(game, language);
  pages.set(name, page);
  return page;
}

/** Draws the pictures and leads to the pieces; what does so is fetched when it is first needed. */
async function illustrated(article: Element, game: string, language: string): Promise<void> {
  if (article.firstElementChild?.matches("article"))
    await (await import("../rules/pictures")).illustrate(article, game, language);
}

const headingsIn = (frame: Element): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>("[id^=rule-]")];

/** Puts a button beside a heading, or takes it away: the way back from the rule to what it speaks of. */
function leadBack(heading: HTMLElement, leads: boolean, say: (message: string) => string): void {
  const before = heading.querySelector(".way-back");
  if (!leads) before?.remove();
  if (!leads || before) return;
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "tool way-back", title: say("rules-show") });
  button.setAttribute("aria-label", say("rules-show"));
  render(<Icon name="eye" />, button);
  heading.append(button);
}

const numberOf = (heading: HTMLElement): string => heading.id.slice("rule-".length);

/** What lies on the table and is explained in a section: the words of a game say which section is about what (`rule-archer = 6.1`). */
function explainedIn(store: Store, section: string): HTMLElement[] {
  const { speaker, sight } = store;
  const isAbout = (piece: string): boolean =>
    [...piece.split(":"), String(sight.value?.nouns[piece]?.args["kind"])].some(
      (what) => speaker.say(`rule-${what}`) === section,
    );
  return [...document.querySelectorAll<HTMLElement>(".playing [data-piece]")].filter(
    (piece) => piece.offsetWidth > 0 && isAbout(piece.dataset["piece"] ?? ""),
  );
}

/** Points at what a section is about. */
function showOnTheTable(store: Store, section: string): void {
  const [first, ...others] = explainedIn(store, section);
  if (!first) return;
  if (!store.preferences.value.pinned) store.panel.value = null;
  first.scrollIntoView({ block: "center", inline: "nearest" });
  store.pointing.point(first.dataset["piece"] ?? "", "stay");
  for (const piece of others) piece.animate([{ outline: "4px solid gold" }, { outline: "4px solid #0000" }], 2_000);
}

/** The rules, opened at the section of the present decision. They can be searched, and lead back to what lies on the table. */
export function Rules() {
  const store = useStore();
  const say = useWords();
  const [text, setText] = useState("");
  const [wanted, want] = useState("");
  const [found, find] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const game = store.table.value?.game ?? "";
  const section = store.section.value;
  useEffect(() => void rules(game, store.speaker.language).then(setText), [game]);
  useEffect(() => void illustrated(frame.current!, game, store.speaker.language), [text]);
  useEffect(() => {
    if (frame.current?.firstElementChild) find(search(frame.current.firstElementChild, wanted));
  }, [text, wanted]);
  useEffect(() => want(""), [section]);
  useEffect(() => {
    const heading = section && frame.current?.querySelector(`[id="rule-${section}"]`);
    for (const old of frame.current?.querySelectorAll(".cited") ?? []) old.classList.remove("cited");
    if (!heading) return;
    heading.classList.add("cited");
    heading.scrollIntoView({ block: "start" });
  }, [text, section]);
  useEffect(() => {
    for (const heading of headingsIn(frame.current!))
      leadBack(heading, explainedIn(store, numberOf(heading)).length > 0, say);
  }, [text, store.sight.value]);
  const goBack = (event: MouseEvent): void => {
    const heading = event.target instanceof Element && event.target.closest(".way-back")?.parentElement;
    if (heading) showOnTheTable(store, numberOf(heading));
  };
  return (
    <div class="rules-panel">
      <div class="rules-tools">
        <input
          type="search"
          value={wanted}
          placeholder={say("rules-search")}
          aria-label={say("rules-search")}
          onInput={(event) => want(event.currentTarget.value)}
        />
        <Contents text={text} />
      </div>
      {wanted && (
        <p class="hint" role="status">
          {say("rules-found", { count: found })}
        </p>
      )}
      <div class="rules" ref={frame} tabIndex={0} onClick={goBack}>
        {text ? <article dangerouslySetInnerHTML={{ __html: text }} /> : <p>{say("loading")}</p>}
      </div>
    </div>
  );
}

/** The main sections; one of them is opened. */
function Contents({ text }: { text: string }) {
  const store = useStore();
  const say = useWords();
  const page = new DOMParser().parseFromString(text, "text/html");
  return (
    <select
      class="button"
      aria-label={say("rules-contents")}
      value=""
      onChange={(event) => {
        store.openRules(event.currentTarget.value);
        event.currentTarget.value = "";
      }}
    >
      <option value="">{say("rules-contents")}</option>
      {[...page.querySelectorAll<HTMLElement>("h2[id]")].map((heading) => (
        <option key={heading.id} value={numberOf(heading)}>
          {heading.textContent}
        </option>
      ))}
    </select>
  );
}
