import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Count, Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { LOCATIONS } from "./content";
import type { View } from "./types";
import { breath, does, named } from "./words";

/** A Location: what it is worth, whose Heralds stand there, and markers that gather. */
export function Location({ view, ui, location }: Seen<View> & { location: string }) {
  const seen = view.locations[location];
  const worth = LOCATIONS[location]?.influence ?? 0;
  const markers = (seen?.markers ?? []).map((count, seat) => ({ count, seat })).filter(({ count }) => count > 0);
  const label = breath(
    named(ui, location),
    ...(seen?.heralds ?? []).map((seat) => ui.say("herald-of", { who: ui.labels.player(seat) })),
    ...markers.map(({ count, seat }) => `${ui.labels.player(seat)} ${ui.say("markers-of", { count })}`),
    ...(seen?.kingdom ?? []).map((kingdom) => named(ui, kingdom)),
    does(ui, location),
  );
  return (
    <Piece ui={ui} id={`location:${location}`} label={label} option={{ type: "AtLocation", location }} class="location">
      <span class="location-head">
        <Emblem name={location} />
        <span class="location-name">{named(ui, location)}</span>
        <Count name="influence" count={worth} words="" />
      </span>
      <span class="location-reward">{ui.say(`reward-${location}`)}</span>
      <span class="heralds">
        {seen?.heralds.map((seat) => (
          <span key={seat} class="herald" data-piece={`herald:${seat}`}>
            <Arms faction={view.seats[seat]?.faction ?? ""} />
          </span>
        ))}
        {location === "harvest_field" && view.favour === null && (
          <span class="disc" data-piece="favour">
            <Emblem name="favour" />
          </span>
        )}
        {seen?.kingdom.map((kingdom) => (
          <Emblem key={kingdom} name="trade" />
        ))}
        {markers.map(({ count, seat }) => (
          <span key={seat} class="posted">
            <Arms faction={view.seats[seat]?.faction ?? ""} />×{count}
          </span>
        ))}
      </span>
    </Piece>
  );
}
