import type { Ui } from "regalia/board";
import { Mark } from "./art/backs";
import { Emblem } from "./art/emblems";
import { Coins, Points } from "./art/goods";
import { TREASURES } from "./content";
import { named } from "./Part";

/** The face of a treasure: what it is, and what it is worth. */
export function TreasureCard({ ui, treasure }: { ui: Pick<Ui, "say">; treasure: string }) {
  const facts = TREASURES[treasure];
  if (!facts) return null;
  return (
    <span class={`treasure back-${facts.colour}`}>
      <span class="treasure-name">{named(ui, treasure)}</span>
      <span class="treasure-side">
        <Mark colour={facts.colour} />
      </span>
      <Emblem name={treasure} />
      <span class="treasure-worth">
        {facts.prestige ? <Points count={facts.prestige} /> : facts.sell > 0 && <Coins count={facts.sell} />}
      </span>
    </span>
  );
}
