import type { Ui } from "regalia/board";
import { still } from "regalia/kit/still";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/emblems";
import { Coins, Good } from "./art/goods";
import { Sigil } from "./art/sigils";
import { ofItems } from "./choices";
import type { ItemFacts } from "./content";
import { counted, type Crafter, type Part, partsOf } from "./goods";
import { breath, named } from "./Part";
import type { SeenQuest } from "./types";

interface Props {
  readonly ui: Ui;
  readonly own: Crafter | undefined;
  readonly slot: SeenQuest;
  readonly item: ItemFacts;
  readonly which: "left" | "right";
  /** The guild that has made it; empty for none. */
  readonly guild: string;
}

/** An item of a quest: what it asks for, what of that one has, what it pays, or who has made it. */
export const Item = still(function Item({ ui, own, slot, item, which, guild }: Props) {
  const maker = slot.sigils[which === "left" ? 0 : 1] ?? null;
  const parts = partsOf(item, own);
  const missing = parts.filter(({ state }) => state === "missing").map(({ resource }) => resource);
  const goods = ui.labels.args({
    resources: Object.entries(item.cost).map(([one, count]) => `${count} ${named(ui, one)}`),
  });
  const label = breath(
    named(ui, item.name),
    named(ui, item.type),
    ui.say("asks-for", goods),
    ui.say("coins", { coins: item.coins }),
    maker !== null && ui.say("made-by", { who: ui.labels.player(maker) }),
    maker === null && ui.seat !== null && missing.length === 0 && ui.say("all-there"),
    maker === null && missing.length > 0 && ui.say("missing", { resources: listed(ui, missing) }),
  );
  return (
    <Piece
      ui={ui}
      id={`item:${slot.quest}:${which}`}
      label={label}
      option={ofItems(slot.quest, which)}
      class={`item ${maker === null ? "" : "made"} ${missing.length === 0 && ui.seat !== null ? "ready" : ""}`}
    >
      <span class="item-kind">
        <Emblem name={item.type} />
        <span class="item-name">{named(ui, item.name)}</span>
        <Coins count={item.coins} />
      </span>
      {maker === null ? <Parts ui={ui} parts={parts} /> : <Made ui={ui} maker={maker} guild={guild} />}
    </Piece>
  );
});

/** Who has made it. */
const Made = ({ ui, maker, guild }: Pick<Props, "ui" | "guild"> & { maker: number }) => (
  <span class="maker">
    <Sigil guild={guild} /> {ui.labels.player(maker)}
  </span>
);

const listed = (ui: Props["ui"], names: readonly string[]): string =>
  breath(...Object.entries(counted(names)).map(([one, count]) => ui.say("amount", { count, what: named(ui, one) })));

/** What one has is full, what is missing an outline, what one's specialists save is struck out. */
function Parts({ ui, parts }: { ui: Props["ui"]; parts: readonly Part[] }) {
  const short = parts.filter(({ state }) => state === "missing").length;
  return (
    <span class="item-parts">
      {parts.map(({ resource, state }, place) => (
        <Good key={place} name={resource} state={state} />
      ))}
      {ui.seat !== null && (
        <span class={`verdict ${short > 0 ? "lacking" : "complete"}`}>
          {short > 0 ? (
            ui.say("short-by", { count: short })
          ) : (
            <>
              <Icon name="check" /> {ui.say("make")}
            </>
          )}
        </span>
      )}
    </span>
  );
}
