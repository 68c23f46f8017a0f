import type { ComponentChild } from "preact";

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** What is on the back of a treasure: a drop, a diamond, a sun. */
const MARKS: Readonly<Record<string, ComponentChild>> = {
  blue: <path d="M16 2C20 10 27 15 27 21A11 9.500 0 0 1 5 21C5 15 12 10 16 2Z" />,
  red: <path d="M16 1 29 16 16 31 3 16Z" />,
  yellow: (
    <>
      {RAYS.map((turn) => (
        <path key={turn} d="M13 8.500 16 0 19 8.500Z" transform={`rotate(${turn} 16 16)`} />
      ))}
      <circle cx="16" cy="16" r="7" />
    </>
  ),
};

/** The mark of a treasure colour alone. */
export function Mark({ colour }: { colour: string }) {
  return (
    <svg class="mark-of" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {MARKS[colour]}
    </svg>
  );
}

/** The back of a treasure card. */
export function Back({ colour }: { colour: string }) {
  return (
    <span class={`back back-${colour}`} aria-hidden="true">
      <Mark colour={colour} />
    </span>
  );
}
