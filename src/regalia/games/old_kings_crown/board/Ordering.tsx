import { useState } from "preact/hooks";
import type { Seen } from "regalia/board";
import { Arms } from "./art/heraldry";
import { orderOf } from "./choices";
import type { View } from "./types";
import { breath } from "./words";

/** Where the Order Track is set: the players are tapped from first to last. */
export function Ordering({ view, ui }: Seen<View>) {
  return ui.options.some(({ type }) => type === "Track") ? <Open view={view} ui={ui} /> : null;
}

const begins = (whole: unknown, part: readonly number[]): boolean =>
  Array.isArray(whole) && part.every((seat, place) => whole[place] === seat);

function Open({ view, ui }: Seen<View>) {
  const [begun, begin] = useState<readonly number[]>([]);
  const order = orderOf(ui) ?? begun;
  const tap = (seat: number): void => {
    const next = order.includes(seat) ? order.slice(0, order.indexOf(seat)) : [...order, seat];
    begin(next.length < view.order.length ? next : []);
    if (next.length === view.order.length) ui.choose({ type: "Track", order: next });
  };
  return (
    <div class="laying ordering" role="group" aria-label={ui.say("ordering")} data-arrows>
      <span class="ordering-how" aria-hidden="true">
        {ui.say("ordering")}
      </span>
      {view.order.map((seat) => {
        const place = order.indexOf(seat) + 1;
        const offered = place ? [] : ui.options.filter((option) => begins(option["order"], [...order, seat]));
        const label = breath(ui.labels.player(seat), place > 0 && ui.say("order-of", { place }));
        return (
          <button
            key={seat}
            type="button"
            data-stop
            data-offers={offered.length > 0 ? JSON.stringify(offered) : undefined}
            class={`slot ${place ? "full" : "next"}`}
            aria-pressed={place > 0}
            aria-label={label}
            onClick={() => tap(seat)}
          >
            <Arms faction={view.seats[seat]?.faction ?? ""} />
            <span class="slot-name">{place || "·"}</span>
            <span class="slot-card">{ui.labels.player(seat)}</span>
          </button>
        );
      })}
    </div>
  );
}
