import type { ComponentChild } from "preact";
import type { Seen } from "regalia/board";
import { About } from "regalia/parts/About";
import { Acts } from "regalia/parts/Acts";
import { Back } from "./art/backs";
import { Emblem } from "./art/emblems";
import { Coins, Good, Points } from "./art/goods";
import { Sigil } from "./art/sigils";
import { actsOf, ofEmployee, ofHand } from "./choices";
import { COLOURS, CONTENT, QUESTS, ROOMS, SPECIALISTS, STATUE, TREASURES } from "./content";
import { counted, leftOf } from "./goods";
import { named } from "./Part";
import type { View } from "./types";
import { Worth } from "./Worth";

type Props = Seen<View> & { readonly what: string };
type Shown = (props: Props) => ComponentChild;

/** What each sort of piece is and does; pieces are named `sort:which`. */
const SORTS: Readonly<Record<string, Shown>> = {
  supply: Resource,
  store: (props) => <Resource {...props} what={props.what.split(":")[1] ?? ""} />,
  quest: Quest,
  item: (props) => <Quest {...props} what={props.what.split(":")[0] ?? ""} />,
  who: Specialist,
  room: Room,
  tile: (props) => <Room {...props} what={props.what.split(":")[1] ?? ""} />,
  hand: (props) => <Treasure {...props} what={props.what.split(":")[0] ?? ""} inHand />,
  drawn: (props) => <Treasure {...props} what={props.what.split(":")[1] ?? ""} />,
  stack: Pile,
  discards: Pile,
  seat: Player,
  won: Won,
  deck: Deck,
  cell: ({ ui }) => <About title={ui.say("bonus-cell")} does={ui.say("bonus-cell-does")} rule="5.3" />,
};

/** What a piece is and does. */
export function Details({ view, ui, piece }: Seen<View> & { piece: string }) {
  const [sort = "", ...rest] = piece.split(":");
  const Sort = SORTS[sort];
  return Sort ? <Sort view={view} ui={ui} what={rest.join(":")} /> : null;
}

function Resource({ view, ui, what }: Props) {
  const needs = CONTENT.resources[what]?.needs;
  return (
    <About
      picture={<Good name={what} />}
      title={named(ui, what)}
      facts={ui.say("in-supply", { count: leftOf(view, what) })}
      does={needs ? ui.say("needs-room", { room: named(ui, needs) }) : ui.say("needs-nothing")}
      rule="5.1"
    />
  );
}

function Quest({ ui, what }: Props) {
  const facts = QUESTS[what];
  return (
    <About
      picture={<Emblem name={facts?.hero ?? what} />}
      title={named(ui, what)}
      does={ui.say(`does-${what}`)}
      rule={facts ? "5.2" : ui.say(`rule-${what}`)}
    />
  );
}

/** A thing that has its own words and its own section of the rules. */
const Printed = ({
  ui,
  what,
  facts,
  children,
}: Pick<Props, "ui" | "what"> & { facts: ComponentChild; children: ComponentChild }) => (
  <About
    picture={<Emblem name={what} />}
    title={named(ui, what)}
    facts={facts}
    does={ui.say(`does-${what}`)}
    rule={ui.say(`rule-${what}`)}
  >
    {children}
  </About>
);

function Specialist({ ui, what }: Props) {
  const facts = SPECIALISTS[what];
  const open = ofEmployee(what).filter(ui.can);
  if (!facts) return null;
  const words = (
    <>
      <Coins count={facts.cost} /> <Points count={facts.prestige} /> <Emblem name={facts.timing} />{" "}
      {ui.say(`timing-${facts.timing}`)}
    </>
  );
  return (
    <Printed ui={ui} what={what} facts={words}>
      {open.length > 1 && <Acts ui={ui} options={open} />}
    </Printed>
  );
}

