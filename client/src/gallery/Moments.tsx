import type { ComponentChild } from "preact";
import { useRef, useState } from "preact/hooks";
import { Coin } from "../kit/Token";
import { Ribbon } from "../kit/Banner";
import { Die } from "../kit/Die";
import { Landscape } from "../kit/Landscape";
import { gain, reveal } from "../kit/moments";
import { roll } from "../kit/roll";
import { curtain, strike, tally, win } from "../kit/stages";
import { finish, flip } from "../motion/flip";
import { pace } from "../table/preferences";
import type { GameGallery, Moment, Words } from "./exhibits";

interface Props {
  readonly moments: readonly Moment[];
  readonly words: Words;
  /** The pieces on which they are played. */
  readonly children: ComponentChild;
}

/** Moments to be played at will; a click on the page skips what is playing. */
function Moments({ moments, words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const loft = useRef<HTMLDivElement>(null);
  const play = ({ motion, change }: Moment): void => {
    const how = motion(words);
    if (root.current && loft.current && how) void flip(root.current, loft.current, () => change?.(), how, pace());
  };
  return (
    <section class="moments" aria-label="Moments" ref={root} data-theme="dark" onClickCapture={finish}>
      <div class="moments-table surface surface-night">
        {children}
        {moments.map((moment) => (
          <button key={moment.name} type="button" class="button" onClick={() => play(moment)}>
            {words(moment.name)}
          </button>
        ))}
      </div>
      <div class="loft" ref={loft} aria-hidden="true" inert />
    </section>
  );
}

/** A game's own moments, on its own pieces. */
export function GameMoments({ gallery: { moments, Stage }, words }: { gallery: GameGallery; words: Words }) {
  if (!moments) return null;
  return (
    <Moments moments={moments} words={words}>
      {Stage && <Stage words={words} />}
    </Moments>
  );
}

/** The moments that the kit stages, on a die. */
export function KitMoments({ words }: { words: Words }) {
  const [face, setFace] = useState(1);
  const next = (face % 6) + 1;
  const moments: readonly Moment[] = [
    { name: "moment-roll", motion: () => ({ scenes: [roll("sample", next)] }), change: () => setFace(next) },
    { name: "moment-reveal", motion: () => ({ scenes: [reveal(<Die face={face} />, "The die is cast")] }) },
    { name: "moment-strike", motion: () => ({ scenes: [strike("sample")] }) },
    { name: "moment-tally", motion: () => ({ scenes: [tally("sample", [5, 3, -2])] }) },
    { name: "moment-win", motion: () => ({ scenes: [win("sample", <Ribbon>10 : 5 : 2</Ribbon>, "sample")] }) },
    {
      name: "moment-curtain",
      motion: () => ({
        scenes: [curtain(<Landscape terrain="town" season="autumn" hour="night" />, "The King is dead")],
      }),
    },
    { name: "moment-gain", motion: () => ({ scenes: [gain("sample", <Coin mark="crown" />, 3)] }) },
  ];
  return (
    <Moments moments={moments} words={words}>
      <span data-piece="sample">
        <Die face={face} />
      </span>
    </Moments>
  );
}
