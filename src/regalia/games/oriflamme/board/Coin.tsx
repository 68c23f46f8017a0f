/** One influence point: a golden coin with a flame. */
export function Coin() {
  return (
    <svg class="coin" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" class="coin-rim" />
      <circle cx="16" cy="16" r="12" class="coin-face" />
      <path
        class="coin-flame"
        d="M16.500 6C17 10 22 12.500 22 18A6 6.500 0 0 1 10 18C10 15 12 13.500 12.500 11 14 12 14.500 13 14.800 14.500 16.500 12.500 17 9.500 16.500 6Z"
      />
    </svg>
  );
}

/** Points with their number; coins fly to the place that is named. */
export function Points({ count, name }: { count: number; name?: string }) {
  return (
    <span class="points" data-anchor={name}>
      <Coin />
      <b>{count}</b>
    </span>
  );
}
