import type { ComponentChild } from "preact";
import type { Seen, Ui } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Back } from "./art/backs";
import { Emblem } from "./art/emblems";
import { Coins, Good, Points } from "./art/goods";
import { Charge, Sigil } from "./art/sigils";
import { COLOURS, RESOURCES } from "./content";
import { lookAt, lookedAt } from "./looking";
import { breath, named } from "./Part";
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
  const shown = lookedAt(view, ui) === seat;
  return (
    <Piece
      ui={ui}
      id={`seat:${seat}`}
      label={words(view, ui, seat)}
      option={option}
      quiet={!option}
      tapped={() => look(view, ui, seat)}
      class={`seat-card guild-${guild.guild} ${shown ? "shown" : ""} ${view.active === seat && view.phase !== "over" ? "active" : ""}`}
    >
      <span class="seat-sigil">
        <Sigil guild={guild.guild} />
      </span>
      <span class="seat-name">
        {ui.labels.player(seat)}
        {children}
      </span>
      <span class="seat-sums">
        <Points count={guild.prestige} />
        <Coins count={guild.coins} />
      </span>
      <Stock guild={guild} />
      <SmallMat guild={guild} />
      {view.last === seat && view.phase !== "over" && (
        <span class="last" title={ui.say("last-player")}>
          <Icon name="flag" />
        </span>
      )}
    </Piece>
  );
}

function look(view: View, ui: Ui, seat: number): void {
  lookAt(view, ui, seat);
  (document.getElementById("part-guild") ?? document.getElementById(`guild-${seat}`))?.scrollIntoView({ block: "nearest" });
}

/** Resources, and the backs of the hand. */
function Stock({ guild }: { guild: SeenSeat }) {
  return (
    <span class="seat-stock">
      {RESOURCES.filter((resource) => guild.resources[resource]).map((resource) => (
        <span key={resource}>
          <Good name={resource} />
          {guild.resources[resource]}
        </span>
      ))}
      {COLOURS.map((colour, place) =>
        guild.backs[place] ? (
          <span key={colour}>
            <Back colour={colour} />
            {guild.backs[place]}
          </span>
        ) : null,
      )}
    </span>
  );
}

/** The mat, too small to read but large enough to know: what is built where, and how many work there. */
function SmallMat({ guild }: { guild: SeenSeat }) {
  return (
    <span class="small-mat">
      <span class="guild-tile">
        <Charge guild={guild.guild} />
      </span>
      {guild.tiles.map(({ room, column, row }) => (
        <span
          key={room}
          class={`small-tile at-${column}-${row} ${room === "great_hall" || room === "barracks" ? "wide" : ""}`}
        >
          <Emblem name={room} />
        </span>
      ))}
      <span class="small-staff">{guild.staff.length}</span>
    </span>
  );
}

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
