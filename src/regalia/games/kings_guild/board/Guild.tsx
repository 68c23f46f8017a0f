import type { Seen } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Back } from "./art/backs";
import { Emblem } from "./art/emblems";
import { Coins, Points } from "./art/goods";
import { Sigil } from "./art/sigils";
import { COLOURS, PRINTED } from "./content";
import { iconsOf } from "./goods";
import { lookAt, lookedAt } from "./looking";
import { Mat } from "./Mat";
import { breath, named, Part } from "./Part";
import { Store } from "./Store";
import { TreasureCard } from "./Treasure";
import type { View } from "./types";

const ICONS = ["mage", "rogue", "warrior", "weapon", "armor"];

/** A guild: what it owns, its mat, whom it employs and what it has won. One's own, or the one that was tapped. */
export function Guild({ view, ui }: Seen<View>) {
  return <Panel view={view} ui={ui} seat={lookedAt(view, ui)} />;
}

/** Everything that one guild owns. */
export function Panel({ view, ui, seat }: Props) {
  const guild = view.seats[seat];
  if (!guild) return null;
  const own = ui.seat ?? seat;
  const back = seat !== own && view.phase !== "over" && (
    <button type="button" class="button back-home" onClick={() => lookAt(view, ui, own)}>
      <Icon name="left" /> {ui.say("own-guild")}
    </button>
  );
  return (
    <Part
      name="guild"
      {...(view.phase === "over" ? { id: `guild-${seat}` } : {})}
      title={ui.say(seat === ui.seat ? "part-guild-own" : "part-guild", { who: ui.labels.player(seat) })}
      beside={back}
    >
      <div class={`guild guild-${guild.guild} ${seat === ui.seat ? "mine" : ""}`} key={seat}>
        <Standing view={view} ui={ui} seat={seat} />
        <Mat view={view} ui={ui} seat={seat} />
        <Store view={view} ui={ui} seat={seat} />
        <Won view={view} ui={ui} seat={seat} />
        <Cards view={view} ui={ui} seat={seat} />
      </div>
    </Part>
  );
}

type Props = Seen<View> & { readonly seat: number };

/** Name, coins, prestige, and the sigils that are free. */
function Standing({ view, ui, seat }: Props) {
  const guild = view.seats[seat];
  if (!guild) return null;
  return (
    <div class="standing">
      <Sigil guild={guild.guild} />
      <span class="standing-name">{ui.say(`guild-${guild.guild}`)}</span>
      <span class="standing-sum">
        <span aria-hidden="true" title={ui.say("prestige", { count: guild.prestige })}>
          <Points count={guild.prestige} />
        </span>
        <span class="unseen">{ui.say("prestige", { count: guild.prestige })}</span>
      </span>
      <span class="standing-sum" data-anchor={`coins:${seat}`}>
        <span aria-hidden="true" title={ui.say("coins", { coins: guild.coins })}>
          <Coins count={guild.coins} />
        </span>
        <span class="unseen">{ui.say("coins", { coins: guild.coins })}</span>
      </span>
      {view.fortunes > 0 && view.active === seat && (
        <span class="fortunes">
          <span aria-hidden="true" title={ui.say("fortunes", { count: view.fortunes })}>
            <Emblem name="potion" /> ×{view.fortunes}
          </span>
          <span class="unseen">{ui.say("fortunes", { count: view.fortunes })}</span>
        </span>
      )}
      <span class="sigils">
        <span class="unseen">{ui.say("sigils-free", { count: guild.sigils })}</span>
        {Array.from({ length: PRINTED.sigils }, (_, place) => (
          <span
            key={place}
            class={place < guild.sigils ? "" : "laid-out"}
            aria-hidden="true"
            title={ui.say("sigils-free", { count: guild.sigils })}
          >
            <Sigil guild={guild.guild} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** The icons on the quests that were won: halls count them. */
function Won({ view, ui, seat }: Props) {
  const won = view.seats[seat]?.won ?? [];
  const icons = iconsOf(won);
  const label = breath(
    ui.say("won", { count: won.length }),
    ...ICONS.map((icon) => icons[icon] && `${named(ui, icon)} ${icons[icon]}`).map((word) => word || ""),
  );
  return (
    <Piece ui={ui} id={`won:${seat}`} label={label} quiet class="won">
      <span class="won-count">{ui.say("won", { count: won.length })}</span>
      {ICONS.map((icon) => (
        <span key={icon} class={`won-icon ${icons[icon] ? "" : "zero"}`}>
          <Emblem name={icon} />
          <b>{icons[icon] ?? 0}</b>
        </span>
      ))}
    </Piece>
  );
}

/** The hand of another guild: backs, and the faces that one knows. */
function Cards({ view, ui, seat }: Props) {
  const guild = view.seats[seat];
  if (!guild || (seat === ui.seat && view.phase !== "over")) return null;
  const faces = guild.hand ?? guild.seen;
  const hidden = guild.hand ? [] : COLOURS.flatMap((colour, place) => Array<string>(guild.backs[place] ?? 0).fill(colour));
  const count = guild.backs.reduce((all, one) => all + one, 0);
  return (
    <div class="cards-of">
      <span class="cards-count">{ui.say("hand-of", { count, limit: guild.hand_limit })}</span>
      <span class="backs">
        {hidden.map((colour, place) => (
          <Back key={place} colour={colour} />
        ))}
      </span>
      {guild.seen.length > 0 && <span class="cards-count">{ui.say("seen-cards")}</span>}
      {faces.map((treasure, place) => (
        <TreasureCard key={place} ui={ui} treasure={treasure} />
      ))}
    </div>
  );
}
