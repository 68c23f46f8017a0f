import type { Seen, Ui } from "regalia/board";
import { Hand as Tray } from "regalia/kit/layout/Hand";
import { Piece } from "regalia/parts/Piece";
import { actsOf, ofHand } from "./choices";
import { TREASURES } from "./content";
import { breath, named } from "./Part";
import { TreasureCard } from "./Treasure";
import type { View } from "./types";

/** The treasures in one's hand. On one's own turn a tap shows what can be done with a card. */
export function Hand({ view, ui }: Seen<View>) {
  const own = ui.seat === null ? undefined : view.seats[ui.seat];
  if (!own?.hand || view.phase === "over") return null;
  const { hand, hand_limit: limit } = own;
  const cards = hand.map((treasure, place) => {
    const number = hand.slice(0, place).filter((other) => other === treasure).length;
    return { key: `${treasure}${number}`, card: <Held ui={ui} treasure={treasure} number={number} /> };
  });
  const count = (
    <p class={`hand-count ${hand.length > limit ? "over" : ""}`}>
      {ui.say("hand")} <b>{`${hand.length}/${limit}`}</b> {hand.length === 0 && <span>{ui.say("hand-none")}</span>}
    </p>
  );
  return <Tray label={ui.say("hand")} class="treasures" cards={cards} before={count} />;
}

/** A card of the hand; `number` tells equal ones apart. */
function Held({ ui, treasure, number }: { ui: Ui; treasure: string; number: number }) {
  const option = ofHand(ui.decision, treasure);
  const { sell = 0, category } = TREASURES[treasure] ?? {};
  const price = sell > 0 && category !== "coin" && ui.say("sells-for", { coins: sell });
  return (
    <Piece
      ui={ui}
      id={`hand:${treasure}:${number}`}
      label={breath(named(ui, treasure), ui.say(`does-${treasure}`), price)}
      option={option}
      {...(option ? {} : { acts: actsOf(treasure) })}
      class="in-hand"
    >
      <TreasureCard ui={ui} treasure={treasure} />
    </Piece>
  );
}
