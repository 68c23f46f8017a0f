import type { ComponentChild } from "preact";
import { Icon } from "regalia/parts/Icon";
import type { View } from "../types";

/** The charges of the six guilds: hammer, leaf, tower, scales, star, chalice. */
const CHARGES: Readonly<Record<string, ComponentChild>> = {
  orange: <path d="M4 5H22L28 10.500 22 16H18V30H12V16H4Z" />,
  green: (
    <>
      <path d="M4 29C1 13 11 3 29 3 30 20 19 30 6.500 26.500L5 30Z" />
      <path class="cut" d="M6 26C11 18 16 13.500 23 9.500 17 15 12 20 8 27Z" />
    </>
  ),
  red: (
    <>
      <path d="M6 30V13L4 11V3H9V7H13.500V3H18.500V7H23V3H28V11L26 13V30Z" />
      <path class="cut" d="M13 30V22A3 3 0 0 1 19 22V30Z" />
    </>
  ),
  blue: (
    <path d="M14.500 2H17.500V5H27V8H25.500L30 18A5.500 5.500 0 0 1 19 18L23.500 8H17.500V26H23V29.500H9V26H14.500V8H8.500L13 18A5.500 5.500 0 0 1 2 18L6.500 8H5V5H14.500Z" />
  ),
  black: (
    <path d="M12 1.500 15 9 23 9.500 17 15 19 23 12 18.800 5 23 7 15 1 9.500 9 9ZM19 15.500 31 26 20.500 20ZM17.500 24 27 31 16 26.500Z" />
  ),
  purple: <path d="M6 2H26C26 13 22 17.500 18 18.500V25.500H24V30H8V25.500H14V18.500C10 17.500 6 13 6 2Z" />,
};

/** A guild's charge in the colour of the text around it. */
export function Charge({ guild }: { guild: string }) {
  return (
    <svg class="charge" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {CHARGES[guild]}
    </svg>
  );
}

/** A sigil: the guild's charge on its colour. */
export function Sigil({ guild }: { guild: string }) {
  return (
    <span class={`crest sigil guild-${guild}`} aria-hidden="true">
      <Charge guild={guild} />
    </span>
  );
}

/** Who a seat is; before the guilds are dealt, a neutral sign. */
export function Badge({ seat, view }: { seat: number; view: View | null }) {
  const guild = view?.seats[seat]?.guild;
  if (guild) return <Sigil guild={guild} />;
  return (
    <span class="crest sigil unknown" aria-hidden="true">
      <Icon name="person" />
    </span>
  );
}
