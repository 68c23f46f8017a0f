/** The part of the window in which the board is seen: below the seats where they stay in sight, above what the prompt covers. */
export function boardInSight(): { readonly top: number; readonly bottom: number } | null {
  const stage = document.querySelector(".stage");
  if (!stage) return null;
  const { top, bottom } = stage.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(stage);
  return { top: top + (parseFloat(scrollPaddingTop) || 0), bottom: bottom - (parseFloat(scrollPaddingBottom) || 0) };
}
