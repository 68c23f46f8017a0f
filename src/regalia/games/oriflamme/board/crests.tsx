import type { ComponentChild } from "preact";

const PETALS = [0, 72, 144, 216, 288];
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The families' charges, on a field of 32 by 32: rose, lily, trefoil, sun, moon. */
const CHARGES: readonly ComponentChild[] = [
  <>
    {PETALS.map((turn) => (
      <circle key={turn} cx="16" cy="8.500" r="6" transform={`rotate(${turn} 16 16)`} />
    ))}
    <circle class="cut" cx="16" cy="16" r="4.200" />
    <circle cx="16" cy="16" r="2" />
  </>,
  <path d="M16 1C20 6 20.500 11 18 17.500 20 10 24 7.500 27 9.500 30 12 28 17 24.500 16.500 26 14.500 24 13 22.500 15 21.300 16.600 20.500 18 20.300 19.500H22V22.500H19.500C19.800 25 21 26.500 22.500 27.500 20 28 18.500 27 18 25 17.800 28 17 30 16 31 15 30 14.200 28 14 25 13.500 27 12 28 9.500 27.500 11 26.500 12.200 25 12.500 22.500H10V19.500H11.700C11.500 18 10.700 16.600 9.500 15 8 13 6 14.500 7.500 16.500 4 17 2 12 5 9.500 8 7.500 12 10 14 17.500 11.500 11 12 6 16 1Z" />,
  <>
    <circle cx="16" cy="8.500" r="6.500" />
    <circle cx="8.500" cy="18" r="6.500" />
    <circle cx="23.500" cy="18" r="6.500" />
    <path d="M14 14H18C17.500 22 18.500 27 22 31H17C15 27 14 22 14 14Z" />
  </>,
  <>
    {RAYS.map((turn) => (
      <path key={turn} d="M13 8 16 0 19 8Z" transform={`rotate(${turn} 16 16)`} />
    ))}
    <circle cx="16" cy="16" r="7" />
  </>,
  <path d="M20.500 2A14.500 14.500 0 1 0 29.500 22.500 11.500 11.500 0 1 1 20.500 2Z" />,
];

/** A family's charge in the colour of the text around it. */
export function Charge({ seat }: { seat: number }) {
  return (
    <svg class="charge" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {CHARGES[seat]}
    </svg>
  );
}

/** A family's shield: its colour, its hatching and its charge. */
export function Crest({ seat }: { seat: number }) {
  return (
    <span class={`crest family-${seat}`} aria-hidden="true">
      <Charge seat={seat} />
    </span>
  );
}
