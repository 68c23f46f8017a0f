import type { Seen } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { besides, cardsOf, countOf, fallenOf, goneOf, isEarlier, partsOf, type Reckoning, totalOf } from "./clash";
import { laidSoFar, regionShare, toLay } from "./choices";
import { aim, nextToLay } from "./Laying";
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
  const fallen = fallenOf(reckoning, faction);
  const gone = goneOf(view, region, seat, reckoning?.best ? parts : null);
  const lays = seat === ui.seat && !cards.some(({ down }) => down);
  const ghost = lays ? laidSoFar(ui)?.[region] : null;
  const won = reckoning?.best?.length === 1 && reckoning.best[0] === seat;
  const count = countOf(view, region, seat, reckoning);
  return (
    <li
      class={`lane of-${faction} ${won ? "won" : ""} ${reckoning?.best && !won ? "lost" : ""} ${parts ? "" : "aside"}`}
      style={{ "--cards": Math.max(1, count) }}
      data-travels
    >
      <span class="unseen">{ui.labels.player(seat)}</span>
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
        {fallen.map((one) => (
          <Grave key={one.card} view={view} ui={ui} fallen={one} />
        ))}
        {gone.map((part) => (
          <Gone key={part.what} ui={ui} part={part} id={goneAs(part, region, seat)} />
        ))}
        {lays && toLay(ui).includes(region) ? (
          <LaySlot ui={ui} region={region} faction={faction} />
        ) : typeof ghost === "string" ? (
          <Ghost ui={ui} card={ghost} />
        ) : (
          count === 0 && <Vacant faction={faction} own={seat === ui.seat} />
        )}
      </span>
      <span class="lane-extras">
        <Crowd view={view} ui={ui} region={region} seat={seat} />
        {seat === ui.seat && <Placing ui={ui} region={region} />}
        {besides(parts)
          .filter(({ what }) => what !== "supporters")
          .map((part) => (
            <Bonus key={part.what} ui={ui} part={part} />
          ))}
      </span>
      <Total view={view} ui={ui} region={region} seat={seat} reckoning={reckoning} />
    </li>
  );
}

/** Where nothing of a player lies. */
const Vacant = ({ faction, own }: { faction: string; own: boolean }) => (
  <span class={`vacant ${own ? "own" : ""}`} aria-hidden="true">
    <Arms faction={faction} />
  </span>
);

/** Where one's next card goes; a tap sends it here, or takes back the card that was about to be laid. */
function LaySlot({ ui, region, faction }: { ui: Props["ui"]; region: string; faction: string }) {
  const card = laidSoFar(ui)?.[region];
  const next = region === nextToLay(ui, toLay(ui));
  const label = breath(named(ui, region), typeof card === "string" ? named(ui, card) : ui.say("laying"));
  return (
    <button
      type="button"
      class={`lay-slot ${card ? "full" : next ? "next" : ""}`}
      data-asked={next ? "" : undefined}
      data-anchor={`slot:${region}`}
      aria-label={label}
      onClick={() => aim(ui, region)}
    >
      {typeof card === "string" ? <Ghost ui={ui} card={card} /> : <Vacant faction={faction} own />}
    </button>
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

/** While Supporters are placed: how many come here, and a way to take one back. */
function Placing({ ui, region }: { ui: Props["ui"]; region: string }) {
  const place = regionShare(region);
  const amount = ui.share(place);
  if (!amount) return null;
  return (
    <button
      type="button"
      class="placing"
      data-stop
      aria-label={ui.say("less-of", { name: breath(named(ui, region), String(amount)) })}
      onClick={() => ui.doShare(place, -1)}
    >
      <Emblem name="supporters" />
      <b>+{amount}</b>
      <Icon name="minus" />
    </button>
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

/** What it comes to; a tap tells why. Without a Clash, whose place it is. */
function Total({ view, ui, region, seat, reckoning }: Props) {
  const parts = partsOf(reckoning, seat);
  const arms = <Arms faction={view.seats[seat]?.faction ?? ""} />;
  if (!parts)
    return (
      <span class="total none" data-anchor={`total:${region}:${seat}`} aria-hidden="true">
        {arms}
      </span>
    );
  const best = reckoning?.best ?? [];
  const verdict = best.includes(seat) ? (best.length > 1 ? "tied" : "wins") : "";
  const total = totalOf(parts);
  const label = breath(ui.labels.player(seat), ui.say("total-of", { total }), verdict && ui.say(`verdict-${verdict}`));
  return (
    <Piece ui={ui} id={`total:${region}:${seat}`} label={label} quiet class={`total ${verdict}`} face={String(total)}>
      {verdict === "wins" ? <Emblem name="winner" /> : arms}
      {verdict === "tied" && <Emblem name="tally" />}
      <b>{total}</b>
    </Piece>
  );
}
