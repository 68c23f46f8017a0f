import { LUCIDE } from "./lucide";

/** What a thing looks like; out of the Lucide set (ISC licence). What it means is said by the words beside it. */
export function Emblem({ name }: { name: string }) {
  const drawing = LUCIDE[name];
  return drawing ? (
    <span class={`emblem emblem-${name}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
  ) : null;
}

/** A number with what it counts. */
export function Count({ name, count, words }: { name: string; count: number | string; words: string }) {
  return (
    <span class={`count-of count-${name}`}>
      <Emblem name={name} />
      <span aria-hidden="true" title={words}>
        {count}
      </span>
      <span class="unseen">{words}</span>
    </span>
  );
}
