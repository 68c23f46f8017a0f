import type { Ui } from "regalia/board";
import { CONTENT } from "./content";
import { named } from "./Part";

/** Rules 13: what a solo game is worth, on the ladder of all ratings. */
export function Rating({ ui, rating, prestige }: { ui: Ui; rating: string; prestige: number }) {
  return (
    <div class="rating">
      <p class="rating-words">{ui.say("rating", { rating: named(ui, rating), count: prestige })}</p>
      <ol class="ladder">
        {Object.entries(CONTENT.solo.ratings).map(([name, least]) => (
          <li key={name} class={name === rating ? "reached" : ""} aria-current={name === rating ? "true" : undefined}>
            <b>{named(ui, name)}</b>
            <span>{ui.say("rating-from", { least })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
