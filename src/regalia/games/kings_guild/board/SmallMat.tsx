import { RoomPicture } from "./art/pictures";
import { Charge } from "./art/sigils";
import { ROOMS } from "./content";
import { areaOf } from "./goods";
import type { SeenSeat } from "./types";

/** A mat, too small to read but large enough to know: what is built where, and how many work there. */
export function SmallMat({ guild }: { guild: SeenSeat }) {
  return (
    <span class="small-mat">
      <span class="guild-tile">
        <Charge guild={guild.guild} />
      </span>
      {guild.tiles.map((tile) => (
        <span key={tile.room} class="small-tile" style={areaOf(tile, ROOMS[tile.room]?.width)}>
          <RoomPicture room={tile.room} />
        </span>
      ))}
      <span class="small-staff">{guild.staff.length}</span>
    </span>
  );
}
