import { useRef, useState } from "preact/hooks";
import type { Motion } from "../board";
import { Coin } from "../kit/Token";
import { Ribbon } from "../kit/Banner";
import { Die } from "../kit/Die";
import { Landscape } from "../kit/Landscape";
import { gain, reveal } from "../kit/moments";
import { roll } from "../kit/roll";
import { curtain, strike, tally, win } from "../kit/stages";
import { finish, flip } from "../motion/flip";
import { pace } from "../table/preferences";

/** The moments that are staged, to be played at will; a click on the page skips what is playing. */
export function Moments() {
  const [face, setFace] = useState(1);
  const root = useRef<HTMLDivElement>(null);
  const loft = useRef<HTMLDivElement>(null);
  const play = (motion: Motion, shown = face): void => {
    if (root.current && loft.current) void flip(root.current, loft.current, () => setFace(shown), motion, pace());
  };
  const next = (face % 6) + 1;
  const moments: readonly (readonly [string, () => void])[] = [
    ["Roll", () => play({ scenes: [roll("sample", next)] }, next)],
    ["Reveal", () => play({ scenes: [reveal(<Die face={face} />, "The die is cast")] })],
    ["Strike", () => play({ scenes: [strike("sample")] })],
    ["Tally", () => play({ scenes: [tally("sample", [5, 3, -2])] })],
    ["Win", () => play({ scenes: [win("sample", <Ribbon>10 : 5 : 2</Ribbon>, "sample")] })],
    [
      "Curtain",
      () => play({ scenes: [curtain(<Landscape terrain="town" season="autumn" hour="night" />, "The King is dead")] }),
    ],
    ["Gain", () => play({ scenes: [gain("sample", <Coin mark="crown" />, 3)] })],
  ];
  return (
    <section class="moments" aria-label="Moments" ref={root} data-theme="dark" onClickCapture={finish}>
      <div class="moments-table surface surface-night">
        <span data-piece="sample">
          <Die face={face} />
        </span>
        {moments.map(([name, start]) => (
          <button key={name} type="button" class="button" onClick={start}>
            {name}
          </button>
        ))}
      </div>
      <div class="loft" ref={loft} aria-hidden="true" inert />
    </section>
  );
}
