import type { ComponentType } from "preact";
import { speaker } from "../text/speaker";
import { Ahead } from "./Ahead";
import "./ahead.css";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

/** What draws the panel of answers in advance in a language. */
export async function aheadIn(language: string): Promise<ComponentType> {
  const words = speaker(language, await texts[`./text/${language}.ftl`]!());
  return () => <Ahead words={words} />;
}
