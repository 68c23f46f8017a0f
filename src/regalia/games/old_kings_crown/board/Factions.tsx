import type { Seen, Ui } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { GoodFirst } from "regalia/parts/Recommended";
import { Arms } from "./art/heraldry";
import { favourOf, siteOf, tacticsOf } from "./content";
import type { View } from "./types";
import { breath, does, named } from "./words";

interface Props {
  readonly ui: Ui;
  readonly faction: string;
}

/** The factions that one can choose, before anything happens in the realm: they lie over it. */
export function Factions({ ui }: Pick<Seen<View>, "ui">) {
  const factions = ui.options.filter(({ type }) => type === "Become").map(({ faction }) => String(faction));
  if (factions.length === 0) return null;
  return (
    <ul class="factions" aria-label={ui.say("tray")} data-arrows>
      {factions.map((faction) => (
        <li key={faction}>
          <Faction ui={ui} faction={faction} />
        </li>
      ))}
    </ul>
  );
}

/** A faction: what it is good at, and what it has from the beginning, in full. */
function Faction({ ui, faction }: Props) {
  const option = { type: "Become", faction };
  const mark = ui.recommends(option) && ui.say("good-first");
  const tiles = [...tacticsOf(faction), favourOf(faction)].map((tile) => `${named(ui, tile)}: ${does(ui, tile)}`);
  return (
    <Piece
      ui={ui}
      id={`faction:${faction}`}
      label={breath(named(ui, faction), mark, does(ui, faction), ...tiles)}
      option={option}
      class={`faction of-${faction}`}
    >
      <Arms faction={faction} />
      <span class="faction-head">
        <b>{named(ui, faction)}</b>
        {mark && <GoodFirst words={mark} />}
      </span>
      <span class="faction-words">{does(ui, faction)}</span>
      <Tiles ui={ui} title="tactics" names={[...tacticsOf(faction), favourOf(faction)]} />
    </Piece>
  );
}

/** Cards and tiles of a faction with their texts, under a heading. */
export function Tiles({
  ui,
  title,
  names,
}: {
  readonly ui: Ui;
  readonly title: string;
  readonly names: readonly string[];
}) {
  return (
    <span class="faction-tiles">
      <small>{ui.say(title)}</small>
      {names.map((name) => (
        <span key={name}>
          <b>{named(ui, name)}</b> {does(ui, name)}
        </span>
      ))}
    </span>
  );
}

/** All that only this faction has. */
export const OwnThings = ({ ui, faction }: Props) => (
  <>
    <Tiles ui={ui} title="tactics" names={[...tacticsOf(faction), favourOf(faction)]} />
    <Tiles ui={ui} title="site" names={siteOf(faction)} />
  </>
);
