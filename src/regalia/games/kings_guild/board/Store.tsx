import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Good } from "./art/goods";
import { ofStore } from "./choices";
import { RESOURCES } from "./content";
import { stockOf, sum } from "./goods";
import { breath, named } from "./Part";
import type { View } from "./types";

/** What lies in storage, what comes into it right now, and the places that are still empty. */
export function Store({ view, ui, seat }: Seen<View> & { seat: number }) {
  const guild = view.seats[seat];
  if (!guild) return null;
  const stock = stockOf(view, seat);
  const held = sum(stock);
  const words = ui.say("storage", { count: held, limit: guild.storage });
  return (
    <div class="store" data-anchor={`store:${seat}`} role="group" aria-label={words}>
      {RESOURCES.filter((resource) => stock[resource]).map((resource) => (
        <Piece
          key={resource}
          ui={ui}
          id={`store:${seat}:${resource}`}
          label={breath(named(ui, resource), String(stock[resource]))}
          option={seat === ui.seat ? ofStore(ui.decision, resource) : undefined}
          quiet={!ofStore(ui.decision, resource)}
          class="stored"
        >
          {Array.from({ length: stock[resource] ?? 0 }, (_, place) => (
            <Good key={place} name={resource} state={place < (guild.resources[resource] ?? 0) ? "" : "coming"} />
          ))}
        </Piece>
      ))}
      {Array.from({ length: Math.max(0, guild.storage - held) }, (_, place) => (
        <span key={place} class="empty-place" />
      ))}
      <span class={`store-count ${held > guild.storage ? "over" : ""}`} aria-hidden="true">
        {held}/{guild.storage}
      </span>
    </div>
  );
}
