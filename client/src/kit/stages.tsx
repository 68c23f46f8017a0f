import { type ComponentChild, render } from "preact";
import type { Room, Scene } from "../board";

/** Nothing is held up for longer than this, in milliseconds. */
const LONGEST = 1500;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A layer over the page that is taken away again when the scene is over. */
async function onStage(
  { loft }: Room,
  box: Box,
  thing: ComponentChild,
  act: (stage: HTMLElement) => Promise<unknown>,
): Promise<void> {
  const stage = document.createElement("div");
  stage.className = "kit-scene";
  Object.assign(stage.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  render(thing, stage);
  loft.append(stage);
  await act(stage);
  render(null, stage);
  stage.remove();
}

/** A total runs up part by part over the place where it stands. */
export const tally =
  (place: string, parts: readonly number[]): Scene =>
  async (room) => {
    const total = room.find(place);
    const box = await room.measure(total);
    if (!box || !total || parts.length < 2) return;
    const step = Math.min(room.pace * 0.8, LONGEST / parts.length);
    const sums = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, part) => sum + part, 0));
    const signed = (part: number): string => (part < 0 ? `−${-part}` : `+${part}`);
    const drawn = sums.map((sum, at) => (
      <span class="tally-step" key={at}>
        <b>{sum}</b>
        <i>{signed(parts[at] ?? 0)}</i>
      </span>
    ));
    total.style.visibility = "hidden";
    await onStage(room, box, drawn, (stage) =>
      Promise.all(
        [...stage.children].map((node, at) => room.play(node, running(at === sums.length - 1), timing(at, step))),
      ),
    );
    total.style.visibility = "";
  };

const running = (last: boolean): Keyframe[] => [
  { opacity: 1, transform: "scale(1.35)" },
  { opacity: 1, transform: "none", offset: 0.5 },
  { opacity: 1, transform: "none", offset: 0.99 },
  { opacity: last ? 1 : 0 },
];

const timing = (at: number, step: number): KeyframeAnimationOptions => ({ delay: at * step, duration: step, fill: "none" });

/** Something is struck where it lies: a flash and a cut across it, and it shakes. */
export const strike =
  (place: string): Scene =>
  async (room) => {
    const node = room.find(place);
    const box = await room.measure(node);
    if (!box || !node) return;
    const duration = Math.min(room.pace * 1.2, LONGEST);
    const cut = (
      <svg class="strike-cut" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M4 8 96 88 92 94Z" />
      </svg>
    );
    const shaken = [0, -6, 5, -3, 2, 0].map((x) => ({ transform: `translate(${x}px, ${-x / 3}px)` }));
    await onStage(room, box, cut, (stage) =>
      Promise.all([
        room.play(node, shaken, { duration }),
        room.play(
          stage.firstElementChild!,
          [
            { clipPath: "inset(0 100% 100% 0)", opacity: 1 },
            { clipPath: "inset(0)", opacity: 1, offset: 0.3 },
            { clipPath: "inset(0)", opacity: 0 },
          ],
          { duration },
        ),
      ]),
    );
  };

/** A banner is unfurled over a place, and then carried to who has won it. */
export const win =
  (place: string, banner: ComponentChild, to: string): Scene =>
  async (room) => {
    const [box, goal] = await Promise.all([room.measure(room.find(place)), room.measure(room.find(to))]);
    if (!box) return;
    const [dx, dy] = goal
      ? [goal.x + goal.width / 2 - box.x - box.width / 2, goal.y + goal.height / 2 - box.y - box.height / 2]
      : [0, -40];
    const frames = [
      { opacity: 0, transform: "translateY(14px) scaleX(.2)" },
      { opacity: 1, transform: "scale(1.06)", offset: 0.22 },
      { opacity: 1, transform: "none", offset: 0.68 },
      { opacity: 0.2, transform: `translate(${dx}px, ${dy}px) scale(.2)` },
    ];
    const duration = Math.min(room.pace * 3.2, LONGEST);
    await onStage(room, box, <div class="win-banner">{banner}</div>, (stage) =>
      room.play(stage.firstElementChild!, frames, { duration }),
    );
  };

/** A moment that fills the screen, such as a funeral or a council: a picture with its name, and what it means. */
export const curtain =
  (picture: ComponentChild, title: string, words = ""): Scene =>
  async (room) => {
    const whole = { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
    const drawn = (
      <div class="kit-curtain">
        <div class="curtain-picture">{picture}</div>
        <h2>{title}</h2>
        {words && <p>{words}</p>}
      </div>
    );
    const duration = Math.min(room.pace * 4, LONGEST);
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.82 }, { opacity: 0 }];
    await onStage(room, whole, drawn, (stage) => room.play(stage.firstElementChild!, frames, { duration }));
  };
