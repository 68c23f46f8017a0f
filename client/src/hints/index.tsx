import type { ComponentType } from "preact";
import { speaker } from "../text/speaker";
import { Hint } from "./Hint";
import "../lesson/lesson.css";
import "./hints.css";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

/** What draws hints in a language. */
export async function hintsIn(language: string): Promise<ComponentType> {
  const words = speaker(language, await texts[`./text/${language}.ftl`]!());
  return () => <Hint words={words} />;
}
