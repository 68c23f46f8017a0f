import type { ComponentChild } from "preact";
import type { Ui } from "../board";
import { CardBack } from "../kit/Card";
import { Hand } from "../kit/layout/Hand";
import { Jump } from "../kit/layout/Jump";
import { SeatCard } from "../kit/layout/SeatCard";
import { Zone } from "../kit/layout/Zone";
import { Mark } from "../kit/marks";
import { Coin } from "../kit/Token";
import { onlooker } from "../rules/onlooker";
import type { Exhibit, Sheet, Words } from "./exhibits";
import "../css/table/pieces.css";
import "../css/table/players.css";
import "../kit/layout/layout.css";
import "./layout.css";

/** The height of a card of the kit by its width. */
const TALL = 1.4;

const cards = (count: number): readonly ComponentChild[] =>
  Array.from({ length: count }, (_, place) => (
    <CardBack key={place} colour="#1f5a4c">
      <Mark name="leaf" />
    </CardBack>
  ));

const zone = (count: number): Exhibit => ({
  name: "zone-of",
  args: { count },
  draw: (words) => (
    <div class="shown-zone">
      <Zone label={words("zone-of", { count })} count={count} aspect={TALL} empty={count ? undefined : words("zone-empty")}>
        {cards(count).map((card, place) => (
          <li key={place}>{card}</li>
        ))}
      </Zone>
    </div>
  ),
});

const hand = (count: number): Exhibit => ({
  name: "hand-of",
  args: { count },
  draw: (words) => (
    <div class="shown-hand">
      <Hand
        label={words("hand-of", { count })}
        cards={cards(count).map((card, place) => ({ key: `${place}`, held: place === 1, card }))}
      />
    </div>
  ),
});

/** What a seat knows of a reader who can do nothing here. */
function ui(words: Words): Ui {
  const speaker = { language: "en", knows: () => true, say: (name: string) => words(name), list: String };
  const seen = onlooker(speaker);
  return { ...seen, labels: { ...seen.labels, player: () => words("sample-player") } };
}

const seat: Exhibit = {
  name: "seat-card",
  draw: (words) => (
    <ul class="shown-seat">
      <li class="seat own">
        <SeatCard
          ui={ui(words)}
          seat={0}
          label={words("sample-player")}
          crest={<Mark name="crest" />}
          presence={null}
          score={<Coin value={7} />}
          facts="5"
          more={<Mark name="cup" />}
          badge={<Mark name="star" />}
        />
      </li>
    </ul>
  ),
};

/** Parts of a board and how much can be chosen in them: in the gallery they lead nowhere. */
const JUMPS = new Map([
  ["market", 0],
  ["hand", 3],
]);

const jump: Exhibit = {
  name: "jump",
  draw: (words) => (
    <div class="shown-jump">
      <Jump ui={ui(words)} parts={[...JUMPS.keys()]} waiting={JUMPS} bring={() => undefined} />
    </div>
  ),
};

export const layout: Sheet = {
  title: "layout",
  exhibits: [zone(0), zone(3), zone(8), zone(20), hand(3), hand(10), seat, jump],
};
