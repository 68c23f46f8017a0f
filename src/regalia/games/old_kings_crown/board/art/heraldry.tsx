import type { ComponentChild } from "preact";
import { Icon } from "regalia/parts/Icon";
import type { View } from "../types";

/** The field of each faction's arms, every one of another shape: a shield, a round targe, a banner, a vesica. */
const FIELDS: Readonly<Record<string, string>> = {
  nobility: "M4 2H28V15C28 23 23 28 16 31 9 28 4 23 4 15Z",
  clans: "M16 1.500A14.500 14.500 0 0 1 16 30.500 14.500 14.500 0 0 1 16 1.500Z",
  uprising: "M3 2H29V30L16 24 3 30Z",
  gathering: "M16 1C24 7 28 12 28 17S23 28 16 31C9 28 4 23 4 17S8 7 16 1Z",
};

/** The charge upon it: a tower gate, waves beneath a star, a torch, a stag's crescent. */
const CHARGES: Readonly<Record<string, ComponentChild>> = {
  nobility: (
    <path d="M9 24V11H8V6H11V8.500H14.500V6H17.500V8.500H21V6H24V11H23V24H18.500V19A2.500 2.500 0 0 0 13.500 19V24Z" />
  ),
  clans: (
    <>
      <path d="M16 4.500 17.600 9 22 10.500 17.600 12 16 16.500 14.400 12 10 10.500 14.400 9Z" />
      <path d="M5 17.500C8 15.500 9.500 19.500 12.500 17.500S17 19.500 20 17.500 24 19.500 27 17.500V20.500C24 22.500 23 18.500 20 20.500S15.500 18.500 12.500 20.500 8 18.500 5 20.500Z" />
      <path d="M7.500 23C10 21.500 11 24.500 13.500 23S17.500 24.500 20 23 23 24.300 25 23L23.500 25.500C22 26.500 21.500 24.500 20 25.500S16 24.500 13.500 25.500 11 26 9 25.500Z" />
    </>
  ),
  uprising: (
    <path d="M16 4C17 7.500 21 8.500 20.500 12.500 20.200 14.800 18.500 15.800 18.300 16H20.500V18.500H18.200L17 26 16 25.500 15 26 13.800 18.500H11.500V16H13.700C12 15 11.200 13 11.800 11 12.200 9.500 13.200 9 13.600 7.500 14.800 8.200 14.900 9.200 15 10 16 8.500 16.300 6.500 16 4Z" />
  ),
  gathering: (
    <path d="M16 27.500C14 24 13.500 22 13.700 20.500 10 20 7 17 6.800 12L9.600 14.200 9.300 9.500 12 12.500 12.600 16.200C13.500 17 14.600 17.400 16 17.400S18.500 17 19.400 16.200L20 12.500 22.700 9.500 22.400 14.200 25.200 12C25 17 22 20 18.300 20.500 18.500 22 18 24 16 27.500ZM16 5.500A4.500 4.500 0 1 0 19.800 12.600 4.600 4.600 0 0 1 16 5.500Z" />
  ),
};

/** A faction's arms: shape, colour and charge, each of which is enough to know it. */
export function Arms({ faction }: { faction: string }) {
  return (
    <svg class={`arms of-${faction}`} viewBox="0 0 32 32" aria-hidden="true">
      <path class="field" d={FIELDS[faction]} />
      <g class="charge">{CHARGES[faction]}</g>
    </svg>
  );
}

/** The empty field of a faction's arms, on which a number stands. */
export function Field({ faction }: { faction: string }) {
  return (
    <svg class={`arms of-${faction}`} viewBox="0 0 32 32" aria-hidden="true">
      <path class="field" d={FIELDS[faction]} />
    </svg>
  );
}

/** The back of a faction's cards. */
export function Back({ faction }: { faction: string }) {
  return (
    <span class={`face back of-${faction}`}>
      <Arms faction={faction} />
    </span>
  );
}

/** Who a seat is; before factions are known, a neutral sign. */
export function Badge({ seat, view }: { seat: number; view: View | null }) {
  const faction = view?.seats[seat]?.faction;
  return (
    <span class="crest" aria-hidden="true">
      {faction ? <Arms faction={faction} /> : <Icon name="person" />}
    </span>
  );
}
