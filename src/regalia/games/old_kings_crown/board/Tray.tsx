import type { Seen } from "regalia/board";
import { Arms } from "./art/heraldry";
import { CardPiece } from "./Card";
import { ofKingdom, trayOf } from "./choices";
import { KingdomPiece } from "./KingdomCard";
import type { View } from "./types";

/** What is chosen from, where it lies nowhere in sight: cards of piles, Kingdom cards of others. */
export function Tray({ view, ui }: Seen<View>) {
  const { cards, kingdoms } = trayOf(view, ui);
  if (cards.length + kingdoms.length === 0) return null;
  return (
    <ul class="tray" aria-label={ui.say("tray")} data-arrows>
      {kingdoms.map((kingdom) => (
        <li key={kingdom}>
          <KingdomPiece
            view={view}
            ui={ui}
            kingdom={kingdom}
            id={`offer:${kingdom}`}
            choice={ofKingdom(view, ui, kingdom)}
          />
          <Holder view={view} ui={ui} kingdom={kingdom} />
        </li>
      ))}
      {cards.map((card) => (
        <li key={card}>
          <CardPiece ui={ui} card={card} id={`offer:${card}`} />
        </li>
      ))}
    </ul>
  );
}

/** Whose Kingdom card it is, and how strongly it is defended. */
function Holder({ view, ui, kingdom }: Seen<View> & { kingdom: string }) {
  const seat = view.seats.findIndex(({ spaces }) => spaces.some((space) => space.kingdom === kingdom));
  const space = view.seats[seat]?.spaces.find((one) => one.kingdom === kingdom);
  if (!space) return null;
  return (
    <span class="holder">
      <Arms faction={view.seats[seat]?.faction ?? ""} /> {ui.labels.player(seat)}
      {space.occupier && ` · ${ui.say("defends", { count: space.strength })}`}
    </span>
  );
}
