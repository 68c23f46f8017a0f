import type { ComponentChildren } from "preact";
import type { Seen, Ui } from "regalia/board";
import { RuleLink } from "regalia/parts/RuleLink";
import { Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { partsOf, type Reckoning, reckoningOf, tiesOf, totalOf } from "./clash";
import { CARDS } from "./content";
import type { Part, View } from "./types";
import { breath, named } from "./words";

/** A Clash added up: every part of every total, with its card and its rule; or of one total, beside the others. */
export function Reckoned({ view, ui, region, only }: Seen<View> & { region: string; only?: number }) {
  const reckoning = reckoningOf(view, region);
  if (!reckoning) return null;
  const seats = only === undefined ? reckoning.who : [only];
  const others = reckoning.who.filter((seat) => !seats.includes(seat));
  return (
    <div class="reckoned">
      {seats.map((seat) => (
        <Sum key={seat} view={view} ui={ui} region={region} seat={seat} reckoning={reckoning} />
      ))}
      {others.length > 0 && (
        <ul class="kinds other-totals">
          {others.map((seat) => (
            <li key={seat}>
              <Arms faction={view.seats[seat]?.faction ?? ""} /> {ui.labels.player(seat)}{" "}
              <b>{totalOf(partsOf(reckoning, seat) ?? [])}</b>
            </li>
          ))}
        </ul>
      )}
      <Felled view={view} ui={ui} reckoning={reckoning} />
      {tiesOf(view, region, reckoning).map((total, place) => (
        <p key={place} class="earlier-tie">
          <Emblem name="tally" /> {ui.say("earlier-tie", { total })}
        </p>
      ))}
      <p class="verdict">
        {ui.say(verdictOf(reckoning), { who: [...(reckoning.best ?? [])] })} <RuleLink rule="6.3" />
      </p>
    </div>
  );
}

/** Why it was won, or will be. */
function verdictOf({ best, lowest }: Reckoning): string {
  if (best === null) return lowest ? "will-win-lowest" : "will-win-highest";
  if (best.length !== 1) return "verdict-all-tied";
  return lowest ? "won-by-lowest" : "won-by-highest";
}

type SumProps = Seen<View> & { readonly region: string; readonly seat: number; readonly reckoning: Reckoning };

function Sum({ view, ui, region, seat, reckoning }: SumProps) {
  const parts = partsOf(reckoning, seat) ?? [];
  return (
    <table class="sum">
      <caption>
        <Arms faction={view.seats[seat]?.faction ?? ""} /> {ui.labels.player(seat)}
      </caption>
      <tbody>
        {parts.map((part, place) => (
          <Line key={place} view={view} ui={ui} part={part} region={region} seat={seat} />
        ))}
        <tr class="sum-total">
          <th scope="row" colSpan={2}>
            {ui.say("total")}
          </th>
          <td>{totalOf(parts)}</td>
        </tr>
      </tbody>
    </table>
  );
}

type LineProps = Seen<View> & { readonly part: Part; readonly region: string; readonly seat: number };

function Line({ ui, part, region, seat }: LineProps) {
  const { what, strength, card } = part;
  const crowd = what === "supporters";
  const words = crowd ? ui.say("supporters-of", { count: strength }) : named(ui, what);
  return (
    <tr>
      <th scope="row">
        <PartLink ui={ui} piece={crowd ? `crowd:${region}:${seat}` : pieceOf(what)}>
          <Emblem name={CARDS[what]?.archetype ?? (crowd ? what : "always")} /> {words}{" "}
          {card && ui.say("taken-in-by", { card: named(ui, card) })}
        </PartLink>
      </th>
      <td>
        <RuleLink rule={crowd ? "6.3" : ui.say(`rule-${what}`)} />
      </td>
      <td>{strength < 0 ? `−${-strength}` : strength}</td>
    </tr>
  );
}

interface LinkProps {
  readonly ui: Ui;
  readonly piece: string;
  readonly children: ComponentChildren;
}

/** A tap tells more of it. */
const PartLink = ({ ui, piece, children }: LinkProps) => (
  <button type="button" class="part-link" onClick={() => ui.point(piece, "stay")}>
    {children}
  </button>
);

/** The piece that tells more of a card. */
const pieceOf = (what: string): string => `${what in CARDS ? "card" : "because"}:${what}`;

/** Who fell, and by what. */
function Felled({ ui, reckoning }: Seen<View> & { reckoning: Reckoning }) {
  return (
    <ul class="kinds felled">
      {reckoning.fallen.map(({ card, by }) => (
        <li key={card}>
          <PartLink ui={ui} piece={`fallen:${card}`}>
            <Emblem name="deadly" /> {named(ui, card)}
          </PartLink>
          <span>{ui.say("felled-by", { by: breath(...by.map((one) => named(ui, one))) })}</span>
        </li>
      ))}
    </ul>
  );
}
