import { ROOMS, TREASURES } from "../content";
import { LUCIDE } from "./lucide";
import { Good } from "./goods";
import { Mark } from "./backs";

/** Heroes, drawn as what they wear: a pointed hat, a helm, a hood. */
const HEROES: Readonly<Record<string, string>> = {
  mage: "M16 1 24.500 21C27.500 21.600 30 22.800 30 24.500 30 27.500 24 30 16 30S2 27.500 2 24.500C2 22.800 4.500 21.600 7.500 21ZM16 9 14.600 12.600 11 14 14.600 15.400 16 19 17.400 15.400 21 14 17.400 12.600Z",
  warrior: "M16 1C8 1 4 7 4 14V26L14 31V20H8.500V16H23.500V20H18V31L28 26V14C28 7 24 1 16 1Z",
  rogue:
    "M16 1C7 2 3 12 2 30H30C29 12 25 2 16 1ZM16 9C20.500 9 22.500 14 22.500 18.500 18.500 23 13.500 23 9.500 18.500 9.500 14 11.500 9 16 9ZM12 15.500 14.500 17.500 11.500 18ZM20 15.500 20.500 18 17.500 17.500Z",
};

export function Hero({ name }: { name: string }) {
  return (
    <svg class={`hero hero-${name}`} viewBox="0 0 32 32" fill="currentColor" fill-rule="evenodd" aria-hidden="true">
      <path d={HEROES[name]} />
    </svg>
  );
}

/** The picture of a specialist, a room, an item's kind, or a treasure; out of the Lucide set (ISC licence) or drawn here. */
export function Emblem({ name }: { name: string }) {
  if (name in HEROES) return <Hero name={name} />;
  const drawing = LUCIDE[name];
  if (drawing) return <span class="emblem" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
  const icons = ROOMS[name]?.end?.icons;
  return icons ? <Icons names={icons} /> : <TreasureEmblem name={name} />;
}

/** What a hall counts: one icon, or a pair. */
function Icons({ names }: { names: readonly string[] }) {
  return (
    <span class="pair">
      {names.map((icon) => (
        <Emblem key={icon} name={icon} />
      ))}
    </span>
  );
}

/** Treasures that bring resources show them, others the mark of their colour. */
function TreasureEmblem({ name }: { name: string }) {
  const facts = TREASURES[name];
  const gains = Object.keys(facts?.gains ?? {});
  if (gains[0] && gains.length === 1) return <Good name={gains[0]} />;
  const drawing = facts && LUCIDE[facts.category];
  if (drawing) return <span class="emblem" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
  return <Mark colour={facts?.colour ?? "blue"} />;
}
