import { useEffect, useRef, useState } from "preact/hooks";
import { useStore, useWords } from "./context";

const pages = new Map<string, Promise<string>>();

/** The article of the site's own rules page, so that there is one text and one look. */
async function article(game: string, language: string): Promise<string> {
  const response = await fetch(`/rules/${game}?lang=${language}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.querySelector("article.rules")?.innerHTML ?? "";
}

function rules(game: string, language: string): Promise<string> {
  const name = `${game} ${language}`;
  const page = pages.get(name) ?? article(game, language);
  pages.set(name, page);
  return page;
}

/** The rules, opened at the section of the present decision. */
export function Rules() {
  const store = useStore();
  const say = useWords();
  const [text, setText] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const game = store.table.value?.game ?? "";
  const section = store.section.value;
  useEffect(() => void rules(game, store.speaker.language).then(setText), [game]);
  useEffect(() => {
    const heading = section && frame.current?.querySelector(`[id="rule-${section}"]`);
    for (const old of frame.current?.querySelectorAll(".cited") ?? []) old.classList.remove("cited");
    if (!heading) return;
    heading.classList.add("cited");
    heading.scrollIntoView({ block: "start" });
  }, [text, section]);
  return (
    <div class="rules" ref={frame} tabIndex={0}>
      {text ? <article dangerouslySetInnerHTML={{ __html: text }} /> : <p>{say("loading")}</p>}
    </div>
  );
}
