import { MarkPath } from "regalia/kit/marks";
import { Portrait } from "../art/Portrait";
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

/** The picture of a card, as it is drawn on the board. */
export const Art = ({ card }: { card: Card }) => (
  <span class="card-art">
    <Portrait kind={card.kind} />
  </span>
);
