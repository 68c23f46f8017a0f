import type { Seen, Ui } from "regalia/board";
import { still } from "regalia/kit/still";
import { Piece } from "regalia/parts/Piece";
import { Coins } from "./art/goods";
import { RoomPicture } from "./art/pictures";
import { ROOMS, STATUE } from "./content";
import { facesOf } from "./goods";
import { breath, named, Part } from "./Part";
import { Worth } from "./Worth";
import type { SeenSeat, View } from "./types";

/** The Shrine is dealt with its guild; it is never built (rules 3). */
const isForAll = (supply: string): boolean => supply !== "shrine";

const ORDER = Object.keys(ROOMS);

const isWide = (room: string): boolean => ROOMS[room]?.width === 2;

/** How many cells of a mat these rooms cover at most in each of two rows. */
const half = (rooms: readonly string[]): number => Math.ceil((rooms.length + rooms.filter(isWide).length) / 2);

/** The rooms that can be built: two faces of a chamber tile share one supply. */
export function Rooms({ view, ui }: Seen<View>) {
  const own = ui.seat === null ? undefined : view.seats[ui.seat];
  const faces = Object.keys(view.rooms)
    .filter(isForAll)
    .flatMap((supply) => facesOf(supply).map((room) => ({ room, supply })));
  const sorted = faces.sort((one, other) => ORDER.indexOf(one.room) - ORDER.indexOf(other.room));
  return (
    <Part name="rooms" title={ui.say("part-rooms")}>
      <ul class="rooms" style={{ "--half": half(sorted.map(({ room }) => room)) }} data-arrows>
        {sorted.map(({ room, supply }) => (
          <li key={room} class={isWide(room) ? "wide" : ""}>
            <Room ui={ui} own={own} room={room} left={view.rooms[supply] ?? 0} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface Props {
  readonly ui: Ui;
  readonly own: SeenSeat | undefined;
  readonly room: string;
  readonly left: number;
}

const Room = still(function Room({ ui, own, room, left }: Props) {
  const facts = ROOMS[room];
  const built = own?.tiles.some((tile) => tile.room === room) ?? false;
  if (!facts) return null;
  const label = breath(
    named(ui, room),
    room === STATUE ? ui.say("by-auction") : ui.say("price", { coins: facts.cost }),
    ui.say("cells", { count: facts.width ?? 1 }),
    ui.say("left-in-supply", { count: left }),
    built && ui.say("built"),
    ui.say(`does-${room}`),
  );
  return (
    <Piece
      ui={ui}
      id={`room:${room}`}
      label={label}
      option={room === STATUE ? { type: "BuildStatue" } : { type: "Build", room }}
      class={`room ${left === 0 ? "none" : ""} ${built ? "have" : ""}`}
    >
      <RoomPicture room={room} />
      {room !== STATUE && (
        <span class={`price ${own && facts.cost > own.coins ? "short" : ""}`}>
          <Coins count={facts.cost} />
        </span>
      )}
      {built ? <span class="left">{ui.say("yours")}</span> : left !== 1 && <span class="left">×{left}</span>}
      <span class="room-name">{named(ui, room)}</span>
      <Worth room={room} />
    </Piece>
  );
});
