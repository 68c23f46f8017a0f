import type { Seen } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Crest, fieldOf, Sign } from "./art/Art";
import { ofCurse } from "./choices";
import { heirloomOf, type HouseAbility, houseOf, limits } from "./content";
import { inWords, Price, short } from "./goods";
import { lookAt, narrow } from "./looking";
import { Prestige } from "./Prestige";
import { BeastCard, beastWords } from "./Beasts";
import { Treasury } from "./Treasury";
import type { SeenSeat, View } from "./types";
import { abilitiesOf, abilityInWords, breath, named } from "./words";
import { still } from "regalia/kit/still";

type Props = Seen<View> & { readonly seat: number };

interface Owned {
  readonly ui: Props["ui"];
  readonly own: SeenSeat;
  readonly mine: boolean;
}

/** A house: its manor by night, treasury, heirlooms, what they unlock, and curses. */
export function House({ view, ui, seat }: Props) {
  const own = view.seats[seat];
  if (!own) return null;
  const mine = seat === ui.seat;
  const title = mine ? ui.say("part-house") : ui.labels.player(seat);
  return (
    <section class="house" id={mine ? "part-house" : `house-${seat}`} aria-label={title}>
      <Manor view={view} ui={ui} seat={seat} />
      {!(narrow.value && mine && view.phase !== "over") && <Treasury view={view} ui={ui} seat={seat} />}
      <Heirlooms view={view} ui={ui} seat={seat} />
      <Abilities view={view} ui={ui} seat={seat} />
      <Curses view={view} ui={ui} seat={seat} />
      {(!mine || view.phase === "over") && <Stable view={view} ui={ui} seat={seat} />}
      {view.phase === "over" && <Left view={view} ui={ui} seat={seat} />}
    </section>
  );
}

function Manor({ view, ui, seat }: Props) {
  const own = view.seats[seat]!;
  const field = fieldOf(own.house);
  return (
    <header class="manor" style={{ "--manor-low": field }}>
      <svg aria-hidden="true">
        <use href="#manor" width="100%" height="100%" />
      </svg>
      <Crest house={own.house} />
      <div class="manor-words">
        <h3>{own.house ? named(ui, own.house) : ui.labels.player(seat)}</h3>
        <Prestige count={own.prestige} />
        {own.pending !== 0 && <span class="pending">{ui.say("pending", { count: Math.abs(own.pending) })}</span>}
      </div>
      {seat !== ui.seat && ui.seat !== null && view.phase !== "over" && (
        <button type="button" class="button home-again" onClick={() => lookAt(ui, null)}>
          <Icon name="close" /> {ui.say("own-house")}
        </button>
      )}
    </header>
  );
}

/** The heirlooms of a house: those it wears, and what the others cost. */
export function Heirlooms({ view, ui, seat }: Props) {
  const own = view.seats[seat]!;
  const names = houseOf(own.house)?.heirloom.map(({ id }) => id) ?? [...own.equipped, ...own.unequipped];
  return (
    <ul class="heirlooms" data-arrows aria-label={ui.say("heirlooms")}>
      {names.map((name) => (
        <li key={name}>
          <Heirloom ui={ui} own={own} name={name} mine={seat === ui.seat} />
        </li>
      ))}
    </ul>
  );
}

const Heirloom = still(function Heirloom({ ui, own, name, mine }: Owned & { readonly name: string }) {
  const facts = heirloomOf(name);
  const worn = own.equipped.includes(name);
  const cost = facts?.cost ?? [];
  const lacks = short(cost, own.resources);
  const label = breath(
    named(ui, name),
    worn ? ui.say("worn") : inWords(ui, cost),
    ui.say("prestige", { count: facts?.prestige ?? 0 }),
    !worn && lacks > 0 && ui.say("short", { count: lacks }),
  );
  const option = mine && !worn ? { option: { type: "Equip", heirloom: name } } : {};
  return (
    <Piece
      ui={ui}
      id={`heirloom:${name}`}
      label={label}
      {...option}
      quiet={!mine || worn}
      class={`heirloom ${worn ? "worn" : ""}`}
    >
      <Sign kind="slot" name={facts?.slot ?? "any"} />
      {worn ? <Prestige count={facts?.prestige ?? 0} /> : <Price cost={cost} store={own.resources} />}
      {!worn && (
        <span class={lacks ? "lacks" : "ready"}>{lacks ? ui.say("short", { count: lacks }) : ui.say("ready")}</span>
      )}
    </Piece>
  );
});

