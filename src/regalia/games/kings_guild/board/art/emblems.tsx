import type { ComponentChild } from "preact";
import { ROOMS, SPECIALISTS, TREASURES } from "../content";
import { LUCIDE } from "./lucide";
import { Good } from "./goods";
import { Mark } from "./backs";
import { Portrait, RoomPicture } from "./pictures";

/** Heroes, drawn as what they wear: a pointed hat, a helm, a hood. */
const HEROES: Readonly<Record<string, string>> = {
  mage: "M16 1 24.500 21C27.500 21.600 30 22.800 30 24.500 30 27.500 24 30 16 30S2 27.500 2 24.500C2 22.800 4.500 21.600 7.500 21ZM16 9 14.600 12.600 11 14 14.600 15.400 16 19 17.400 15.400 21 14 17.400 12.600Z",
  warrior: "M16 1C8 1 4 7 4 14V26L14 31V20H8.500V16H23.500V20H18V31L28 26V14C28 7 24 1 16 1Z",
  rogue:
    "M16 1C7 2 3 12 2 30H30C29 12 25 2 16 1ZM16 9C20.500 9 22.500 14 22.500 18.500 18.500 23 13.500 23 9.500 18.500 9.500 14 11.500 9 16 9ZM12 15.500 14.500 17.500 11.500 18ZM20 15.500 20.500 18 17.500 17.500Z",
};

const COLOURS: Readonly<Record<string, string>> = { mage: "#2d4c92", rogue: "#8f6206", warrior: "#7a1c18" };

/** The colour of those who ask; what all are asked for has one, too. */
export const heroColour = (hero = ""): string => COLOURS[hero] ?? "#4a3a5e";

export function Hero({ name }: { name: string }) {
  return (
    <svg class={`hero hero-${name}`} viewBox="0 0 32 32" fill="currentColor" fill-rule="evenodd" aria-hidden="true">
      <path d={HEROES[name]} />
    </svg>
  );
}

/** A small picture of a thing: a face, a room, or a drawing, out of the Lucide set (ISC licence) or our own. */
export function Emblem({ name }: { name: string }) {
  if (name in HEROES) return <Hero name={name} />;
  if (name in LUCIDE) return <Drawing name={name} />;
  if (name in SPECIALISTS) return <Thumb picture={<Portrait specialist={name} />} />;
  return name in ROOMS ? <Thumb picture={<RoomPicture room={name} />} /> : <TreasureEmblem name={name} />;
}

const Drawing = ({ name }: { name: string }) => (
  <span class="emblem" aria-hidden="true" dangerouslySetInnerHTML={{ __html: LUCIDE[name] ?? "" }} />
);

const Thumb = ({ picture }: { picture: ComponentChild }) => <span class="thumb">{picture}</span>;

/** Treasures that bring resources show them, others the mark of their colour. */
function TreasureEmblem({ name }: { name: string }) {
  const facts = TREASURES[name];
  const gains = Object.keys(facts?.gains ?? {});
  if (gains[0] && gains.length === 1) return <Good name={gains[0]} />;
  if (facts && facts.category in LUCIDE) return <Drawing name={facts.category} />;
  return <Mark colour={facts?.colour ?? "blue"} />;
}
