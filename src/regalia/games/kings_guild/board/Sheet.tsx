import type { Seen, Ui } from "regalia/board";
import { RuleLink } from "regalia/parts/RuleLink";
import { Emblem } from "./art/emblems";
import { Points } from "./art/goods";
import { ROOMS } from "./content";
import { named } from "./Part";
import type { Line, View } from "./types";

/** The scoring sheet of a guild: each of its points explained, in the order of the rules. */
export function Sheet({ view, ui, seat }: Seen<View> & { seat: number }) {
  const lines = view.seats[seat]?.sheet ?? [];
  return (
    <section class="explained">
      <h3>{ui.say("sheet-of", { who: ui.labels.player(seat) })}</h3>
      {[...new Set(lines.map(({ category }) => category))].map((category) => (
        <Category key={category} ui={ui} category={category} lines={lines.filter((line) => line.category === category)} />
      ))}
    </section>
  );
}

function Category({ ui, category, lines }: { ui: Ui; category: string; lines: readonly Line[] }) {
  return (
    <section class="category">
      <div class="category-head">
        <h4>{ui.say(`cause-${category}`)}</h4>
        <RuleLink rule={lines[0]?.rule ?? ""} />
        <Points count={lines.reduce((sum, { prestige }) => sum + prestige, 0)} />
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
