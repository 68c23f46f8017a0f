import { render } from "preact";
import type { Room, Scene } from "../board";

/** In times of the ordinary pace. */
const [FLARES, STRIKES] = [1.2, 1.1];
const LONGEST = 900;
const SHARDS = 7;

/** Light breaks out behind a piece: it has been turned up, or acts. */
export const flare =
  (piece: string): Scene =>
  async (room) => {
    const box = await room.measure(room.find(piece));
    if (!box) return;
    await shown(room, box, "kit-flare", FLARES, (stage, duration) => [
      room.play(
        stage,
        [
          { transform: "scale(.4) rotate(-12deg)", opacity: 0 },
          { transform: "scale(1) rotate(0)", opacity: 1, offset: 0.35 },
          { transform: "scale(1.25) rotate(8deg)", opacity: 0 },
        ],
        { duration },
      ),
    ]);
  };

/** A blow falls where a piece lay: a cut across it, shards, and the ground shakes. */
export const strike =
  (piece: string): Scene =>
  async (room) => {
    const box = room.was(piece);
    if (!box?.width) return;
    await shown(room, box, "kit-strike", STRIKES, (stage, duration) => {
      const [cut, ...shards] = [...stage.children];
      return [
        room.play(
          cut!,
          [
            { transform: "translate(-120%,-120%) scale(.6)", opacity: 1 },
            { transform: "none", opacity: 1, offset: 0.3 },
            { transform: "scale(1.15)", opacity: 0 },
          ],
          { duration },
        ),
        ...shards.map((shard, number) => fly(room, shard, number, box.width, duration)),
        shake(room, duration),
      ];
    });
  };

function fly({ play }: Room, shard: Element, number: number, width: number, duration: number): Promise<void> {
  const turn = number * ((2 * Math.PI) / SHARDS) + 0.4;
  const away = width * (0.7 + (number % 3) * 0.25);
  const to = `translate(${Math.cos(turn) * away}px,${Math.sin(turn) * away + width * 0.4}px) rotate(${number * 97}deg) scale(.4)`;
  return play(shard, [{ transform: "none" }, { transform: to, opacity: 0 }], {
    duration,
    delay: duration * 0.2,
    fill: "backwards",
  });
}

/** What lies on the table trembles. */
function shake({ loft, play }: Room, duration: number): Promise<void> {
  const table = loft.parentElement?.querySelector(".board");
  if (!table) return Promise.resolve();
  const frames = [0, 7, -6, 4, -3, 1, 0].map((by) => ({ transform: `translate(${by}px,${Math.abs(by) / 2}px)` }));
  return play(table, frames, { duration: duration * 0.45, delay: duration * 0.2 });
}

type Playing = (stage: Element, duration: number) => Promise<void>[];

async function shown(room: Room, box: DOMRect, kind: string, times: number, playing: Playing): Promise<void> {
  const stage = document.createElement("div");
  stage.className = kind;
  Object.assign(stage.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  const parts = kind === "kit-strike" ? [<i class="kit-cut" />, ...Array.from({ length: SHARDS }, () => <b />)] : null;
  render(parts, stage);
  room.loft.append(stage);
  await Promise.all(playing(stage, Math.min(LONGEST, room.pace * times)));
  render(null, stage);
  stage.remove();
}
