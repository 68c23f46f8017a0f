import type { ComponentChild } from "preact";
import type { Seen, Ui } from "regalia/board";
import { SeatCard } from "regalia/kit/layout/SeatCard";
import { Icon } from "regalia/parts/Icon";
import { Back } from "./art/backs";
import { Coins, Good, Points } from "./art/goods";
import { Sigil } from "./art/sigils";
import { COLOURS, RESOURCES } from "./content";
import { lookAt, lookedAt } from "./looking";
import { breath, named } from "./Part";
import { SmallMat } from "./SmallMat";
import type { SeenSeat, View } from "./types";

interface Props extends Seen<View> {
  readonly seat: number;
  readonly children: ComponentChild;
}

/** A guild at a glance: who, prestige, coins, resources, hand, and a small picture of the mat. A tap shows all of it. */
export function Seat({ view, ui, seat, children }: Props) {
  const guild = view.seats[seat];
  if (!guild) return null;
  const option = ui.decision?.kind === "victim" ? { type: "Rob", victim: seat } : undefined;
  const playing = view.phase !== "over";
  const state = `${lookedAt(view, ui) === seat ? "shown" : ""} ${playing && view.active === seat ? "active" : ""}`;
  return (
    <SeatCard
      ui={ui}
      seat={seat}
      label={words(view, ui, seat)}
      option={option}
      tapped={() => look(view, ui, seat)}
      class={`guild-${guild.guild} ${state}`}
      crest={<Sigil guild={guild.guild} />}
      presence={children}
      score={[<Points count={guild.prestige} />, <Coins count={guild.coins} />]}
      facts={<Stock guild={guild} />}
      more={<SmallMat guild={guild} />}
      badge={playing && view.last === seat && <Icon name="flag" />}
    />
  );
}

function look(view: View, ui: Ui, seat: number): void {
  lookAt(view, ui, seat);
  (document.getElementById("part-guild") ?? document.getElementById(`guild-${seat}`))?.scrollIntoView({ block: "nearest" });
}

/** Resources, and the backs of the hand. */
const Stock = ({ guild }: { guild: SeenSeat }) => [
  ...RESOURCES.filter((resource) => guild.resources[resource]).map((resource) => (
    <span key={resource} class="amount-of">
      <Good name={resource} />
      {guild.resources[resource]}
    </span>
  )),
  ...COLOURS.map(
    (colour, place) =>
      !!guild.backs[place] && (
        <span key={colour} class="amount-of">
          <Back colour={colour} />
          {guild.backs[place]}
        </span>
      ),
  ),
];

function words(view: View, ui: Ui, seat: number): string {
  const guild = view.seats[seat];
  if (!guild) return "";
  const goods = RESOURCES.filter((one) => guild.resources[one]).map((one) => `${guild.resources[one]} ${named(ui, one)}`);
  const count = guild.backs.reduce((all, one) => all + one, 0);
  return breath(
    ui.labels.player(seat),
    ui.say(`guild-${guild.guild}`),
    ui.say("prestige", { count: guild.prestige }),
    ui.say("coins", { coins: guild.coins }),
    ...goods,
    ui.say("hand-of", { count, limit: guild.hand_limit }),
    ui.say("staff", { count: guild.staff.length }),
    view.last === seat && ui.say("last-player"),
    ui.decision?.waiting.includes(seat) && ui.say("deciding"),
  );
}
