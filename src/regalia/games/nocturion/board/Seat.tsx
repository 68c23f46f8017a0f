import type { ComponentChild } from "preact";
import type { Seen, Ui } from "regalia/board";
import { Die } from "regalia/kit/Die";
import { SeatCard } from "regalia/kit/layout/SeatCard";
import { Crest, Sign } from "./art/Art";
import { total } from "./goods";
import { lookAt } from "./looking";
import { Prestige } from "./Prestige";
import { Charge } from "./Tile";
import type { SeenSeat, View } from "./types";
import { breath, named } from "./words";

interface Props extends Seen<View> {
  readonly seat: number;
  readonly children: ComponentChild;
}

/** A player at a glance: house, prestige, dice, and the tokens of which there is one. A tap shows the house. */
export function Seat({ view, ui, seat, children }: Props) {
  const own = view.seats[seat];
  if (!own) return null;
  const option = { type: "Curse", victim: seat };
  const tokens = TOKENS.filter((name) => own[name]);
  return (
    <SeatCard
      ui={ui}
      seat={seat}
      label={seatWords(view, ui, seat)}
      option={ui.can(option) ? option : undefined}
      tapped={() => lookAt(ui, seat)}
      class={view.active === seat && view.phase === "action" ? "active" : ""}
      crest={<Crest house={own.house} />}
      presence={children}
      score={<Prestige count={own.prestige} seat={seat} />}
      facts={own.house && <Facts own={own} house={named(ui, own.house)} />}
      more={<Dice own={own} seat={seat} />}
      badge={tokens.length > 0 && tokens.map((name) => <Charge key={name} name={SIGNS[name]} />)}
    />
  );
}

/** The tokens of which there is one, by their signs. */
const SIGNS = { crown: "crown", guild_master: "hammer", chalice: "cup" } as const;
const TOKENS = ["crown", "guild_master", "chalice"] as const;

/** Heirlooms and beasts, as signs with numbers: words have no room beside the house's name. */
function Facts({ own, house }: { own: SeenSeat; house: string }) {
  return (
    <>
      <span class="seat-house">{house}</span>
      <span class="seat-count">
        <Sign kind="slot" name="armour" /> {own.equipped.length}
      </span>
      <span class="seat-count">
        <Sign kind="effect" name="summon" /> {own.stable.length}
      </span>
    </>
  );
}

function Dice({ own, seat }: { own: SeenSeat; seat: number }) {
  return (
    <span class="seat-dice" data-anchor={`held:${seat}`}>
      {own.dice.map((die, place) => (
        <Die key={place} face={die} />
      ))}
      {own.crest > 0 && <Die face={own.crest} mark="crest" />}
    </span>
  );
}

const seatWords = (view: View, ui: Ui, seat: number): string => {
  const own = view.seats[seat]!;
  return breath(
    ui.labels.player(seat),
    own.house && named(ui, own.house),
    ui.say("prestige", { count: own.prestige }),
    own.dice.length > 0 && ui.say("dice-of", { dice: breath(...own.dice.map(String)) }),
    own.crest > 0 && ui.say("crest-die", { die: own.crest }),
    ui.say("seat-counts", { heirlooms: own.equipped.length, beasts: own.stable.length }),
    ui.say("holds-resources", { count: total(own.resources) }),
    own.curses.length > 0 && ui.say("holds-curses", { count: own.curses.length }),
    own.crown && ui.say("token-crown"),
    own.guild_master && ui.say("token-hammer"),
    own.chalice && ui.say("token-cup"),
    ui.decision?.waiting.includes(seat) && ui.say("deciding"),
  );
};

/** The arms of a seat; before it leads a house, its number. */
export function Badge({ seat, view }: { readonly seat: number; readonly view: View | null }) {
  const house = view?.seats[seat]?.house ?? "";
  return house ? <Crest house={house} /> : <b class="seat-number">{seat + 1}</b>;
}
