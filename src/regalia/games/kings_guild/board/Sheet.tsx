import { signal } from "@preact/signals";
import type { Seen, Ui } from "regalia/board";
import { RuleLink } from "regalia/parts/RuleLink";
import { Emblem } from "./art/emblems";
import { Points } from "./art/goods";
import { Sigil } from "./art/sigils";
import { ROOMS } from "./content";
import { named } from "./Part";
import { Rating } from "./Rating";
import type { Line, View } from "./types";

/** The lines of the sheet, in the order of the rules. */
const CATEGORIES = ["charms", "charm_majority", "relics", "quests", "specialists", "rooms", "offering"];

/** The guild whose points are explained; the first of the ranking's winners to begin with. */
const explained = signal<number | null>(null);

const total = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.prestige, 0);

/** The scoring sheet: every guild beside the others, and each point of one of them explained. */
export function Sheet({ view, ui }: Seen<View>) {
  const best = view.seats.reduce(
    (first, guild, seat) => (guild.prestige > (view.seats[first]?.prestige ?? 0) ? seat : first),
    0,
  );
  const seat = explained.value ?? ui.seat ?? best;
  return (
    <section class="sheet-frame" aria-label={ui.say("sheet")}>
      {view.rating && <Rating ui={ui} rating={view.rating} prestige={view.seats[0]?.prestige ?? 0} />}
      <Summary view={view} ui={ui} seat={seat} />
      <Explanation view={view} ui={ui} seat={seat} />
    </section>
  );
}

function Summary({ view, ui, seat }: Seen<View> & { seat: number }) {
  return (
    <table class="score-sheet">
      <caption>{ui.say("sheet")}</caption>
      <thead>
        <tr>
          <td />
          {view.seats.map((guild, other) => (
            <th key={other} scope="col">
              <button
                type="button"
                class="column-head"
                aria-pressed={other === seat}
                onClick={() => (explained.value = other)}
              >
                <Sigil guild={guild.guild} />
                <span>{ui.labels.player(other)}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CATEGORIES.map((category) => (
          <tr key={category}>
            <th scope="row">{ui.say(`cause-${category}`)}</th>
            {view.seats.map((guild, other) => (
              <td key={other} class={other === seat ? "chosen" : ""}>
                {total((guild.sheet ?? []).filter((line) => line.category === category)) || "–"}
              </td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{ui.say("sheet-total")}</th>
          {view.seats.map((guild, other) => (
            <td key={other} class={other === seat ? "chosen" : ""}>
              {guild.prestige}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Explanation({ view, ui, seat }: Seen<View> & { seat: number }) {
  const lines = view.seats[seat]?.sheet ?? [];
  const used = CATEGORIES.filter((category) => lines.some((line) => line.category === category));
  return (
    <div class="explained">
      <h3>{ui.say("sheet-of", { who: ui.labels.player(seat) })}</h3>
      {used.map((category) => (
        <Category key={category} ui={ui} category={category} lines={lines.filter((line) => line.category === category)} />
      ))}
    </div>
  );
}

function Category({ ui, category, lines }: { ui: Ui; category: string; lines: readonly Line[] }) {
  return (
    <section class="category">
      <div class="category-head">
        <h4>{ui.say(`cause-${category}`)}</h4>
        <RuleLink rule={lines[0]?.rule ?? ""} />
        <Points count={total(lines)} />
      </div>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>
            <Emblem name={picture(line)} />
            <span class="line-what">
              <b>{title(ui, line)}</b> <span>{reason(ui, line)}</span>
            </span>
            <span class="line-points">{line.prestige}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The picture of each category; lines for a piece have its own. */
export const ICONS: Readonly<Record<string, string>> = {
  charms: "charm",
  charm_majority: "charm",
  relics: "relic",
  quests: "map",
  specialists: "specialist",
  offering: "coin",
};

const picture = ({ category, piece }: Line): string =>
  category === "offering" ? (piece === "resources" ? "resource" : "coin") : piece || (ICONS[category] ?? "coin");

/** What a line is for. */
function title(ui: Ui, { category, piece, count }: Line): string {
  if (category === "offering") return ui.say(`offering-${piece || "made"}`);
  return piece ? named(ui, piece) : ui.say(`line-${category}`, { count });
}

/** What the amount consists of. */
function reason(ui: Ui, { category, piece, count }: Line): string {
  const facts = ROOMS[piece];
  if (category === "offering") return piece ? ui.say(`offering-${piece}-why`, { count }) : "";
  if (category !== "rooms" || !facts) return "";
  const printed = facts.prestige ? ui.say("printed", { count: facts.prestige }) : "";
  const { end } = facts;
  const icons = end?.icons?.map((icon) => named(ui, icon)).join(" + ") ?? "";
  const added = end ? ui.say(`per-${end.per}`, { count, each: end.prestige, icons }) : "";
  return [printed, added].filter(Boolean).join(" + ");
}
