import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Coins, Good } from "./art/goods";
import { RoomPicture } from "./art/pictures";
import { Charge } from "./art/sigils";
import { COLUMNS, GUILD_CELLS, OUTER, PRINTED, ROOMS, ROWS } from "./content";
import { areaOf, at, bonusesOf, covered } from "./goods";
import { breath, named } from "./Part";
import { Spaces } from "./Spaces";
import type { SeenTile, View } from "./types";
import { Worth } from "./Worth";

type Props = Seen<View> & { readonly seat: number };

/** A mat: four spaces above it, the guild tile, and the cells on which rooms are built. */
export function Mat({ view, ui, seat }: Props) {
  const guild = view.seats[seat];
  if (!guild) return null;
  const taken = new Set([...GUILD_CELLS, ...guild.tiles.flatMap(covered)]);
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, cell) => ({
    column: cell % COLUMNS,
    row: Math.floor(cell / COLUMNS),
  }));
  return (
    <div class="mat-frame">
      <Spaces view={view} ui={ui} seat={seat} space={OUTER} />
      <div class="mat" role="group" aria-label={named(ui, guild.mat)} data-arrows>
        <span class="guild-tile">
          <Charge guild={guild.guild} />
          <span class="tile-name">{ui.say(`guild-${guild.guild}`)}</span>
        </span>
        {cells
          .filter(({ column, row }) => !taken.has(at(column, row)))
          .map(({ column, row }) => (
            <div key={at(column, row)} class="on-mat" style={areaOf({ column, row })}>
              <FreeCell view={view} ui={ui} seat={seat} column={column} row={row} />
            </div>
          ))}
        {guild.tiles.map((tile) => (
          <Tile key={tile.room} view={view} ui={ui} seat={seat} tile={tile} />
        ))}
      </div>
    </div>
  );
}

const PLACING = new Set(["PlaceRoom", "PlaceShrine", "PlaceStatue"]);

function FreeCell({ view, ui, seat, column, row }: Props & { column: number; row: number }) {
  const bonus = bonusesOf(view.seats[seat]?.mat ?? "").get(at(column, row));
  const option = { type: "Cell", column, row };
  const asked = seat === ui.seat && PLACING.has(ui.decision?.kind ?? "");
  const width = ROOMS[view.placing ?? ""]?.width ?? 1;
  const words = bonus === "gold" ? ui.say("coins", { coins: PRINTED.bonus_gold }) : bonus && named(ui, bonus);
  return (
    <Piece
      ui={ui}
      id={`cell:${seat}:${at(column, row)}`}
      label={breath(ui.labels.option(option), words && ui.say("bonus", { what: words }))}
      option={asked ? option : undefined}
      quiet={!asked}
      plain={!bonus}
      class={`cell ${width === 2 ? "for-wide" : ""}`}
    >
      {bonus && (
        <span class="bonus">{bonus === "gold" ? <Coins count={PRINTED.bonus_gold} /> : <Good name={bonus} />}</span>
      )}
      {asked && ui.can(option) && view.placing && (
        <span class={`ghost ${width === 2 ? "wide" : ""}`}>
          <RoomPicture room={view.placing} />
        </span>
      )}
    </Piece>
  );
}

/** A room that was built. Its spaces are pieces of their own. */
function Tile({ view, ui, seat, tile }: Props & { tile: SeenTile }) {
  const facts = ROOMS[tile.room];
  return (
    <div class="on-mat tile" style={areaOf(tile, facts?.width)}>
      <Piece
        ui={ui}
        id={`tile:${seat}:${tile.room}`}
        label={breath(named(ui, tile.room), ui.say(`does-${tile.room}`))}
        quiet
        class="tile-face"
      >
        <RoomPicture room={tile.room} />
        <span class="tile-name">{named(ui, tile.room)}</span>
        <Worth room={tile.room} />
      </Piece>
      {facts?.spaces && <Spaces view={view} ui={ui} seat={seat} space={tile.room} />}
    </div>
  );
}
