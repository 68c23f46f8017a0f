import type { Seen } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Coins, Points } from "./art/goods";
import { Portrait } from "./art/pictures";
import { SPECIALISTS } from "./content";
import { breath, named, Part } from "./Part";
import type { SeenRecruit, View } from "./types";

/** The specialists for hire, from the newest to the oldest, with the coins on them and the price for the reader. */
export function Row({ view, ui }: Seen<View>) {
  const deck = (
    <span class="deck">
      <Icon name="layers" /> <b>{view.recruits}</b>
      <span class="deck-top">{view.letter ? `${ui.say("next-card")} ${view.letter}` : ui.say("deck-empty")}</span>
    </span>
  );
  return (
    <Part name="row" title={ui.say("part-row")} order={ui.say("order-row")} beside={deck}>
      <ul class="row-cards" data-arrows>
        {view.row.map((recruit, place) => (
          <li key={recruit?.specialist ?? place} class={recruit ? "" : "none"}>
            {recruit && <Recruit view={view} ui={ui} recruit={recruit} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Recruit({ view, ui, recruit }: Seen<View> & { recruit: SeenRecruit }) {
  const { specialist, coins, prices } = recruit;
  const facts = SPECIALISTS[specialist];
  const price = prices[ui.seat ?? view.active] ?? facts?.cost ?? 0;
  const label = breath(
    named(ui, specialist),
    ui.say("price", { coins: price }),
    coins > 0 && ui.say("coins-on-it", { coins }),
    ui.say("prestige", { count: facts?.prestige ?? 0 }),
    ui.say(`does-${specialist}`),
  );
  const short = price > (ui.seat === null ? 99 : (view.seats[ui.seat]?.coins ?? 0));
  return (
    <Piece ui={ui} id={`who:${specialist}`} label={label} option={{ type: "Hire", specialist }} class="recruit">
      <Portrait specialist={specialist} />
      <span class="recruit-name">{named(ui, specialist)}</span>
      <span class="recruit-facts">
        <span class={`price ${short ? "short" : ""}`}>
          <Coins count={price} struck={facts?.cost ?? price} />
        </span>
        <Points count={facts?.prestige ?? 0} />
        {coins > 0 && (
          <span class="laid">
            +<Coins count={coins} />
          </span>
        )}
      </span>
      <span class="recruit-does">{ui.say(`does-${specialist}`)}</span>
    </Piece>
  );
}
