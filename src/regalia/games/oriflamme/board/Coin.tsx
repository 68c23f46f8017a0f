/** One influence point: a golden coin with a flame. */
export function Coin() {
  return (
    <svg class="coin" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="17.2" r="14.6" fill="#3a2503" />
      <circle cx="16" cy="16" r="15" fill="url(#kit-gold-rim)" />
      <circle cx="16" cy="16" r="12" fill="url(#kit-gold)" />
      <circle cx="16" cy="16" r="13.7" class="coin-milling" />
      <path
        fill="#6d3f05"
        d="M16.500 6.500C17 10 21.500 12.500 21.500 18A5.500 6 0 0 1 10.500 18C10.500 15.200 12.500 13.800 12.800 11.400 14.100 12.200 14.600 13.200 14.800 14.600 16.500 12.600 17 9.600 16.500 6.500Z"
      />
      <path class="coin-glint" d="M6 11A11.500 11.500 0 0 1 14 4.600" />
    </svg>
  );
}

/** No more coins than these lie side by side. */
const MOST_STACKED = 3;

/** Points with their number; coins fly to the place that is named. */
export function Points({ count, name, stacked }: { count: number; name?: string; stacked?: boolean }) {
  const coins = stacked ? Math.min(count, MOST_STACKED) : 1;
  return (
    <span class="points" data-anchor={name}>
      {Array.from({ length: coins }, (_, coin) => (
        <Coin key={coin} />
      ))}
      <b>{count}</b>
    </span>
  );
}
