import type { Seen } from "regalia/board";
import { shape } from "regalia/kit/layout/window";
import { Coins, Good, Points } from "./art/goods";
import { waitingIn } from "./choices";
import { each, stockOf, sum } from "./goods";
import { bring } from "./Jump";
import { lookAt } from "./looking";
import { breath } from "./Part";
import { SmallMat } from "./SmallMat";
import type { View } from "./types";

/** In a low window: one's own guild at the side, small but always in sight. A tap shows all of it. */
export function Rail({ view, ui }: Seen<View>) {
  const seat = ui.seat ?? view.active;
  const guild = view.seats[seat];
  if (!guild || shape.value !== "low") return null;
  const stock = stockOf(view, seat);
  const waiting = waitingIn(ui.options).get("guild");
  const show = (): void => {
    lookAt(view, ui, seat);
    bring("guild");
  };
  const label = breath(
    ui.say("jump-guild"),
    ui.say("prestige", { count: guild.prestige }),
    ui.say("coins", { coins: guild.coins }),
    ui.say("storage", { count: sum(stock), limit: guild.storage }),
  );
  return (
    <button type="button" class={`rail guild-${guild.guild} ${waiting ? "open" : ""}`} aria-label={label} onClick={show}>
      <span class="rail-sums">
        <Points count={guild.prestige} />
        <Coins count={guild.coins} />
      </span>
      <SmallMat guild={guild} />
      <span class="rail-store">
        {each(stock).map((resource, place) => (
          <Good key={place} name={resource} />
        ))}
        <b>
          {sum(stock)}/{guild.storage}
        </b>
      </span>
    </button>
  );
}
