import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Arms } from "./art/heraldry";
import { CardPiece } from "./Card";
import { ofKingdom, trayOf } from "./choices";
import { KingdomPiece } from "./KingdomCard";
import type { View } from "./types";
import { breath, does, named } from "./words";

/** What is chosen from, where it lies nowhere in sight: cards of piles, Kingdom cards of others, factions. */
export function Tray({ view, ui }: Seen<View>) {
  const { cards, kingdoms, factions } = trayOf(view, ui);
  if (cards.length + kingdoms.length + factions.length === 0) return null;
  return (
    <ul class="tray" aria-label={ui.say("tray")} data-arrows>
      {factions.map((faction) => (
        <li key={faction}>
          <Piece
            ui={ui}
            id={`faction:${faction}`}
            label={breath(named(ui, faction), does(ui, faction))}
            option={{ type: "Become", faction }}
            class={`faction of-${faction}`}
          >
            <Arms faction={faction} />
            <b>{named(ui, faction)}</b>
            <span>{does(ui, faction)}</span>
          </Piece>
        </li>
      ))}
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
