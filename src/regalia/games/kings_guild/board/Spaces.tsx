import type { Seen } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/emblems";
import { Points } from "./art/goods";
import { Portrait } from "./art/pictures";
import { ofEmployee } from "./choices";
import { OUTER, SPECIALISTS } from "./content";
import { type Space, spacesOf } from "./goods";
import { breath, named } from "./Part";
import type { View } from "./types";

type Props = Seen<View> & { readonly seat: number; readonly space: string };

/** The spaces for specialists of one kind, and who sits there. */
export function Spaces({ view, ui, seat, space }: Props) {
  const guild = view.seats[seat];
  if (!guild) return null;
  const spaces = spacesOf(guild, space);
  const free = spaces.findIndex((one) => one.specialist === null && !one.baggage);
  return (
    <ul class={`spaces ${space === "outer" ? "outer" : ""}`} aria-label={named(ui, space)}>
      {spaces.map((one, place) => (
        <li key={one.specialist ?? place}>
          {one.specialist ? (
            <Employee view={view} ui={ui} seat={seat} space={space} specialist={one.specialist} />
          ) : (
            <Free view={view} ui={ui} seat={seat} space={space} place={place} one={one} open={place === free} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Employee({ view, ui, seat, specialist }: Props & { specialist: string }) {
  const open = seat === ui.seat ? ofEmployee(specialist).filter(ui.can) : [];
  const prestige = SPECIALISTS[specialist]?.prestige ?? 0;
  return (
    <Piece
      ui={ui}
      id={`who:${specialist}`}
      label={breath(
        named(ui, specialist),
        ui.say("prestige", { count: prestige }),
        ui.say(`does-${specialist}`),
        view.moving === specialist && ui.say("moving"),
      )}
      {...(open.length > 1 ? { acts: open } : { option: open[0] })}
      quiet
      class={`employee ${view.moving === specialist ? "moving-on" : ""}`}
    >
      <Portrait specialist={specialist} />
      <span class="employee-name">{named(ui, specialist)}</span>
      <span class="employee-worth">
        <Points count={prestige} />
      </span>
    </Piece>
  );
}

const SEATING = new Set(["Hiring", "MoveSpecialist", "chamber"]);

interface FreeProps extends Props {
  readonly place: number;
  readonly one: Space;
  /** Only the first free space of a kind is offered: they are all alike. */
  readonly open: boolean;
}

function Free({ ui, seat, space, place, one, open }: FreeProps) {
  if (one.baggage)
    return (
      <span class="employee baggage">
        <span aria-hidden="true" title={ui.say("baggage")}>
          <Emblem name="baggage" />
        </span>
        <span class="unseen">{ui.say("baggage")}</span>
      </span>
    );
  const asked = seat === ui.seat && open && SEATING.has(ui.decision?.kind ?? "");
  if (!asked)
    return (
      <span class="free-space" data-anchor={`space:${seat}:${space}:${place}`} aria-hidden="true">
        {space === OUTER && ui.say("free")}
      </span>
    );
  return (
    <Piece
      ui={ui}
      id={`space:${seat}:${space}`}
      label={ui.say("free-space", { space: named(ui, space) })}
      option={{ type: "Onto", space }}
      class="free-space asked"
      plain
    >
      <Icon name="plus" />
    </Piece>
  );
}
