import type { Ui } from "../board";
import type { Option } from "../wire";

/** The option of a type that names this piece or seat in one of its fields; undefined if there is none now. */
export const choosing = (ui: Ui, type: string, thing: string | number): Option | undefined =>
  [...ui.options, ...ui.offers].find(
    (option) =>
      option.type === type && Object.entries(option).some(([field, value]) => field !== "type" && value === thing),
  );
