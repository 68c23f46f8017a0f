const COUNT = 30;

const corner = (radius: number, turn: number): string =>
  `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;

/** A ray is a cut of the knife: it begins and ends in a point. Every other one is longer. */
const RAYS = Array.from({ length: COUNT }, (_, ray) => {
  const [turn, far, width] = [(ray * 2 * Math.PI) / COUNT, ray % 2 ? 100 : 78 - (ray % 3) * 8, 0.055];
  return `M${corner(38, turn)}Q${corner(62, turn - width)} ${corner(far, turn)}Q${corner(62, turn + width)} ${corner(38, turn)}Z`;
}).join("");

/** The light behind the card that acts. It shines out of its box, which alone counts for how far the table can be scrolled. */
export function Rays() {
  return (
    <svg class="rays" viewBox="-35 -35 70 70" aria-hidden="true">
      <radialGradient id="rays-light">
        <stop stop-color="#ffd76b" stop-opacity="0.4" />
        <stop offset="1" stop-color="#ffd76b" stop-opacity="0" />
      </radialGradient>
      <circle r="100" fill="url(#rays-light)" />
      <path d={RAYS} />
    </svg>
  );
}
