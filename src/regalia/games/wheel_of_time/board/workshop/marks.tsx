import { MarkPath } from "regalia/kit/marks";
import { ABILITIES, type Ability, type Card, type Numbers } from "./pool";

const BOOK =
  "M12 5C9.5 3.2 6 3 2 3.6v15.6c4-.6 7.5-.4 10 1.4 2.5-1.8 6-2 10-1.4V3.6C18 3 14.5 3.2 12 5zm-1 12.6c-2-.9-4.3-1.2-6.8-1V5.8c2.7-.2 5 .2 6.8 1.3zm8.8-1c-2.5-.2-4.8.1-6.8 1V7.1c1.8-1.1 4.1-1.5 6.8-1.3z";
const CIRCLES =
  "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 1.8a4.35 4.35 0 0 1 0 8.7 4.35 4.35 0 0 0 0 8.7 8.7 8.7 0 0 1 0-17.4zm0 2.8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm0 8.9a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z";
const HORSE =
  "M6.5 22.5h12.5v-3c0-5.500 1.6-13-5.8-16.2L12.500 1 10.600 3.800C7.400 4.900 5.400 8.400 3.200 12.600L5.800 15.400l3.600-1.700 2.300-1c.4 2.700-4.500 4.300-5.200 9.800zM10.300 7.200a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200z";

/** The sign of an ability: book, chalice, circle of light and shadow, horse. */
export function Sign({ ability }: { ability: Ability }) {
  const path = { P: BOOK, I: "", O: CIRCLES, C: HORSE }[ability];
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      {path ? <path d={path} fill="currentColor" fill-rule="evenodd" /> : <MarkPath name="cup" />}
    </svg>
  );
}

interface Words {
  say(message: string): string;
}

/** A number of an ability in its colour. */
export function Pip({ ability, count, say }: Words & { ability: Ability; count: number }) {
  return (
    <span class={`pip pip-${ability}`}>
      <Sign ability={ability} />
      <span class="unseen">{say(`kind-${ability}`)} </span>
      {count}
    </span>
  );
}

/** All numbers that are not 0. */
export function Pips({ numbers, say, label }: Words & { numbers: Numbers; label: string }) {
  const shown = ABILITIES.flatMap((ability, place) => (numbers[place] ? [[ability, numbers[place]] as const] : []));
  if (!shown.length) return null;
  return (
    <span class="pips">
      <span class="unseen">{label} </span>
      {shown.map(([ability, count]) => (
        <Pip key={ability} ability={ability} count={count} say={say} />
      ))}
    </span>
  );
}

const PICTURES: Readonly<Record<Card["type"], string>> = {
  character:
    "M24 8a8 8 0 0 1 8 8c0 3-1.500 6-3.500 7.500C36 25 41 31 42 44H6c1-13 6-19 13.500-20.500C17.500 22 16 19 16 16a8 8 0 0 1 8-8z",
  troop:
    "M14 10c4 0 7 3 7 8v6h-4v-4h-2v6h-2v-6h-2v4H7v-6c0-5 3-8 7-8zm20 0c4 0 7 3 7 8v6h-4v-4h-2v6h-2v-6h-2v4h-4v-6c0-5 3-8 7-8zM24 20c4.500 0 8 3.500 8 9v8h-4.500v-5h-2v8h-3v-8h-2v5H16v-8c0-5.500 3.500-9 8-9z",
  advantage:
    "M12 6h22a5 5 0 0 1 5 5v3h-7v22a6 6 0 0 1-6 6H9a5 5 0 0 1-5-5v-3h8zm4 8v2.500h12V14zm0 7v2.500h12V21zm0 7v2.500h8V28z",
  event: "m24 4 4.700 13.500L42 13l-7.500 11.500L44 34l-13.500-.5L24 45l-6.500-11.500L4 34l9.500-9.500L6 13l13.300 4.500z",
  challenge:
    "m8 5 17 19 2.500-2.800L42.500 5 43 13 29 27.500l5.500 6 4-3.500 2 2.500-4 3.500 5.500 6-2.500 2.500-5.500-6-3.500 4-2.500-2 3.500-4-6.500-6.500-6.500 6.500 3.500 4-2.500 2-3.500-4-5.500 6L6 42l5.500-6-4-3.500 2-2.500 4 3.500 5.500-6L5 13z",
};

/** The picture of a card: the sign of its type on the colours of its allegiance. */
export function Emblem({ card }: { card: Card }) {
  const house = card.allegiances[0] ?? "none";
  return (
    <span class={`emblem emblem-${card.type} house-${house.replace(/[^A-Za-z]/g, "")}`} aria-hidden="true">
      <svg viewBox="0 0 48 48">
        <path d={PICTURES[card.type]} fill="currentColor" fill-rule="evenodd" />
      </svg>
    </span>
  );
}