/** All abilities of a house in full, for its choice and its note. */
export function AbilitiesInFull({ ui, house }: { readonly ui: Props["ui"]; readonly house: string }) {
  const abilities = houseOf(house)?.ability ?? [];
  return (
    <ul class="abilities-in-full">
      {abilitiesOf(ui, house).map((words, place) => (
        <li key={place}>
          <Sign kind="effect" name={abilities[place]?.effects[0]?.key ?? "none"} /> {words}
        </li>
      ))}
    </ul>
  );
}

/** What the heirlooms unlock, tier by tier. */
function Abilities({ view, ui, seat }: Props) {
  const own = view.seats[seat]!;
  const abilities = houseOf(own.house)?.ability ?? [];
  return (
    <ul class="abilities" aria-label={ui.say("abilities")}>
      {abilities.map((ability) => (
        <li key={ability.tier}>
          <Ability ui={ui} own={own} ability={ability} mine={seat === ui.seat} />
        </li>
      ))}
    </ul>
  );
}

const Ability = still(function Ability({ ui, own, ability, mine }: Owned & { readonly ability: HouseAbility }) {
  const locked = ability.tier > own.equipped.length;
  const spent = ability.mode === "hourglass" && own.spent;
  const words = abilityInWords(ui, ability);
  const label = breath(
    ui.say("tier", { tier: ability.tier }),
    ui.say(`mode-${ability.mode}`),
    words,
    locked ? ui.say("locked") : spent && ui.say("exhausted"),
  );
  const usable = mine && ability.mode === "hourglass" && !locked;
  return (
    <Piece
      ui={ui}
      id={`ability:${own.house}:${ability.tier}`}
      label={label}
      {...(usable ? { option: { type: "UseHouse", house: own.house } } : {})}
      quiet={!usable}
      class={`ability ${locked ? "locked" : spent ? "spent" : ""}`}
    >
      <Sign kind="effect" name={ability.effects[0]?.key ?? "none"} />
      <span>{words}</span>
      <small>
        {locked ? ui.say("tier", { tier: ability.tier }) : spent ? ui.say("exhausted") : ui.say(`mode-${ability.mode}`)}
      </small>
    </Piece>
  );
});

function Curses({ view, ui, seat }: Props) {
  const own = view.seats[seat]!;
  if (own.curses.length === 0) return null;
  return (
    <ul class="curses" data-arrows aria-label={ui.say("curses", { count: own.curses.length, most: limits().curses })}>
      {own.curses.map((curse, place) => {
        const choice = seat === ui.seat ? ofCurse(ui, curse) : {};
        return (
          <li key={place}>
            <Piece
              ui={ui}
              id={`curse:${curse}:${seat}:${place}`}
              label={named(ui, curse)}
              {...choice}
              quiet={!choice.option && !choice.acts}
              class="curse"
            >
              <Sign kind="curse" name={curse} />
              <span>{named(ui, curse)}</span>
            </Piece>
          </li>
        );
      })}
    </ul>
  );
}

/** The stable of another house. */
/** At the end, the beasts that were hidden in a hand. */
function Left({ view, ui, seat }: Props) {
  const hand = view.seats[seat]!.hand.filter((beast) => beast !== null);
  if (hand.length === 0) return null;
  return (
    <div class="left-in-hand">
      <h4>{ui.say("hand-of", { count: hand.length })}</h4>
      <ul class="stable">
        {hand.map((beast, place) => (
          <li key={`${beast}:${place}`}>
            <Piece ui={ui} id={`left:${beast}`} label={beastWords(ui, beast)} quiet plain class="beast">
              <BeastCard ui={ui} beast={beast} />
            </Piece>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Stable({ view, ui, seat }: Props) {
  const { stable } = view.seats[seat]!;
  if (stable.length === 0) return null;
  return (
    <ul class="stable" aria-label={ui.say("stable")}>
      {stable.map((beast) => (
        <li key={beast.beast}>
          <Piece ui={ui} id={`beast:${beast.beast}`} label={named(ui, beast.beast)} quiet class="beast">
            <BeastCard ui={ui} beast={beast.beast} ready={beast.ready} />
          </Piece>
        </li>
      ))}
    </ul>
  );
}
