import { render } from "preact";
import type { Scene } from "../board";
import { type DieTone, type Face, FACES, FlatFace, isFace } from "./Die";

/** How a cube is turned so that a face is in front. */
const TURNED: Readonly<Record<Face, string>> = {
  1: "rotateY(0deg)",
  2: "rotateX(-90deg)",
  3: "rotateY(-90deg)",
  4: "rotateY(90deg)",
  5: "rotateX(90deg)",
  6: "rotateY(180deg)",
};
/** One sees a little of its top and of its right side. */
const LOOK = "rotateX(-14deg) rotateY(-16deg)";
/** No roll is longer than this, in milliseconds. */
const LONGEST = 1100;

/** A die as six faces of a cube. */
function Cube({ tone }: { tone: DieTone }) {
  return (
    <div class={`kit-cube die-${tone}`}>
      {FACES.map((face) => (
        <div key={face} class={`cube-side cube-${face}`}>
          <FlatFace face={face} />
        </div>
      ))}
    </div>
  );
}

/** A die that lies on the table now comes rolling to its place. */
export const roll =
  (piece: string, face: number, tone: DieTone = "ivory"): Scene =>
  async ({ loft, pace, play, find, measure }) => {
    const die = find(piece)?.querySelector<SVGElement>(".kit-die") ?? null;
    const box = await measure(die);
    if (!die || !box || !isFace(face)) return;
    const thrown = document.createElement("div");
    thrown.className = "kit-thrown";
    thrown.style.cssText = `left:${box.x}px;top:${box.y}px;--die:${box.width}px`;
    render(<Cube tone={tone} />, thrown);
    loft.append(thrown);
    die.style.visibility = "hidden";
    const duration = Math.min(LONGEST, pace * 2);
    await Promise.all([
      play(thrown, hops(box.width), { duration, easing: "linear" }),
      play(thrown.firstElementChild!, tumble(face), { duration, easing: "cubic-bezier(.15,.6,.3,1)" }),
    ]);
    die.style.visibility = "";
    render(null, thrown);
    thrown.remove();
  };

/** It is thrown from the left and hops twice. */
const hops = (width: number): Keyframe[] =>
  [
    [-3.2, -1.6, 0, "ease-in"],
    [-1.5, 0.1, 0.34, "ease-out"],
    [-0.75, -0.7, 0.54, "ease-in"],
    [-0.2, 0.05, 0.74, "ease-out"],
    [-0.05, -0.16, 0.85, "ease-in"],
    [0, 0, 1, "linear"],
  ].map(([x, y, offset, easing]) => ({
    transform: `translate(${Number(x) * width}px, ${Number(y) * width}px)`,
    offset: Number(offset),
    easing: String(easing),
  }));

const tumble = (face: Face): Keyframe[] => [
  { transform: `${LOOK} rotateX(-540deg) rotateY(-420deg) rotateZ(-200deg) ${TURNED[face]}` },
  { transform: `${LOOK} rotateX(0deg) rotateY(0deg) rotateZ(0deg) ${TURNED[face]}` },
];
