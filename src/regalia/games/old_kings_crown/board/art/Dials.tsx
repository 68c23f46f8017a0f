import type { View } from "../types";

const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type CrownSeason = (typeof SEASONS)[number];

/** Which painting is shown: the year begins and is set up in spring; when the game is over, it is winter. */
export function seasonOf({ phase }: View): CrownSeason {
  const season = SEASONS.find((name) => name === phase);
  return season ?? (phase === "over" ? "winter" : "spring");
}

/** The gilt posts between the Regions; on them hang the wheel of the seasons and the dial of the Rounds. */
export function Posts({ view }: { view: View }) {
  return (
    <>
      <span class="post post-left" aria-hidden="true">
        <Wheel turned={SEASONS.indexOf(seasonOf(view))} />
      </span>
      <span class="post post-right" aria-hidden="true">
        <Rounds round={view.round} rounds={view.rounds} />
      </span>
    </>
  );
}

const QUARTERS = ["#5f8a3c", "#c99a26", "#b5552a", "#6f8ba6"];
const SIGNS = [
  <path d="M0-5.500a2.6 2.6 0 0 1 4 3 2.6 2.6 0 0 1-1.5 4.8 2.6 2.6 0 0 1-5 0A2.6 2.6 0 0 1-4-2.500a2.6 2.6 0 0 1 4-3z" />,
  <path d="M0-6 1.5-2.6 5.2-3 3 0l2.2 3-3.7-.400L0 6l-1.5-3.4-3.7.400L-3 0l-2.2-3 3.7.400z" />,
  <path d="M-5 5C-6-2-1-6 6-6 6 1 2 5-3.5 4.300L-5 6z" />,
  <path d="M-.7-6H.700v4l3.5-2 .7 1.200L1.4 0l3.5 2.8-.7 1.200L.7 2v4h-1.400V2l-3.5 2-.7-1.200L-1.4 0l-3.5-2.8.700-1.2 3.5 2z" />,
];

/** The year as a wheel of four quarters, and a hand that points to the season. */
function Wheel({ turned }: { turned: number }) {
  return (
    <svg class="dial" viewBox="-34 -34 68 68">
      <circle r="33" fill="url(#kit-gold-rim)" />
      <circle r="29" fill="#2a1a0c" />
      {QUARTERS.map((colour, quarter) => (
        <g key={colour} transform={`rotate(${quarter * 90})`} opacity={quarter === turned ? 1 : 0.55}>
          <path d="M0 0-18.4-18.400A26 26 0 0 1 18.4-18.400z" fill={colour} stroke="#2a1a0c" />
          <g transform={`translate(0 -17) rotate(${-quarter * 90})`} fill="#fff6dc">
            {SIGNS[quarter]}
          </g>
        </g>
      ))}
      <g class="dial-hand" style={{ rotate: `${turned * 90}deg` }}>
        <path d="M-3 0 0-25 3 0z" fill="#fff3c4" stroke="#3a2205" />
      </g>
      <circle r="5.5" fill="url(#kit-gold)" stroke="#5d3a05" />
    </svg>
  );
}

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** The number of the Round, in a circle of as many beads as there are Rounds; those that are over have lost their gold. */
function Rounds({ round, rounds }: { round: number; rounds: number }) {
  return (
    <svg class="dial" viewBox="-34 -34 68 68">
      <circle r="33" fill="url(#kit-gold-rim)" />
      <circle r="29" fill="#17120e" />
      {NUMERALS.slice(0, rounds).map((numeral, place) => (
        <g key={numeral} transform={`rotate(${(place * 360) / rounds}) translate(0 -22)`}>
          <circle r="4.5" fill={place + 1 < round ? "#3a3023" : "url(#kit-gold)"} stroke="#e8c468" />
        </g>
      ))}
      <text class="dial-numeral" y="7" fill="#ffe9b0">
        {NUMERALS[round - 1]}
      </text>
    </svg>
  );
}
