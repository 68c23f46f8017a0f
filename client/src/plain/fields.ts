import type { Ui } from "../board";
import type { Option } from "../wire";

/** A view of any game, as plain data. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (thing: unknown): thing is Fields =>
  thing !== null && typeof thing === "object" && !Array.isArray(thing);

/** The fields of the whole table, and, where there is a list `seats` of records, those of one seat. */
export function ofTable(view: Fields): Fields {
  return Object.fromEntries(Object.entries(view).filter(([name, value]) => !(name === "seats" && areSeats(value))));
}

export function ofSeat(view: Fields, seat: number): Fields | null {
  const { seats } = view;
  return areSeats(seats) ? (seats[seat] ?? null) : null;
}

const areSeats = (seats: unknown): seats is readonly Fields[] => Array.isArray(seats) && seats.every(isFields);

/** What a field is called: the game's message `field-<name>`, else the name itself in words. */
export function called(ui: Ui, name: string): string {
  const words = ui.say(`field-${name}`);
  return words === `field-${name}` ? name.replaceAll("_", " ") : words;
}

/** The first option that names this piece in one of its fields. */
export const naming = (options: readonly Option[], piece: string): Option | undefined =>
  options.find((option) => Object.entries(option).some(([field, value]) => field !== "type" && value === piece));
