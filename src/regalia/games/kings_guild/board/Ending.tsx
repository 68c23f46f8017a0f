import type { Ended } from "regalia/board";
import { Zone } from "regalia/kit/layout/Zone";
import { Emblem } from "./art/emblems";
import { Points } from "./art/goods";
import { Portrait, RoomPicture } from "./art/pictures";
import { Charge, Sigil } from "./art/sigils";
import { OUTER, ROOMS } from "./content";
import { areaOf, paidBy } from "./goods";
import { breath } from "./Part";
import { ICONS } from "./Sheet";
import type { SeenSeat, View } from "./types";

/** The height of a hall by its width, with what stands below it. */
const TALL = 1.12;

/** The end: the halls side by side. What is won lights up first, then room by room with what it pays. */
export function Ending({ view, ui, ranking }: Ended<View>) {
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const guilds = breath(...winners.map((seat) => ui.say(`guild-${view.seats[seat]?.guild}`)));
  const most = Math.max(1, ...view.seats.map(({ sheet }) => sheet?.length ?? 0));
  return (
    <div class="ending" style={{ "--turns": most }}>
      <header>
        <h2>{ui.say("end-title", { guilds, count: winners.length })}</h2>
      </header>
      <div class="halls">
        <Zone label={ui.say("sheet")} count={view.seats.length} aspect={TALL}>
          {view.seats.map((guild, seat) => (
            <li key={seat} class={`hall guild-${guild.guild} ${winners.includes(seat) ? "wins" : ""}`}>
              <Roof guild={guild} />
              <Rooms guild={guild} />
              <Won guild={guild} />
              <p class="plate">
                <Sigil guild={guild.guild} /> <span>{ui.labels.player(seat)}</span> <Points count={guild.prestige} />
              </p>
            </li>
          ))}
        </Zone>
      </div>
    </div>
  );
}

interface Props {
  readonly guild: SeenSeat;
}

const Roof = ({ guild: { staff } }: Props) => (
  <div class="gable">
    {staff
      .filter(({ space }) => space === OUTER)
      .map(({ specialist }) => (
        <span key={specialist} class="dormer">
          <Portrait specialist={specialist} />
        </span>
      ))}
  </div>
);

const Rooms = ({ guild }: Props) => (
  <div class="storeys">
    <span class="guild-tile">
      <Charge guild={guild.guild} />
    </span>
    {guild.tiles.map((tile) => {
      const { turn, prestige } = paidBy(guild, ({ piece }) => piece === tile.room);
      return (
        <span key={tile.room} class="storey" style={{ ...areaOf(tile, ROOMS[tile.room]?.width), "--turn": turn }}>
          <RoomPicture room={tile.room} />
          {prestige > 0 && <b>+{prestige}</b>}
        </span>
      );
    })}
  </div>
);

/** What did not come from rooms, as much as it brought. */
const Won = ({ guild }: Props) => (
  <div class="winnings">
    {Object.entries(ICONS).map(([category, icon]) => {
      const { turn, prestige } = paidBy(guild, (line) => line.category === category);
      return (
        prestige > 0 && (
          <span key={category} style={{ "--turn": turn }}>
            <Emblem name={icon} /> <b>+{prestige}</b>
          </span>
        )
      );
    })}
  </div>
);
