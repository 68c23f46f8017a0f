import type { Ui } from "../board";
import { Piece } from "../parts/Piece";
import { called, type Fields } from "../plain/fields";
import type { Recipe, ZoneRecipe } from "../wire";
import { choosing } from "./choosing";
import { Face } from "./Face";

interface Props {
  readonly ui: Ui;
  readonly recipe: Recipe;
  readonly zone: ZoneRecipe;
  readonly fields: Fields;
  /** The colour of the backs. */
  readonly back: string;
}

/** The pieces of a zone: a list of them, one of them, or only their number. */
function piecesIn(held: unknown): readonly (string | null)[] {
  if (Array.isArray(held)) return held.map((piece) => (piece === null ? null : String(piece)));
  if (typeof held === "string") return held ? [held] : [];
  return Array.from({ length: Number(held ?? 0) }, () => null);
}

/** Pieces in a row, or on each other with the top one in sight. */
export function RecipeZone({ ui, recipe, zone, fields, back }: Props) {
  const pieces = piecesIn(fields[zone.field]);
  const shown = zone.kind === "stack" ? pieces.slice(0, 1) : pieces;
  const title = called(ui, zone.field);
  return (
    <div class={`recipe-zone as-${zone.kind}`} role="group" aria-label={`${title}: ${pieces.length}`}>
      <h4>
        {title} <b>{pieces.length}</b>
      </h4>
      <ul data-arrows>
        {shown.map((piece, place) => (
          <li key={place} style={{ "--depth": Math.min(pieces.length, 5) }}>
            {piece === null ? (
              <Face {...{ ui, recipe, piece, back }} field={zone.field} />
            ) : (
              <Known {...{ ui, recipe, zone, piece, back }} />
            )}
          </li>
        ))}
        {pieces.length === 0 && <li class="recipe-nothing" aria-hidden="true" />}
      </ul>
    </div>
  );
}

function Known({ ui, recipe, zone, piece, back }: Omit<Props, "fields"> & { readonly piece: string }) {
  const option = choosing(ui, zone.choose, piece);
  return (
    <Piece ui={ui} id={piece} label={ui.labels.word(zone.field, piece)} option={option} quiet={!option}>
      <Face {...{ ui, recipe, piece, back }} field={zone.field} />
    </Piece>
  );
}
