/** Things that lie in rows in a box. All lengths are in pixels. */
export interface Thing {
  /** Its height by its width. */
  readonly aspect: number;
  /** Free space beside it, and below it. */
  readonly gap: number;
  readonly below: number;
  /** Its bounds; one that is `good` wide needs not be wider. */
  readonly least: number;
  readonly good: number;
  readonly most: number;
}

export interface Box {
  readonly wide: number;
  readonly high: number;
}

export interface Fit {
  readonly columns: number;
  readonly width: number;
}

/** By how much things must grow to be worth another row. */
const WORTH = 1.1;

/**
 * How wide so many things can be in a box, and how many lie in a row: as wide as possible, but in as few rows as leave them
 * wide enough.
 */
export function fit(count: number, box: Box, thing: Thing): Fit {
  const things = Math.max(1, count);
  let best = inRows(1, things, box, thing);
  for (let rows = 2; rows <= things && best.width < thing.good; rows++) {
    const next = inRows(rows, Math.ceil(things), box, thing);
    if (next.width > best.width * WORTH) best = next;
  }
  return { columns: best.columns, width: Math.max(thing.least, best.width) };
}

function inRows(rows: number, things: number, { wide, high }: Box, { aspect, gap, below, most }: Thing): Fit {
  const columns = rows === 1 ? things : Math.ceil(things / rows);
  return { columns: Math.ceil(columns), width: Math.min(most, wide / columns - gap, (high / rows - below) / aspect) };
}
