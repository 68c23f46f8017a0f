import type { ComponentChild } from "preact";
import type { Seen, Ui } from "regalia/board";
import { SeatCard } from "regalia/kit/layout/SeatCard";
import { Icon } from "regalia/parts/Icon";
import { Count, Emblem } from "./art/Emblem";
import { Badge } from "./art/heraldry";
import { CARDS, factionOf, KINGDOM } from "./content";
import { inspect, inspected } from "./looking";
import type { SeenSeat, View } from "./types";
import { breath, named } from "./words";

type Props = Seen<View> & { readonly seat: number };

/** Decisions that all make at the same time. */
const TOGETHER = new Set(["Bids", "PlaceCards", "ChooseKingdomCard", "LayAside", "ChooseCouncils", "Tourney"]);

/** Whether this player has decided while others have not. */
const isReady = (ui: Ui, area: SeenSeat, seat: number): boolean =>
  TOGETHER.has(ui.decision?.kind ?? "") && !ui.decision?.waiting.includes(seat) && area.hand_count > 0;

/** A player at a glance: place on the Order Track, Influence, Lore, hand, Kingdom cards. A tap shows all of it. */
export function Seat({ view, ui, seat, children }: Props & { children: ComponentChild }) {
  const area = view.seats[seat];
  if (!area) return null;
  const option = { type: "Player", seat };
  return (
    <SeatCard
      ui={ui}
      seat={seat}
      label={words(view, ui, seat, area)}
      option={ui.can(option) ? option : undefined}
      tapped={() => inspect(seat, ui.seat)}
      class={`of-${area.faction ?? "none"} ${inspected.value === seat ? "shown" : ""}`}
      crest={<Badge seat={seat} view={view} />}
      presence={children}
      score={
        <span data-anchor={`sums:${seat}`}>
          <Count name="influence" count={area.influence} words="" />
        </span>
      }
      facts={
        <>
          <Count name="lore" count={area.lore} words="" />
          <Count name="hand" count={area.hand_count} words="" />
        </>
      }
      more={
        <>
          {area.bid ? <Bid card={area.bid} /> : <Kingdoms ui={ui} area={area} />}
          {view.favour === seat && <Emblem name="favour" />}
        </>
      }
      badge={isReady(ui, area, seat) ? <Ready ui={ui} /> : view.order.indexOf(seat) + 1}
    />
  );
}

/** This player has decided while others have not. */
const Ready = ({ ui }: { ui: Ui }) => (
  <span class="ready" title={ui.say("ready")}>
    <Icon name="check" />
  </span>
);

/** A bid that has been revealed. */
function Bid({ card }: { card: string }) {
  return (
    <span class={`seat-bid of-${factionOf(card)}`} data-piece={`bid:${card}`}>
      <Emblem name={CARDS[card]?.archetype ?? ""} />
      {CARDS[card]?.strength}
    </span>
  );
}

/** The suits of the Kingdom cards, each with the Strength that defends it. */
function Kingdoms({ ui, area }: { ui: Ui; area: SeenSeat }) {
  return (
    <>
      {area.spaces.map(({ kingdom, strength }, place) =>
        kingdom ? (
          <span key={place} class={`seat-kingdom suit-${KINGDOM[kingdom]?.suit}`} title={named(ui, kingdom)}>
            <Emblem name={KINGDOM[kingdom]?.suit ?? ""} />
            {strength}
          </span>
        ) : (
          <span key={place} class="seat-kingdom none" />
        ),
      )}
    </>
  );
}

function words(view: View, ui: Ui, seat: number, area: SeenSeat): string {
  const place = view.order.indexOf(seat);
  return breath(
    ui.labels.player(seat),
    area.faction && named(ui, area.faction),
    place >= 0 && ui.say("order-of", { place: place + 1 }),
    ui.say("influence-of", { count: area.influence }),
    ui.say("lore-of", { count: area.lore }),
    ui.say("hand-of", { count: area.hand_count, size: area.hand_size }),
    area.bid && ui.say("bid-of", { card: area.bid }),
    ...area.spaces.map(
      ({ kingdom, strength }) => kingdom && `${named(ui, kingdom)} ${ui.say("defends", { count: strength })}`,
    ),
    view.favour === seat && ui.say("favour-held", { count: view.favour_uses }),
    isReady(ui, area, seat) && ui.say("ready"),
    ui.decision?.waiting.includes(seat) && ui.say("deciding"),
  );
}
