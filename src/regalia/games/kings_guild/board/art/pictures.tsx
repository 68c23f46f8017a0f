import { ROOMS, SPECIALISTS } from "../content";

/** The sheets that `python -m art.kings_guild` bakes have six pictures in a row, in the order of `content.toml`. */
const COLUMNS = 6;
const WIDE: readonly string[] = Object.keys(ROOMS).filter((room) => ROOMS[room]?.width === 2);
const NARROW: readonly string[] = Object.keys(ROOMS).filter((room) => !WIDE.includes(room));
const PEOPLE: readonly string[] = Object.keys(SPECIALISTS);

/** How a sheet is moved behind its window, so that one picture is seen. */
function cut(place: number, count: number, columns: number): { backgroundSize: string; backgroundPosition: string } {
  const rows = Math.ceil(count / columns);
  const share = (at: number, all: number): number => (all > 1 ? (100 * at) / (all - 1) : 0);
  return {
    backgroundSize: `${columns * 100}% ${rows * 100}%`,
    backgroundPosition: `${share(place % columns, columns)}% ${share(Math.floor(place / columns), rows)}%`,
  };
}

/** A room, furnished, with its lights on. It fills the box it is put into. */
export function RoomPicture({ room }: { room: string }) {
  const wide = WIDE.indexOf(room);
  const style = wide < 0 ? cut(NARROW.indexOf(room), NARROW.length, COLUMNS) : cut(wide, WIDE.length, 1);
  return <span class={`picture ${wide < 0 ? "of-room" : "of-hall"}`} style={style} aria-hidden="true" />;
}

/** A specialist's face. */
export const Portrait = ({ specialist }: { specialist: string }) => (
  <span class="picture of-face" style={cut(PEOPLE.indexOf(specialist), PEOPLE.length, COLUMNS)} aria-hidden="true" />
);
