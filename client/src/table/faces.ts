import type { Decision, Seat, TableMessage } from "../wire";

/** The seats that this device holds. */
export function ownSeats(table: TableMessage | null): Seat[] {
  return (table?.seats ?? []).flatMap((seat, index) => (seat.yours ? [index] : []));
}

/**
 * Several people at one device: the own seat that must decide while other eyes look, or null.
 * Alone at the device nothing is ever handed over.
 */
export function whoLooks(own: readonly Seat[], decision: Decision | null, faced: Seat | null | undefined): Seat | null {
  if (own.length < 2 || !decision) return null;
  const waiting = own.filter((seat) => decision.waiting.includes(seat));
  if (waiting.length === 0 || (typeof faced === "number" && waiting.includes(faced))) return null;
  return waiting[0] ?? null;
}

/**
 * The seat that is faced when a table is opened. Who holds a device that several people share is not known in a game in play:
 * no hand is shown until one of them is asked.
 */
export function firstFaced(own: readonly Seat[], status: TableMessage["status"]): Seat | null {
  return own.length > 1 && status === "playing" ? null : (own[0] ?? null);
}
