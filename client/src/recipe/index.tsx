import type { ComponentChild } from "preact";
import type { GameBoard, Seen } from "../board";
import { Hand as Tray } from "../kit/layout/Hand";
import { SeatCard } from "../kit/layout/SeatCard";
import { Icon, type IconName } from "../parts/Icon";
import { Piece } from "../parts/Piece";
import { called, type Fields, ofSeat } from "../plain/fields";
import { motion, type Ready } from "../plain/motion";
import type { Recipe } from "../wire";
import { choosing } from "./choosing";
import { colourOfSeat, Face } from "./Face";
import { RecipeZone } from "./Zone";
import "../kit/kit.css";
import "../kit/layout/layout.css";
import "./recipe.css";

/** The board that a recipe describes: zones filled by fields of the view, faces of one kind, seats at a glance. */
export function boardOf(recipe: Recipe): GameBoard<Fields, Ready> {
  const onBoard = new Set([recipe.seat.choose, recipe.hand?.choose, ...recipe.zone.map(({ choose }) => choose)]);
  return {
    Board: (seen) => <Table {...seen} recipe={recipe} />,
    Hand: (seen) => <Held {...seen} recipe={recipe} />,
    Badge: ({ seat }) => <Crest recipe={recipe} seat={seat} />,
    Seat: (seen) => <Player {...seen} recipe={recipe} />,
    Progress: () => null,
    Details: ({ ui, piece }) => <h2>{ui.labels.piece(piece)}</h2>,
    shows: ({ type }) => onBoard.has(type),
    about: (view) => view,
    motion,
    colour: (seat) => colourOfSeat(recipe, seat),
  };
}

type Drawn = Seen<Fields> & { readonly recipe: Recipe };

function Crest({ recipe, seat }: { readonly recipe: Recipe; readonly seat: number }) {
  return (
    <b class="recipe-crest" style={{ "--back": colourOfSeat(recipe, seat) }}>
      {seat + 1}
    </b>
  );
}

/** What lies in the middle, then what lies before each player. */
function Table({ view, ui, recipe }: Drawn) {
  const [middle, before] = [recipe.zone.filter(({ of }) => of === "table"), recipe.zone.filter(({ of }) => of === "seats")];
  const seats = before.length > 0 ? Array.from({ length: ui.labels.seats }, (_, seat) => seat) : [];
  return (
    <div class={`recipe-board surface surface-${recipe.surface}`}>
      {middle.length > 0 && (
        <div class="recipe-middle">
          {middle.map((zone) => (
            <RecipeZone
              key={zone.field}
              {...{ ui, recipe, zone }}
              fields={view}
              back={colourOfSeat(recipe, ui.labels.seats)}
            />
          ))}
        </div>
      )}
      {seats.length > 0 && (
        <div class="recipe-mats">
          {seats.map((seat) => (
            <section
              key={seat}
              class={`recipe-mat ${seat === ui.seat ? "own" : ""}`}
              style={{ "--back": colourOfSeat(recipe, seat) }}
              aria-label={ui.labels.player(seat)}
            >
              <h3>{ui.labels.player(seat)}</h3>
              {before.map((zone) => (
                <RecipeZone
                  key={zone.field}
                  {...{ ui, recipe, zone }}
                  fields={ofSeat(view, seat) ?? {}}
                  back={colourOfSeat(recipe, seat)}
                />
              ))}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function Held({ view, ui, recipe }: Drawn) {
  const { hand } = recipe;
  const held = hand && ui.seat !== null ? ofSeat(view, ui.seat)?.[hand.field] : null;
  if (!hand || !Array.isArray(held)) return null;
  const back = colourOfSeat(recipe, ui.seat ?? 0);
  const cards = held.map((each, place) => {
    const piece = String(each);
    return {
      key: `${place}`,
      card: (
        <Piece ui={ui} id={piece} label={ui.labels.word(hand.field, piece)} option={choosing(ui, hand.choose, piece)}>
          <Face {...{ ui, recipe, piece, back }} field={hand.field} />
        </Piece>
      ),
    };
  });
  return <Tray label={called(ui, hand.field)} class="recipe-hand" cards={cards} />;
}

const count = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0));

function Player({
  view,
  ui,
  recipe,
  seat,
  children,
}: Drawn & { readonly seat: number; readonly children: ComponentChild }) {
  const own = ofSeat(view, seat) ?? {};
  const { score, counts, signs, choose } = recipe.seat;
  const [facts, badges] = [Object.entries(counts), Object.entries(signs).filter(([field]) => own[field] === true)];
  const words = [
    ui.labels.player(seat),
    ...[...(score ? [score] : []), ...facts.map(([field]) => field)].map(
      (field) => `${called(ui, field)} ${count(own[field])}`,
    ),
    ...badges.map(([field]) => called(ui, field)),
  ];
  return (
    <SeatCard
      ui={ui}
      seat={seat}
      label={words.join(", ")}
      option={choosing(ui, choose, seat)}
      class="recipe-seat"
      crest={<Crest recipe={recipe} seat={seat} />}
      presence={children}
      score={score && count(own[score])}
      facts={facts.map(([field, icon]) => (
        <span key={field} title={called(ui, field)}>
          <Icon name={icon as IconName} /> {count(own[field])}
        </span>
      ))}
      badge={badges.length > 0 && badges.map(([field, icon]) => <Icon key={field} name={icon as IconName} />)}
    />
  );
}
