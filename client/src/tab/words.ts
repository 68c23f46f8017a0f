import { type Speaker, speaker } from "../text/speaker";
import english from "./text/en.ftl?raw";
import japanese from "./text/ja.ftl?raw";

export type Language = "en" | "ja";

/** The first language of the browser that Regalia knows; English without one. */
export function languageOf(languages: readonly string[]): Language {
  const known = languages.map((each) => each.slice(0, 2)).find((each) => each === "en" || each === "ja");
  return (known as Language | undefined) ?? "en";
}

/** The messages of this page, in the language of the browser. */
export function wordsFor(language: Language): Speaker {
  return speaker(language, language === "ja" ? japanese : english);
}
