import type { ComponentChildren } from "preact";

interface Props {
  readonly label: string;
  readonly class?: string;
  /** The cards in hand, each with its key; a held one is raised. */
  readonly cards: readonly { readonly key: string; readonly held?: boolean; readonly card: ComponentChildren }[];
  /** What lies on either side of it; the first to go where there is no room. */
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
}

/** What lies before the player. Cards lie closer, then over each other, as the room gets less; nothing is scrolled. */
export function Hand({ label, cards, before, after, ...more }: Props) {
  return (
    <section class={`hand ${more.class ?? ""}`} aria-label={label}>
      <div class="hand-aside">{before}</div>
      <ul class="hand-cards" data-arrows style={{ "--count": cards.length }}>
        {cards.map(({ key, held, card }) => (
          <li key={key} class={held ? "held" : ""}>
            {card}
          </li>
        ))}
      </ul>
      <div class="hand-aside after">{after}</div>
    </section>
  );
}

interface AsideProps {
  readonly title: string;
  readonly hint: string;
  readonly cards: readonly { readonly key: string; readonly card: ComponentChildren }[];
}

/** A few cards beside the hand, under a heading. */
export function Aside({ title, hint, cards }: AsideProps) {
  if (cards.length === 0) return null;
  return (
    <div class="aside">
      <div>
        <h3>{title}</h3>
        <p>{hint}</p>
      </div>
      <ul>
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </div>
  );
}
