import type { ComponentChild } from "preact";
import type { Seen } from "regalia/board";
import type { Choice } from "regalia/kit/choice";
import { About } from "regalia/parts/About";
import { Acts } from "regalia/parts/Acts";
import { RuleLink } from "regalia/parts/RuleLink";
import { OwnThings } from "./Factions";
import { Listed, type Shown } from "./Listed";
import { Count, Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { marksOf } from "./Card";
import { ofCard, ofKingdom, ofTile } from "./choices";
import { CARDS, factionOf, favourOf, KINGDOM, seasonsOf } from "./content";
import { Council, Crowd, Place } from "./Places";
import { Reckoned } from "./Reckoned";
import type { SeenSeat, View } from "./types";
import { breath, does, foughtBefore, named } from "./words";

const seatAt = ({ view, what }: Shown): SeenSeat | undefined => view.seats[Number(what.split(":")[0])];

/** What each sort of piece is and does; pieces are named `sort:which`. */
const SORTS: Readonly<Record<string, (props: Shown) => ComponentChild>> = {
  card: FactionCard,
  site: FactionCard,
  fallen: FactionCard,
  because: Anything,
  offer: Anything,
  kingdom: KingdomCard,
  tactic: Tile,
  hq: Tile,
  favour: (props) => <Tile {...props} what={favourOf(seatAt(props)?.faction ?? null)} />,
  region: ({ view, ui, what }) => (
    <About picture={<Emblem name={what} />} title={named(ui, what)} rule="6.3">
      <Reckoned view={view} ui={ui} region={what} />
    </About>
  ),
  total: Total,
  location: Place,
  council: Council,
  crowd: Crowd,
  home: Home,
  deck: (props) => <Pile {...props} title="deck-of" names={[]} count={seatAt(props)?.deck.length ?? 0} rule="3.10" />,
  discard: (props) => <Pile {...props} title="discard-of" names={seatAt(props)?.discard ?? []} rule="2" />,
  lost: Lost,
  "kingdom-deck": ({ view, ui }) => (
    <About title={ui.say("kingdom-piles", { deck: view.kingdom_deck, discard: view.kingdom_discard.length })} rule="3.15">
      <Listed ui={ui} names={view.kingdom_discard} />
    </About>
  ),
  seat: Player,
  faction: ({ ui, what }) => (
    <About picture={<Arms faction={what} />} title={named(ui, what)} does={does(ui, what)} rule={ui.say(`rule-${what}`)}>
      <OwnThings ui={ui} faction={what} />
    </About>
  ),
};

/** What a piece is and does. */
export function Details({ view, ui, piece }: Seen<View> & { piece: string }) {
  const [sort = "", ...rest] = piece.split(":");
  const Sort = SORTS[sort];
  return Sort ? <Sort view={view} ui={ui} what={rest.join(":")} /> : null;
}

const Choices = ({ ui, choice }: { ui: Shown["ui"]; choice: Choice }) => <Acts ui={ui} options={choice.acts ?? []} />;

/** A faction card as it is now: what it prints, and what it has from elsewhere. */
function FactionCard({ view, ui, what }: Shown) {
  const facts = CARDS[what];
  if (!facts) return <Tile view={view} ui={ui} what={what} />;
  const now = Object.values(view.regions)
    .flatMap(({ cards }) => cards)
    .find(({ card, down }) => card === what && !down);
  const printed = marksOf(facts);
  const marks = [...new Set([...printed, ...(now ? [...now.commands, ...now.traits] : [])])];
  return (
    <About
      picture={<Arms faction={factionOf(what)} />}
      title={named(ui, what)}
      facts={
        <>
          <Count name="strength" count={now?.strength ?? facts.strength} words={ui.say("strength")} />
          <Emblem name={facts.archetype} /> {named(ui, facts.archetype)}
          <Count name="votes" count={facts.votes ?? 0} words={ui.say("votes-of", { count: facts.votes ?? 0 })} />
          <Count name="lore" count={facts.lore ?? 0} words={ui.say("lore-of", { count: facts.lore ?? 0 })} />
        </>
      }
      does={does(ui, what)}
      rule={ui.say(`rule-${what}`)}
    >
      <Choices ui={ui} choice={ofCard(ui, what)} />
      <ul class="kinds marks">
        {marks.map((mark) => (
          <li key={mark}>
            <Emblem name={mark} /> {named(ui, mark)}
            {!printed.includes(mark) && <i> {ui.say("gained")}</i>}
            {now && !now.commands.includes(mark) && !now.traits.includes(mark) && <i> {ui.say("blank")}</i>}
            <RuleLink rule={ui.say(`rule-${mark}`)} />
          </li>
        ))}
      </ul>
    </About>
  );
}

function KingdomCard({ view, ui, what }: Shown) {
  const suit = KINGDOM[what]?.suit ?? "";
  return (
    <About
      picture={<Emblem name={suit} />}
      title={named(ui, what)}
      facts={
        <>
          {named(ui, suit)} ·{" "}
          {seasonsOf(what).map((season) => (
            <span key={season}>
              <Emblem name={season} /> {ui.say(`season-${season}`)}
            </span>
          ))}
        </>
      }
      does={does(ui, what)}
      rule={ui.say(`rule-${what}`)}
    >
      <Choices ui={ui} choice={ofKingdom(view, ui, what)} />
    </About>
  );
}

function Tile({ ui, what }: Shown) {
  return (
    <About title={named(ui, what)} does={does(ui, what)} rule={ui.say(`rule-${what}`)}>
      <Choices ui={ui} choice={ofTile(ui, what)} />
    </About>
  );
}

function Anything(props: Shown) {
  return props.what in KINGDOM ? <KingdomCard {...props} /> : <FactionCard {...props} />;
}

function Total({ view, ui, what }: Shown) {
  const [region = "", seat] = what.split(":");
  return (
    <About title={named(ui, region)}>
      <Reckoned view={view} ui={ui} region={region} only={Number(seat)} />
    </About>
  );
}

function Pile({ ui, title, names, count = names.length, rule }: Shown & PileFacts) {
  return (
    <About title={ui.say(title, { count })} rule={rule}>
      {names.length > 0 && <Listed ui={ui} names={names} />}
    </About>
  );
}

interface PileFacts {
  readonly title: string;
  readonly names: readonly string[];
  readonly count?: number;
  readonly rule: string;
}

/** Supporters on a player's board. */
function Home({ view, ui, what }: Shown) {
  const fought = foughtBefore({ view, ui }, Number(what), "board");
  return <About title={ui.say("supporters")} facts={fought} does={ui.say("does-supporters")} rule="6.2" />;
}

/** A player's cards and Supporters in the Lost Pile. */
function Lost(props: Shown) {
  const area = seatAt(props);
  const names = props.view.lost.filter((card) => factionOf(card) === area?.faction);
  const fallen = area?.fallen ?? 0;
  const fought = foughtBefore(props, Number(props.what), "lost");
  return (
    <About title={props.ui.say("lost-of", { count: names.length + fallen })} rule="2">
      {fallen > 0 && <p>{breath(props.ui.say("supporters-of", { count: fallen }), fought)}</p>}
      {names.length > 0 && <Listed ui={props.ui} names={names} />}
    </About>
  );
}

function Player(props: Shown) {
  const { view, ui, what } = props;
  const area = seatAt(props);
  if (!area) return null;
  return (
    <About
      picture={<Arms faction={area.faction ?? ""} />}
      title={ui.labels.player(Number(what))}
      facts={area.faction && named(ui, area.faction)}
      rule="5"
    >
      <Listed ui={ui} names={area.spaces.flatMap(({ kingdom }) => kingdom ?? [])} />
      {view.favour === Number(what) && <p>{ui.say("favour-held", { count: view.favour_uses })}</p>}
    </About>
  );
}
