import { type ComponentChild, render } from "preact";
import type { Flight, Room, Scene } from "../board";

/** In times of the ordinary pace: coming, staying, going. */
const [COMES, STAYS, GOES] = [0.6, 1.3, 0.5];
/** Nothing is held up for longer than this, in milliseconds. */
const LONGEST = 1500;
const MOST_SPARKS = 12;
/** More things than these that fly at once say no more. */
const MOST_FLIGHTS = 5;

/** Equal things fly from one place to another, as many as this, but for a few. */
export const flights = (node: ComponentChild, count: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.max(0, Math.min(count, MOST_FLIGHTS)) }, () => ({ node, from, to }));

/** A thing of weight is held up in the middle of the table, perhaps with a sentence, and goes again. */
export const reveal =
  (thing: ComponentChild, words = ""): Scene =>
  async ({ loft, pace, play }) => {
    const stage = put(
      loft,
      <div class="kit-moment">
        <div class="moment-rays" />
        <div class="moment-thing">{thing}</div>
        {words && <p class="moment-words">{words}</p>}
      </div>,
    );
    const whole = COMES + STAYS + GOES;
    const [arrived, leaves] = [COMES / whole, (COMES + STAYS) / whole];
    const duration = Math.min(LONGEST, whole * pace);
    const shown = [{ opacity: 0 }, { opacity: 1, offset: arrived }, { opacity: 1, offset: leaves }, { opacity: 0 }];
    const turned = [
      { transform: "perspective(900px) rotateY(90deg) scale(.8)" },
      { transform: "perspective(900px) rotateY(-8deg) scale(1.06)", offset: arrived },
      { transform: "none", offset: Math.min(1, arrived * 1.4) },
      { transform: "none" },
    ];
    await Promise.all([
      play(stage.firstElementChild!, shown, { duration }),
      play(stage.querySelector(".moment-thing")!, turned, { duration }),
    ]);
    clear(stage);
  };

/** A gain rises from a place, with sparks. */
export const gain =
  (place: string, thing: ComponentChild, count: number): Scene =>
  async (room) => {
    const box = await room.measure(room.find(place));
    if (!box) return;
    const stage = put(
      room.loft,
      <div class="kit-gain">
        <b>+{count}</b> {thing}
      </div>,
    );
    stage.style.cssText = `left:${box.x + box.width / 2}px;top:${box.y + box.height / 2}px`;
    const rises = [
      { transform: "translate(-50%,-50%) scale(.3)", opacity: 0 },
      { transform: "translate(-50%,-90%) scale(1.25)", opacity: 1, offset: 0.3 },
      { transform: "translate(-50%,-120%) scale(1)", opacity: 1, offset: 0.75 },
      { transform: "translate(-50%,-170%) scale(.9)", opacity: 0 },
    ];
    const sparks = Array.from({ length: Math.min(MOST_SPARKS, 4 + 2 * count) }, (_, spark) => fly(room, stage, spark));
    await Promise.all([room.play(stage.firstElementChild!, rises, { duration: room.pace * 1.8 }), ...sparks]);
    clear(stage);
  };

/** Sparks leave in directions that are as far apart from one another as can be. */
async function fly({ pace, play }: Room, stage: Element, spark: number): Promise<void> {
  const node = document.createElement("i");
  node.className = "kit-spark";
  stage.append(node);
  const angle = spark * 2.4;
  const away = 26 + (spark % 3) * 12;
  const to = `translate(${Math.cos(angle) * away}px, ${Math.sin(angle) * away}px) scale(.2)`;
  await play(
    node,
    [
      { transform: "none", opacity: 1 },
      { transform: to, opacity: 0 },
    ],
    { duration: pace * 1.5 },
  );
}

function put(loft: Element, thing: ComponentChild): HTMLElement {
  const stage = document.createElement("div");
  stage.className = "kit-stage";
  render(thing, stage);
  loft.append(stage);
  return stage;
}

function clear(stage: HTMLElement): void {
  render(null, stage);
  stage.remove();
}
