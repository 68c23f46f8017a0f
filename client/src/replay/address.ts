import type { MomentMessage, Seat } from "../wire";
import { link } from "./presenting";

/** Milliseconds of rest before the address follows: browsers refuse too many changes of it. */
const RESTS = 250;

/** What the address of a table says about a moment. */
export interface Named {
  /** The moment; null if none is named. */
  readonly at: number | null;
  /** The seat through whose eyes it is seen; null with all cards open. */
  readonly seat: Seat | null;
  /** True if something in it names nothing. */
  readonly faulty: boolean;
}

/** Reads an address. What is out of reach is brought to the nearest end; a seat alone means the beginning. */
export function named(search: string): Named {
  const asked = new URLSearchParams(search);
  const [at, seat] = [numberIn(asked.get("at")), numberIn(asked.get("seat"))];
  const faulty = Number.isNaN(at) || Number.isNaN(seat) || (seat ?? 0) < 0;
  const eyes = faulty ? null : seat;
  return { at: at === null ? eyes && 0 : Number.isNaN(at) ? null : Math.max(0, at), seat: eyes, faulty };
}

/** The query of a moment. */
export const queryOf = (at: number, seat: Seat | null): string => `?at=${at}${seat === null ? "" : `&seat=${seat}`}`;

const numberIn = (text: string | null): number | null =>
  text === null ? null : /^-?\d+$/u.test(text) ? Number(text) : Number.NaN;

/** Lets the address of the page name the moment that is shown, so that it can be sent and opened again. */
export function keepAddress(shown: MomentMessage | null): () => void {
  const query = link.value ? `?with=${link.value}` : shown ? queryOf(shown.seq, shown.seat) : "";
  const timer = setTimeout(() => history.replaceState(null, "", location.pathname + query), RESTS);
  return () => clearTimeout(timer);
}
