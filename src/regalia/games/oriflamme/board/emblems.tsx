import type { ComponentChild } from "preact";

const LINE = { fill: "none", stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

const SPIKES = [-50, -25, 0, 25, 50];
const LEGS = ["M27 30 12 20 8 8", "M26 34 10 32 4 22", "M26 39 11 44 5 56", "M28 43 18 52 16 62"];

/** One picture for each kind of card, on a field of 64 by 64. */
const EMBLEMS: Record<string, ComponentChild> = {
  archer: (
    <>
      <path {...LINE} stroke-width="5" d="M22 5C50 15 50 49 22 59" />
      <path {...LINE} stroke-width="2" d="M22 5 12 32 22 59" />
      <path {...LINE} stroke-width="3.5" d="M8 32H52" />
      <path fill="currentColor" d="M62 32 48 24.500 51 32 48 39.500ZM12 32 3 25v4.500L6.500 32 3 34.500V39Z" />
    </>
  ),
  soldier: (
    <path
      fill="currentColor"
      fill-rule="evenodd"
      d="M32 3C19 3 13 12 13 24V53L32 62 51 53V24C51 12 45 3 32 3ZM17.500 25H29.500V31H17.500ZM34.500 25H46.500V31H34.500ZM22 40a2 2 0 1 1 .01 0ZM42 40a2 2 0 1 1 .01 0ZM22 48a2 2 0 1 1 .01 0ZM42 48a2 2 0 1 1 .01 0ZM30.500 36H33.500V56H30.500Z"
    />
  ),
  spy: (
    <>
      <path {...LINE} stroke-width="4.500" d="M4 32C15 15 49 15 60 32 49 49 15 49 4 32Z" />
      <path
        fill="currentColor"
        fill-rule="evenodd"
        d="M32 20A12 12 0 1 1 31.990 20ZM32 25.500A4 4 0 0 0 30 33L28.500 39H35.500L34 33A4 4 0 0 0 32 25.500Z"
      />
    </>
  ),
  heir: (
    <>
      <path fill="currentColor" d="M12 46 8 20 22 31 32 12 42 31 56 20 52 46ZM12 50H52V57H12Z" />
      <g fill="currentColor">
        <circle cx="8" cy="17" r="4" />
        <circle cx="32" cy="9" r="4.500" />
        <circle cx="56" cy="17" r="4" />
      </g>
    </>
  ),
  lord: (
    <>
      <circle {...LINE} stroke-width="5" cx="32" cy="41" r="19" />
      <path {...LINE} stroke-width="5" d="M14 37C24 41 40 41 50 37M32 39V23" />
      <path
        fill="currentColor"
        d="M28.500 2H35.500L34.500 7.500 40 6.500V13.500L34.500 12.500 35.500 20H28.500L29.500 12.500 24 13.500V6.500L29.500 7.500Z"
      />
    </>
  ),
  shapeshifter: (
    <>
      <path {...LINE} stroke-width="4" d="M32 6C46 6 53 12 52 27 51 46 42 59 32 59 22 59 13 46 12 27 11 12 18 6 32 6Z" />
      <path
        fill="currentColor"
        fill-rule="evenodd"
        d="M32 6C18 6 11 12 12 27 13 46 22 59 32 59V46C28 46 25 47 22 50 22 44 26 41 32 41ZM18 28C21 23 26 24 28 28 25 31 21 31 18 28Z"
      />
      <path fill="currentColor" d="M36 28C39 23 44 24 46 28 43 31 39 31 36 28Z" />
      <path {...LINE} stroke-width="3.500" d="M33 48C37 48 41 46 43 42" />
    </>
  ),
  assassination: (
    <>
      <path fill="currentColor" fill-rule="evenodd" d="M28 60 20 27H36ZM27 30V46L28 50 29 46V30Z" />
      <path
        fill="currentColor"
        d="M9 20.500C9 18 12 18.500 14 19.500H42C44 18.500 47 18 47 20.500S44 25.500 42 24.500H14C12 25.500 9 23 9 20.500ZM25 9H31V18H25Z"
      />
      <circle fill="currentColor" cx="28" cy="6" r="4.500" />
      <path fill="currentColor" d="M49 36C53 43 56 46 56 51A7 7 0 0 1 42 51C42 46 45 43 49 36Z" />
    </>
  ),
  royal_decree: (
    <>
      <path
        {...LINE}
        stroke-width="4"
        d="M46 44V12A7 7 0 0 1 60 12V16H46M46 5H18A7 7 0 0 0 12 12V47M52.500 5H20M12 47H4V52A7 7 0 0 0 11 59H34"
      />
      <path {...LINE} stroke-width="3.500" d="M20 18H38M20 27H38M20 36H32" />
      <circle fill="currentColor" cx="45" cy="48" r="9" />
      <path fill="currentColor" d="M39 54 37 63 42 60.500ZM51 54 53 63 48 60.500Z" />
    </>
  ),
  ambush: (
    <>
      <circle {...LINE} stroke-width="4.500" cx="32" cy="32" r="26" />
      <circle fill="currentColor" cx="32" cy="32" r="6.500" />
      <g fill="currentColor">
        {[90, -90].flatMap((side) =>
          SPIKES.map((angle) => (
            <path key={side + angle} transform={`rotate(${side + angle} 32 32)`} d="M26.500 8 32 21 37.500 8Z" />
          )),
        )}
      </g>
    </>
  ),
  conspiracy: (
    <>
      <path {...LINE} stroke-width="2.500" d="M32 1V22" />
      <g {...LINE} stroke-width="3.500">
        {LEGS.map((leg) => (
          <path key={leg} d={leg} />
        ))}
        <g transform="matrix(-1 0 0 1 64 0)">
          {LEGS.map((leg) => (
            <path key={leg} d={leg} />
          ))}
        </g>
      </g>
      <circle fill="currentColor" cx="32" cy="27" r="7" />
      <path fill="currentColor" d="M32 32C40 32 43 39 43 45 43 53 37 58 32 58S21 53 21 45C21 39 24 32 32 32Z" />
    </>
  ),
};

/** The picture of a kind of card, in the colour of the text around it. */
export function Emblem({ kind }: { kind: string }) {
  return (
    <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
      {EMBLEMS[kind]}
    </svg>
  );
}
