import type { ComponentChild } from "preact";
import type { Seen } from "regalia/board";
import type { Choice } from "regalia/kit/choice";
import { Acts } from "regalia/parts/Acts";
import { RuleLink } from "regalia/parts/RuleLink";
import { Crest, Portrait, Scene, Sign } from "./art/Art";
import { beastOf, heirloomOf, houseOf, questOf, seasonOf } from "./content";
import { ofBeast, ofCrest, ofCurse, ofDie, ofStore, ofTile, nextDie } from "./choices";
import { Good, Price } from "./goods";
import { AbilitiesInFull } from "./House";
import { Prestige } from "./Prestige";
import type { View } from "./types";
import { breath, abilityInWords, does, named } from "./words";

type Props = Seen<View> & { readonly name: string; readonly rest: readonly string[] };
type Shown = (props: Props) => ComponentChild;

/** What each sort of piece is and does; pieces are named `sort:name`. */
const SORTS: Readonly<Record<string, Shown>> = {
  tile: Location,
  region: ({ ui, name }) => <About title={named(ui, name)} does={ui.say("about-region")} rule="3" />,
  calendar: ({ ui }) => <About title={ui.say("calendar")} does={ui.say("about-calendar")} rule="3" />,
  strip: ({ ui }) => <About title={ui.say("calendar")} does={ui.say("about-calendar")} rule="3" />,
  pool: ({ ui, name }) => <About title={ui.say("die", { die: Number(name) })} does={ui.say("about-pool")} rule="5.1" />,
  die: Die,
  crest: ({ ui }) => <About title={ui.say("crest")} does={ui.say("about-crest")} rule="5.2" acts={ofCrest(ui)} ui={ui} />,
  store: ({ ui, name }) => (
    <About picture={<Good name={name} />} title={named(ui, name)} rule="11" acts={ofStore(ui, name)} ui={ui} />
  ),
  supply: ({ ui, name }) => <About picture={<Good name={name} />} title={named(ui, name)} rule="11" />,
  heirloom: Heirloom,
  ability: Ability,
  offered: House,
  curse: ({ ui, name }) => (
    <About
      picture={<Sign kind="curse" name={name} />}
      title={named(ui, name)}
      does={does(ui, name)}
      rule="10.2"
      acts={ofCurse(ui, name)}
      ui={ui}
    />
  ),
  beast: Beast,
  hand: Beast,
  other: Beast,
  looked: Beast,
  quest: Quest,
  seat: Player,
};

/** What a piece is and does. */
export function Details({ view, ui, piece }: Seen<View> & { readonly piece: string }) {
  const [sort = "", name = "", ...rest] = piece.split(":");
  const Sort = SORTS[sort];
  return Sort ? <Sort view={view} ui={ui} name={name} rest={rest} /> : null;
}

interface AboutProps {
  readonly picture?: ComponentChild;
  readonly title: string;
  readonly does?: string | undefined;
  readonly rule?: string;
  readonly acts?: Choice;
  readonly ui?: Props["ui"];
  readonly children?: ComponentChild;
}

function About({ picture, title, does, rule, acts, ui, children }: AboutProps) {
  return (
    <div class="about">
      <h3>
        {picture} {title}
      </h3>
      {ui && acts?.acts && <Acts ui={ui} options={acts.acts} />}
      {children}
      {does && <p>{does}</p>}
      {rule && <RuleLink rule={rule} />}
    </div>
  );
}

function Location({ view, ui, name }: Props) {
  const tile = view.tiles.find(({ location }) => location === name);
  if (!tile) return null;
  return (
    <About title={named(ui, name)} does={does(ui, name)} rule="6.2" acts={ofTile(ui, name, nextDie(view, ui))} ui={ui}>
      <span class="about-picture">
        <Scene location={name} season={seasonOf(tile.region)} />
      </span>
      <p class="about-facts">
        <Good name={tile.resource} />
        {ui.say(tile.stocked ? "tile-stocked" : "tile-empty", { what: named(ui, tile.resource) })}
        {tile.die > 0 && ` · ${ui.say("tile-die", { die: tile.die })}`}
      </p>
    </About>
  );
}

function Die({ ui, name, rest: [die = ""] }: Props) {
  const mine = Number(name) === ui.seat;
  return (
    <About
      title={ui.say("die", { die: Number(die) })}
      does={ui.say("about-die")}
      rule="5.2"
      ui={ui}
      {...(mine ? { acts: ofDie(ui, Number(die)) } : {})}
    />
  );
}

function Heirloom({ view, ui, name }: Props) {
  const facts = heirloomOf(name);
  const own = ui.seat === null ? undefined : view.seats[ui.seat];
  const mine = own?.unequipped.includes(name);
  return (
    <About title={named(ui, name)} does={ui.say("about-heirloom")} rule="5.2.1">
      <p class="about-facts">
        <Prestige count={facts?.prestige ?? 0} />
        <Price cost={facts?.cost ?? []} store={mine ? own?.resources : undefined} />
      </p>
    </About>
  );
}

function Ability({ ui, name, rest: [tier = ""] }: Props) {
  const ability = houseOf(name)?.ability.find((each) => each.tier === Number(tier));
  return (
    <About
      picture={<Crest house={name} />}
      title={`${named(ui, name)} · ${ui.say("tier", { tier: Number(tier) })}`}
      does={ability ? abilityInWords(ui, ability) : ""}
      rule="7.1"
    >
      <p class="about-facts">{ui.say(`mode-${ability?.mode ?? "passive"}`)}</p>
    </About>
  );
}

function House({ ui, name }: Props) {
  return (
    <About picture={<Crest house={name} />} title={named(ui, name)} rule="4">
      <AbilitiesInFull ui={ui} house={name} />
    </About>
  );
}

function Beast({ view, ui, name }: Props) {
  const facts = beastOf(name);
  const own = ui.seat === null ? undefined : view.seats[ui.seat];
  const inHand = own?.hand.includes(name);
  return (
    <About title={named(ui, name)} does={does(ui, name)} rule="7.2" acts={ofBeast(ui, name)} ui={ui}>
      <span class="about-picture">
        <Portrait beast={name} />
      </span>
      <p class="about-facts">
        <Prestige count={facts?.prestige ?? 0} />
        <Price cost={facts?.cost ?? []} store={inHand ? own?.resources : undefined} />
      </p>
    </About>
  );
}

function Quest({ view, ui, name }: Props) {
  const facts = questOf(name);
  const own = ui.seat === null ? undefined : view.seats[ui.seat];
  return (
    <About title={named(ui, name)} does={does(ui, name)} rule="5.2.2">
      <p class="about-facts">
        {ui.say("needs-heirlooms", { level: facts?.level ?? 1 })} · <Prestige count={facts?.prestige ?? 0} />
        <Price cost={facts?.cost ?? []} store={own?.resources} />
      </p>
    </About>
  );
}

function Player({ view, ui, name }: Props) {
  const seat = Number(name);
  const own = view.seats[seat];
  if (!own) return null;
  return (
    <About picture={<Crest house={own.house} />} title={ui.labels.player(seat)} rule="5.2">
      <p class="about-facts">{own.house && named(ui, own.house)}</p>
      <p>{ui.say("seat-counts", { heirlooms: own.equipped.length, beasts: own.stable.length })}</p>
      {own.quests.length > 0 && (
        <p>{ui.say("quests-done", { quests: breath(...own.quests.map((quest) => named(ui, quest))) })}</p>
      )}
    </About>
  );
}