function Room({ view, ui, what }: Props) {
  const facts = ROOMS[what];
  if (!facts) return null;
  const words = (
    <>
      {facts.cost > 0 && <Coins count={facts.cost} />} <Worth room={what} /> {ui.say("cells", { count: facts.width ?? 1 })}
    </>
  );
  return (
    <Printed ui={ui} what={what} facts={words}>
      {what === STATUE && view.bids.length > 0 && <Bids view={view} ui={ui} />}
    </Printed>
  );
}

/** What was bid for the King's Statue. */
function Bids({ view, ui }: Seen<View>) {
  return (
    <>
      <h4>{ui.say("bids")}</h4>
      <ul class="kinds">
        {view.bids.map((bid, seat) => (
          <li key={seat}>
            <Sigil guild={view.seats[seat]?.guild ?? ""} /> {ui.labels.player(seat)} <Coins count={bid} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Treasure({ ui, what, inHand }: Props & { inHand?: boolean }) {
  const facts = TREASURES[what];
  if (!facts) return null;
  const words = (
    <>
      <Back colour={facts.colour} /> {ui.say(`category-${facts.category}`)}
      {facts.prestige ? <Points count={facts.prestige} /> : null}{" "}
      {facts.sell > 0 && ui.say("sells-for", { coins: facts.sell })}
    </>
  );
  return (
    <Printed ui={ui} what={what} facts={words}>
      {inHand && !ofHand(ui.decision, what) && <Acts ui={ui} options={actsOf(what)} />}
    </Printed>
  );
}

/** A stack of treasures, and what lies face up beside it. */
function Pile({ view, ui, what }: Props) {
  const place = COLOURS.findIndex((colour) => colour === what);
  const pile = view.discards[place] ?? [];
  return (
    <About
      picture={<Back colour={what} />}
      title={ui.say("stack-of", { colour: named(ui, what) })}
      facts={ui.say("cards", { count: view.stacks[place] ?? 0 })}
      rule="7.5"
    >
      <Listed ui={ui} title={ui.say("discards-of", { colour: named(ui, what) })} names={pile} />
      <Acts ui={ui} options={[...new Set(pile)].map((treasure) => ({ type: "Buy", treasure }))} />
    </About>
  );
}

/** What there is of such things, each kind once. */
function Listed({ ui, title, names }: { ui: Props["ui"]; title?: string; names: readonly string[] }) {
  return (
    <>
      {title && <h4>{title}</h4>}
      {names.length === 0 && <p>{ui.say("none")}</p>}
      <ul class="kinds">
        {Object.entries(counted(names)).map(([name, count]) => (
          <li key={name}>
            <Emblem name={name in QUESTS ? (QUESTS[name]?.hero ?? name) : name} /> {named(ui, name)}{" "}
            {count > 1 && `×${count}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Deck({ view, ui }: Props) {
  return (
    <About title={ui.say("deck-of", { count: view.deck })} facts={view.top && ui.say(`top-${view.top}`)} rule="14">
      {view.ahead && <Listed ui={ui} title={ui.say("ahead")} names={view.ahead} />}
      {view.gone.length > 0 && <Listed ui={ui} title={ui.say("gone")} names={view.gone} />}
    </About>
  );
}

function Won({ view, ui, what }: Props) {
  const won = view.seats[Number(what)]?.won ?? [];
  return (
    <About title={ui.say("won", { count: won.length })} rule="12">
      <Listed ui={ui} names={won} />
    </About>
  );
}

function Player({ view, ui, what }: Props) {
  const guild = view.seats[Number(what)];
  if (!guild) return null;
  const facts = (
    <>
      <Points count={guild.prestige} /> <Coins count={guild.coins} /> {ui.say("sigils-free", { count: guild.sigils })}
    </>
  );
  return (
    <About
      picture={<Sigil guild={guild.guild} />}
      title={ui.labels.player(Number(what))}
      facts={facts}
      does={ui.say(`guild-${guild.guild}`)}
    >
      <Listed
        ui={ui}
        title={ui.say("staff", { count: guild.staff.length })}
        names={guild.staff.map(({ specialist }) => specialist)}
      />
      <Listed ui={ui} title={ui.say("built")} names={guild.tiles.map(({ room }) => room)} />
    </About>
  );
}
