// @vitest-environment jsdom
import { expect, test } from "vitest";
import { search } from "../src/rules/search";

const RULES = `
  <h1>The rules</h1><p>For three to five.</p>
  <h2>1. The queue</h2><p>It has a head and a tail.</p>
  <h2>2. Cards</h2><p>Ten a family.</p>
  <h3>2.1 Archer</h3><p>Strikes either end, or the ＴＡＩＬ.</p>
  <h3>2.2 Lord</h3><p>Counts.</p>
  <h2>3. End</h2><p>After six rounds.</p>`;

/** What is still shown, and how many sections hold the words. */
function found(words: string): [number, string[]] {
  const article = document.createElement("article");
  article.innerHTML = RULES;
  const count = search(article, words);
  return [count, [...article.children].flatMap((node) => ((node as HTMLElement).hidden ? [] : [node.textContent]))];
}

test("sections that hold the words are shown, with the headings above them; capitals and wide letters do not matter", () => {
  const shown = ["The rules", "1. The queue", "It has a head and a tail.", "2. Cards", "2.1 Archer"];
  expect(found("tail")).toEqual([2, [...shown, "Strikes either end, or the ＴＡＩＬ."]]);
});

test("all words are wanted, wherever they stand in the section", () => {
  expect(found("tail archer")).toEqual([
    1,
    ["The rules", "2. Cards", "2.1 Archer", "Strikes either end, or the ＴＡＩＬ."],
  ]);
  expect(found("tail six")).toEqual([0, []]);
});

test("without words everything is shown", () => {
  const [count, shown] = found(" ");
  expect([count, shown.length]).toEqual([6, 12]);
});
