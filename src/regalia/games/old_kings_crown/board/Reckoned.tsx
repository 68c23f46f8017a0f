import type { Seen } from "regalia/board";
import { RuleLink } from "regalia/parts/RuleLink";
import { Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { partsOf, type Reckoning, reckoningOf, tiesOf, totalOf } from "./clash";
import { CARDS } from "./content";
import type { Part, View } from "./types";
import { named } from "./words";

/** A Clash added up: every part of every total, with its card and its rule; or of one total, beside the others. */
export function Reckoned({ view, ui, region, only }: Seen<View> & { region: string; only?: number }) {
  const reckoning = reckoningOf(view, region);
  if (!reckoning) return null;
  const seats = only === undefined ? reckoning.who : [only];
  const others = reckoning.who.filter((seat) => !seats.includes(seat));
  return (
    <div class="reckoned">
      {seats.map((seat) => (
        <Sum key={seat} view={view} ui={ui} seat={seat} reckoning={reckoning} />
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

function Sum({ view, ui, seat, reckoning }: Seen<View> & { seat: number; reckoning: Reckoning }) {
  const parts = partsOf(reckoning, seat) ?? [];
  return (
    <table class="sum">
      <caption>
        <Arms faction={view.seats[seat]?.faction ?? ""} /> {ui.labels.player(seat)}
      </caption>
      <tbody>
        {parts.map((part, place) => (
          <Line key={place} ui={ui} part={part} />
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

function Line({ ui, part }: { ui: Seen<View>["ui"]; part: Part }) {
  const { what, strength, card } = part;
  const words = what === "supporters" ? ui.say("supporters-of", { count: strength }) : named(ui, what);
  const taken = card ? ui.say("taken-in-by", { card: named(ui, card) }) : "";
  return (
    <tr>
      <th scope="row">
        <button type="button" class="part-link" onClick={() => ui.point(pieceOf(what), "stay")}>
          <Emblem name={CARDS[what]?.archetype ?? (what === "supporters" ? what : "always")} /> {words} {taken}
        </button>
      </th>
      <td>
        <RuleLink rule={what === "supporters" ? "6.3" : ui.say(`rule-${what}`)} />
      </td>
      <td>{strength < 0 ? `−${-strength}` : strength}</td>
    </tr>
  );
}

/** The piece that tells more of a part. */
const pieceOf = (what: string): string =>
  what === "supporters" ? "crowd:" : `${what in CARDS ? "card" : "because"}:${what}`;

/** Who fell, and by what. */
function Felled({ ui, reckoning }: Seen<View> & { reckoning: Reckoning }) {
  return (
    <ul class="kinds felled">
      {reckoning.fallen.map(({ card, by }) => (
        <li key={card}>
          <Emblem name="deadly" /> {named(ui, card)}:{" "}
          {ui.say("felled-by", { by: by.map((one) => named(ui, one)).join(", ") })}
        </li>
      ))}
    </ul>
  );
}
