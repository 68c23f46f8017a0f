export const PEGS = 10;

/** A chance as pegs: so many of ten are full. */
export function Pegs({ count }: { readonly count: number }) {
  return (
    <span class="hint-pegs" aria-hidden="true">
      {Array.from({ length: PEGS }, (_, peg) => (
        <i key={peg} class={peg < count ? "full" : undefined} />
      ))}
    </span>
  );
}
