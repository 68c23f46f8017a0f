import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { ofCard, ofKingdom, ofTile } from "./choices";
import { CARDS, costOf, FAVOURS, factionOf, favourOf, TACTICS } from "./content";
import { KingdomPiece } from "./KingdomCard";
import { narrow } from "./looking";
import { Part } from "./Part";
import { Piles } from "./Piles";
import type { SeenSeat, SeenSpace, SeenTactic, View } from "./types";
import { breath, does, named } from "./words";

type AreaProps = Seen<View> & { readonly seat: number };
type Props = AreaProps & { readonly area: SeenSeat };

/** One's own board. */
export function OwnBoard({ view, ui }: Seen<View>) {
  if (ui.seat === null || !view.seats[ui.seat]?.faction) return null;
  return (
    <Part name="own" title={ui.say("part-own")} plain={!narrow.value}>
      <Area view={view} ui={ui} seat={ui.seat} />
    </Part>
  );
}

/** Everything that lies in front of a player, apart from the hand: a board of leather, with whose it is on the left. */
export function Area({ view, ui, seat }: AreaProps) {
  const area = view.seats[seat];
  if (!area) return null;
  const props = { view, ui, seat, area };
  return (
    <div class={`area of-${area.faction ?? "none"}`}>
      <Piles {...props} />
      <Spaces {...props} />
      <Tiles {...props} />
      <Site {...props} />
    </div>
  );
}

/** Kingdom cards, and what occupies them. */
function Spaces(props: Props) {
  const many = props.area.spaces.length + props.area.supply.length > 2;
  return (
    <div class={`spaces ${many ? "many" : ""}`} role="group" aria-label={props.ui.say("spaces")} data-arrows>
      {props.area.spaces.map((space, place) => (
        <Space key={place} {...props} space={space} place={place} />
      ))}
      {props.area.supply.map((kingdom) => (
        <KingdomPiece key={kingdom} {...props} kingdom={kingdom} choice={ofKingdom(props.view, props.ui, kingdom)} />
      ))}
    </div>
  );
}

function Space({ view, ui, seat, area, space, place }: Props & { space: SeenSpace; place: number }) {
  const option = { type: "Space", space: place };
  const asked = seat === ui.seat && ui.can(option);
  const { kingdom, occupier, strength } = space;
  if (!kingdom)
    return (
      <Piece
        ui={ui}
        id={`space:${seat}:${place}`}
        label={ui.labels.option(option)}
        quiet={!asked}
        class="kingdom empty"
        {...(asked ? { option } : {})}
      >
        <span>{ui.say("free-space")}</span>
      </Piece>
    );
  const choice = asked ? { option } : ofKingdom(view, ui, kingdom);
  return (
    <div class="space">
      <KingdomPiece view={view} ui={ui} kingdom={kingdom} choice={choice} used={area.used.includes(kingdom)} />
      {occupier && (
        <Piece
          ui={ui}
          id={`card:${occupier}`}
          label={breath(named(ui, occupier), ui.say("defends", { count: strength }))}
          class={`occupier of-${factionOf(occupier)}`}
          face="up"
          {...ofCard(ui, occupier)}
        >
          <Emblem name={CARDS[occupier]?.archetype ?? "occupier"} />
          <b>{strength}</b>
        </Piece>
      )}
    </div>
  );
}

/** What a group of tiles is, for those who see; the group has the same name for those who listen. */
const GroupName = ({ words }: { words: string }) => (
  <span class="group-name" aria-hidden="true">
    {words}
  </span>
);

/** Tactics, and the faction's Favour action with the disc. */
function Tiles({ view, ui, seat, area }: Props) {
  const favour = favourOf(area.faction);
  const holds = view.favour === seat;
  return (
    <div class="tiles" role="group" aria-label={ui.say("tactics")} data-arrows>
      <GroupName words={ui.say("tactics")} />
      {area.tactics.map((tile) => (
        <Tactic key={tile.tactic} ui={ui} tile={tile} used={area.used.includes(tile.tactic)} />
      ))}
      {favour && (
        <Piece
          ui={ui}
          id={`favour:${seat}`}
          label={breath(
            named(ui, favour),
            ui.say(holds ? "favour-held" : "favour-not-held", { count: view.favour_uses }),
            does(ui, favour),
          )}
          class={`tile favour ${holds ? "" : "exhausted"}`}
          {...ofTile(ui, favour)}
        >
          <TileHead name={named(ui, favour)} season={FAVOURS[favour]?.actions?.[0]} />
          {holds && (
            <span class="disc" data-piece="favour">
              <Emblem name="favour" />
              {"I".repeat(view.favour_uses)}
            </span>
          )}
        </Piece>
      )}
    </div>
  );
}

function Tactic({ ui, tile, used }: { ui: Props["ui"]; tile: SeenTactic; used: boolean }) {
  const { tactic, markers, exhausted } = tile;
  const label = breath(
    named(ui, tactic),
    exhausted && ui.say("exhausted"),
    used && ui.say("used"),
    markers > 0 && ui.say("markers-of", { count: markers }),
    does(ui, tactic),
  );
  return (
    <Piece
      ui={ui}
      id={`tactic:${tactic}`}
      label={label}
      class={`tile tactic ${exhausted || used ? "exhausted" : ""}`}
      {...ofTile(ui, tactic)}
    >
      <TileHead name={named(ui, tactic)} season={TACTICS[tactic]?.actions?.[0] ?? "bold"} />
      {markers > 0 && <span class="tile-markers">{"●".repeat(markers)}</span>}
    </Piece>
  );
}

function TileHead({ name, season }: { name: string; season: string | undefined }) {
  return (
    <>
      <Emblem name={season ?? "always"} />
      <span class="tile-name">{name}</span>
    </>
  );
}

/** The Site of Power with what its cards cost, and headquarters that have been built. */
function Site({ view, ui, area }: Props) {
  return (
    <div class="site" role="group" aria-label={ui.say("site")} data-arrows>
      <GroupName words={ui.say("site")} />
      {area.headquarters.map((name) => (
        <Piece
          key={name}
          ui={ui}
          id={`hq:${name}`}
          label={breath(named(ui, name), does(ui, name))}
          class={`tile headquarters ${area.used.includes(name) ? "exhausted" : ""}`}
          {...ofTile(ui, name)}
        >
          <TileHead name={named(ui, name)} season="site" />
          {name === "the_door_in_the_night" && <span class="tile-markers">{"●".repeat(view.door)}</span>}
        </Piece>
      ))}
      {area.site.map((name) => (
        <Piece
          key={name}
          ui={ui}
          id={`site:${name}`}
          label={breath(named(ui, name), ui.say("costs", { count: costOf(name) }), does(ui, name))}
          class={`tile for-sale ${costOf(name) > area.lore ? "dear" : ""}`}
          {...ofCard(ui, name)}
        >
          <Emblem name={CARDS[name]?.archetype ?? "site"} />
          <span class="tile-name">{named(ui, name)}</span>
          <span class="price">
            <Emblem name="lore" />
            {costOf(name)}
          </span>
        </Piece>
      ))}
      {area.site.length === 0 && (
        <span class="site-lore">
          {ui.say("site-empty")} <Emblem name="lore" /> {area.site_lore}
        </span>
      )}
    </div>
  );
}
