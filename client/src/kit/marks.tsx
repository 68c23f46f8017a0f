/** Signs that stand on pieces, 24 by 24, in one colour: `currentColor`. */
const MARKS = {
  crown: "M3 19 2 8l5.4 4.6L12 4l4.6 8.6L22 8l-1 11zM3 20.5h18V22H3z",
  crest: "M4 2h16v11c0 5-4 7.5-8 9.5-4-2-8-4.5-8-9.5z",
  star: "m12 1.6 3 6.9 7.5.7-5.7 4.9 1.7 7.3L12 17.5l-6.5 3.9 1.7-7.3L1.5 9.2 9 8.5z",
  hammer: "M3 5.5 8.5 2h9l3.5 4-1 3.5-4.5-1.5L14 9.5v12a2 2 0 0 1-4 0v-12L8.5 8H5z",
  cup: "M4 2h16c0 6-2 10-6.5 11v5c2.5.3 4 1.5 4 4h-11c0-2.5 1.5-3.7 4-4v-5C6 12 4 8 4 2z",
  hourglass:
    "M5 1.5h14V4h-1.5c0 4-2 6-4 8 2 2 4 4 4 8H19v2.5H5V20h1.5c0-4 2-6 4-8-2-2-4-4-4-8H5zM9.5 18.5h5c-.5-2-1.5-3-2.5-4-1 1-2 2-2.5 4z",
  skull:
    "M12 1.5c5.5 0 9.5 3.7 9.5 9 0 3.2-1.4 5.4-4 7V21a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 21v-3.5c-2.6-1.6-4-3.8-4-7 0-5.3 4-9 9.5-9zM8 9.5a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zm8 0a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM12 14l-1.5 3h3z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h1.5A1.5 1.5 0 0 1 20 11.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 20.5v-9A1.5 1.5 0 0 1 5.5 10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z",
  moon: "M20 15.5A9.5 9.5 0 1 1 11 2.2a8 8 0 0 0 9 13.3z",
  sun: "M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 5 5 3.5 7.8 6.3 6.3 7.8zM16.2 17.7l1.5-1.5L20.5 19 19 20.5zM19 3.5 20.5 5l-2.8 2.8-1.5-1.5zM6.3 16.2l1.5 1.5L5 20.5 3.5 19z",
  flame: "M12.5 1c.5 5 6.5 7.5 6.5 13.5a7 7 0 0 1-14 0c0-3.5 2.3-5.2 2.8-8.2 1.6 1 2.2 2.2 2.4 4C12.4 8 13 4.5 12.5 1z",
  leaf: "M21 3C9 2 3 8 4 17l-1.5 4 1.7.6L6 18c9 2 15-4 15-15zM7.5 16C9 12 12 9 16.5 7 13.5 10 11 13 9.5 16.5z",
} as const;

export type MarkName = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as readonly MarkName[];

/** The bare sign, to be drawn within another picture. */
export const MarkPath = ({ name }: { name: MarkName }) => <path d={MARKS[name]} fill="currentColor" fill-rule="evenodd" />;

export function Mark({ name }: { name: MarkName }) {
  return (
    <svg class={`kit-mark mark-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <MarkPath name={name} />
    </svg>
  );
}
