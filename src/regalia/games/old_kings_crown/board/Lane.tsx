import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { besides, cardsOf, fallenOf, goneOf, isEarlier, partsOf, type Reckoning, totalOf } from "./clash";
import { laidSoFar } from "./choices";
import type { Part, View } from "./types";
import { Ghost, Gone, Grave, Unit } from "./Unit";
import { breath, foughtBefore, named } from "./words";

interface Props extends Seen<View> {
  readonly region: string;
  readonly seat: number;
  readonly reckoning: Reckoning | null;
}

/** What one player has in a Region: cards, Supporters, whatever else adds or takes, and in a Clash what it comes to. */
export function Lane({ view, ui, region, seat, reckoning }: Props) {
  const faction = view.seats[seat]?.faction ?? "";
  const parts = partsOf(reckoning, seat);
  const cards = cardsOf(view, region, seat, parts);
  const ghost = seat === ui.seat && !cards.some(({ down }) => down) ? laidSoFar(ui)?.[region] : null;
  const won = reckoning?.best?.length === 1 && reckoning.best[0] === seat;
  return (
    <li class={`lane of-${faction} ${won ? "won" : ""} ${parts ? "" : "aside"}`}>
      <span class="lane-who">
        <Arms faction={faction} />
        <span class="lane-name">{ui.labels.player(seat)}</span>
      </span>
      <span class="lane-cards" data-arrows>
        {cards.map((card, place) => (
          <Unit
            key={card.card ?? `down${place}`}
            view={view}
            ui={ui}
            card={card}
            id={`down:${region}:${seat}:${place}`}
            earlier={reckoning !== null && isEarlier(card, parts ?? [])}
          />
        ))}
        {fallenOf(reckoning, faction).map((fallen) => (
          <Grave key={fallen.card} view={view} ui={ui} fallen={fallen} />
        ))}
        {goneOf(view, region, seat, reckoning?.best ? parts : null).map((part) => (
          <Gone key={part.what} ui={ui} part={part} id={goneAs(part, region, seat)} />
        ))}
        {typeof ghost === "string" && <Ghost ui={ui} card={ghost} faction={faction} />}
        <Crowd view={view} ui={ui} region={region} seat={seat} />
        {besides(parts)
          .filter(({ what }) => what !== "supporters")
          .map((part) => (
            <Bonus key={part.what} ui={ui} part={part} />
          ))}
      </span>
      <Total ui={ui} region={region} seat={seat} reckoning={reckoning} />
    </li>
  );
}

/** The piece that tells more of what has gone. */
const goneAs = ({ what }: Part, region: string, seat: number): string =>
  what === "supporters" ? `crowd:${region}:${seat}` : `because:${what}`;

/** Supporters: those that count, and in outline those that have fought. */
function Crowd({ view, ui, region, seat }: Omit<Props, "reckoning">) {
  const count = view.regions[region]?.supporters[seat] ?? 0;
  const fought = view.regions[region]?.taken_part[seat] ?? 0;
  if (count === 0) return null;
  const label = breath(
    ui.labels.player(seat),
    ui.say("supporters-of", { count }),
    fought > 0 && ui.say("some-fought", { count: fought }),
    foughtBefore({ view, ui }, seat, region),
  );
  return (
    <Piece ui={ui} id={`crowd:${region}:${seat}`} label={label} quiet class={`crowd ${fought >= count ? "fought" : ""}`}>
      <Emblem name="supporters" />
      <b>{count}</b>
    </Piece>
  );
}

/** Something else that adds to a total, or takes from it. */
function Bonus({ ui, part }: { ui: Props["ui"]; part: Part }) {
  const amount = part.strength < 0 ? `−${-part.strength}` : `+${part.strength}`;
  return (
    <Piece ui={ui} id={`because:${part.what}`} label={breath(named(ui, part.what), amount)} quiet class="bonus">
      <Emblem name={part.strength < 0 ? "halved" : "strength"} />
      <b>{amount}</b>
    </Piece>
  );
}

/** What it comes to; a tap tells why. */
function Total({ ui, region, seat, reckoning }: Omit<Props, "view">) {
  const parts = partsOf(reckoning, seat);
  if (!parts) return <span class="total none" data-anchor={`total:${region}:${seat}`} />;
  const best = reckoning?.best ?? [];
  const verdict = best.includes(seat) ? (best.length > 1 ? "tied" : "wins") : "";
  const total = totalOf(parts);
  const label = breath(ui.labels.player(seat), ui.say("total-of", { total }), verdict && ui.say(`verdict-${verdict}`));
  return (
    <Piece ui={ui} id={`total:${region}:${seat}`} label={label} quiet class={`total ${verdict}`} face={String(total)}>
      {verdict === "wins" && <Emblem name="winner" />}
      {verdict === "tied" && <Emblem name="tally" />}
      <b>{total}</b>
    </Piece>
  );
}
