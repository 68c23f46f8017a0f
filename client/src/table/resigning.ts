import type { Seat, TableMessage } from "../wire";

/** What becomes of the game when a seat resigns: this seat wins, it ends without a bot, or a bot plays the seat to the end. */
export type AfterResigning = { readonly winner: Seat } | "ends" | "bot";

/** The seats for which a person can resign: their own, unless they are lost already. */
export const seatsToResign = ({ seats }: TableMessage): readonly Seat[] =>
  seats.flatMap(({ yours, forfeited }, seat) => (yours && !forfeited ? [seat] : []));

/** As the server decides it: the game ends if one other seat is left, or no other person plays to the end. */
export function afterResigning({ seats }: TableMessage, seat: Seat): AfterResigning {
  const left = seats.flatMap((sitting, place) => (place === seat || sitting.resigned ? [] : [place]));
  const [winner] = left;
  if (left.length === 1 && winner !== undefined) return { winner };
  return left.some((place) => seats[place]?.person && !seats[place]?.forfeited) ? "bot" : "ends";
}
