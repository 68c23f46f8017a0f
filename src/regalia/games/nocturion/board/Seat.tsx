import type { ComponentChild } from "preact";
import type { Seen, Ui } from "regalia/board";
import { Die } from "regalia/kit/Die";
import { Piece } from "regalia/parts/Piece";
import { Crest, Sign } from "./art/Art";
import { numbered } from "./Treasury";
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
  return (
    <Piece
      ui={ui}
      id={`seat:${seat}`}
      label={seatWords(view, ui, seat)}
      option={option}
      quiet={!ui.can(option)}
      tapped={() => lookAt(ui, seat)}
      class={`seat-card seat-${seat} ${view.active === seat && view.phase === "action" ? "active" : ""}`}
    >
      <Crest house={own.house} />
      <span class="seat-name">
        {ui.labels.player(seat)}
        {children}
      </span>
      <span class="seat-house">
        {own.house && (
          <>
            <span class="seat-house-name">{named(ui, own.house)}</span>
            <Counts own={own} />
          </>
        )}
      </span>
      <Prestige count={own.prestige} seat={seat} />
      <span class="seat-dice" data-anchor={`held:${seat}`}>
        {numbered(own.dice).map(([die, number]) => (
          <Die key={`${die}:${number}`} face={die} />
        ))}
        {own.crest > 0 && <Die face={own.crest} mark="crest" />}
      </span>
      <span class="seat-tokens">
        {own.crown && <Charge name="crown" />}
        {own.guild_master && <Charge name="hammer" />}
        {own.chalice && <Charge name="cup" />}
      </span>
    </Piece>
  );
}

/** Heirlooms and beasts, as signs with numbers: words have no room beside the house's name. */
function Counts({ own }: { own: SeenSeat }) {
  return (
    <span class="seat-counts">
      <span>
        <Sign kind="slot" name="armour" /> {own.equipped.length}
      </span>
      <span>
        <Sign kind="effect" name="summon" /> {own.stable.length}
      </span>
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
