/** A part of the rules: a heading and what stands below it, up to the next heading. */
interface Section {
  readonly rank: number;
  readonly nodes: readonly HTMLElement[];
}

const RANK = /^H([1-6])$/;

/** The article's sections, in their order. */
function sectionsOf(article: Element): Section[] {
  const found: { rank: number; nodes: HTMLElement[] }[] = [];
  for (const node of article.children as Iterable<Element>) {
    const rank = Number(RANK.exec(node.tagName)?.[1] ?? 0);
    if (rank || found.length === 0) found.push({ rank: rank || 1, nodes: [] });
    found.at(-1)!.nodes.push(node as HTMLElement);
  }
  return found;
}

/** Words as they are compared: whether they are wide, or begin with a capital, does not matter. */
const plain = (words: string): string => words.normalize("NFKC").toLowerCase();

/** Shows only the sections that hold all these words, and the headings above them; returns how many do. Without words, all are shown. */
export function search(article: Element, wanted: string): number {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const sections = sectionsOf(article);
  const holds = sections.map(({ nodes }) => {
    const text = plain(nodes.map((node) => node.textContent).join(" "));
    return words.every((word) => text.includes(word));
  });
  const leads = (at: number): boolean => {
    const end = sections.findIndex(({ rank }, place) => place > at && rank <= sections[at]!.rank);
    return holds.slice(at + 1, end < 0 ? undefined : end).includes(true);
  };
  sections.forEach(({ nodes }, at) => {
    nodes.forEach((node, place) => (node.hidden = !holds[at] && !(place === 0 && leads(at))));
  });
  return holds.filter(Boolean).length;
}
