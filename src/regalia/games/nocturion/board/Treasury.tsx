import type { Seen } from "regalia/board";
import { Die } from "regalia/kit/Die";
import { Mark } from "regalia/kit/marks";
import { Piece } from "regalia/parts/Piece";
import { ofCrest, ofDie, ofStore } from "./choices";
import { RESOURCES } from "./content";
import { Good, total } from "./goods";
import type { SeenSeat, View } from "./types";
import { breath, named } from "./words";

type Props = Seen<View> & { readonly seat: number };

/** Equal dice are distinguished by their number. */
export const numbered = (dice: readonly number[]): readonly (readonly [number, number])[] =>
  dice.map((die, place) => [die, dice.slice(0, place).filter((other) => other === die).length]);

/** Dice, the crest, and resources. Those of others are only looked at. */
export function Treasury({ view, ui, seat }: Props) {
  const own = view.seats[seat];
  if (!own) return null;
  return (
    <div class="treasury">
      <Dice ui={ui} view={view} seat={seat} />
      <Crest ui={ui} view={view} seat={seat} />
      <Store ui={ui} own={own} mine={seat === ui.seat} />
    </div>
  );
}

function Dice({ view, ui, seat }: Props) {
  const dice = view.seats[seat]?.dice ?? [];
  const mine = seat === ui.seat;
  return (
    <ul class="dice" data-arrows aria-label={ui.say("treasury-dice")} data-anchor={`dice:${seat}`}>
      {numbered(dice).map(([die, number]) => (
        <li key={`${die}:${number}`}>
          <Piece
            ui={ui}
            id={`die:${seat}:${die}:${number}`}
            label={ui.say("die", { die })}
            {...(mine ? ofDie(ui, die) : {})}
            quiet={!mine}
            class="own-die"
          >
            <Die face={die} />
          </Piece>
        </li>
      ))}
      {dice.length === 0 && <li class="none">{ui.say("no-dice")}</li>}
    </ul>
  );
}

function Crest({ view, ui, seat }: Props) {
  const own = view.seats[seat]!;
  const label = own.crest > 0 ? ui.say("crest-die", { die: own.crest }) : ui.say("crest-empty");
  const choice = seat === ui.seat ? ofCrest(ui) : {};
  return (
    <Piece
      ui={ui}
      id={`crest:${seat}`}
      label={label}
      {...choice}
      quiet={!choice.option && !choice.acts}
      class="crest-place"
    >
      {own.crest > 0 ? (
        <span data-piece={`reserved:${seat}`}>
          <Die face={own.crest} mark="crest" />
        </span>
      ) : (
        <Mark name="crest" />
      )}
    </Piece>
  );
}

function Store({ ui, own, mine }: { ui: Props["ui"]; own: SeenSeat; mine: boolean }) {
  const held = RESOURCES.filter((resource) => (own.resources[resource] ?? 0) > 0);
  const count = total(own.resources);
  return (
    <div class={`store ${count > own.limit ? "over" : ""}`}>
      <ul data-arrows aria-label={ui.say("resources")}>
        {held.map((resource) => {
          const amount = own.resources[resource] ?? 0;
          const choice = mine ? ofStore(ui, resource) : {};
          return (
            <li key={resource}>
              <Piece
                ui={ui}
                id={`store:${resource}`}
                label={breath(named(ui, resource), String(amount))}
                {...choice}
                quiet={!choice.option && !choice.acts}
                class="stored"
              >
                <Good name={resource} />
                {amount > 1 && <b>{amount}</b>}
              </Piece>
            </li>
          );
        })}
      </ul>
      <span class="store-count">{ui.say("count-of", { count, limit: own.limit })}</span>
    </div>
  );
}
