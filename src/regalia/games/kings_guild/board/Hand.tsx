import type { Seen } from "regalia/board";
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
  const { hand } = own;
  return (
    <section class="hand" aria-label={ui.say("hand")}>
      <span class={`hand-count ${hand.length > own.hand_limit ? "over" : ""}`}>
        {ui.say("hand")}
        <b>
          {hand.length}/{own.hand_limit}
        </b>
      </span>
      {hand.length === 0 && <span class="hand-none">{ui.say("hand-none")}</span>}
      <ul class="hand-cards" data-arrows>
        {hand.map((treasure, place) => {
          const option = ofHand(ui.decision, treasure);
          const number = hand.slice(0, place).filter((other) => other === treasure).length;
          const { sell = 0, category } = TREASURES[treasure] ?? {};
          return (
            <li key={`${treasure}${number}`}>
              <Piece
                ui={ui}
                id={`hand:${treasure}:${number}`}
                label={breath(
                  named(ui, treasure),
                  ui.say(`does-${treasure}`),
                  sell > 0 && category !== "coin" && ui.say("sells-for", { coins: sell }),
                )}
                option={option}
                {...(option ? {} : { acts: actsOf(treasure) })}
                class="in-hand"
              >
                <TreasureCard ui={ui} treasure={treasure} />
              </Piece>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
