import type { Seen, Ui } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Back } from "./art/backs";
import { Good } from "./art/goods";
import { ofSupply } from "./choices";
import { COLOURS, RESOURCES, TREASURES } from "./content";
import { Gathered } from "./Gathered";
import { leftOf } from "./goods";
import { breath, named, Part } from "./Part";
import { TreasureCard } from "./Treasure";
import type { View } from "./types";

/** Resources and treasures: what can be gathered and drawn. */
export function Supply({ view, ui }: Seen<View>) {
  return (
    <Part name="supply" title={ui.say("part-supply")}>
      <div class="supply">
        <ul class="tokens" aria-label={ui.say("resources")} data-arrows>
          {RESOURCES.map((resource) => (
            <li key={resource}>
              <Token view={view} ui={ui} resource={resource} />
            </li>
          ))}
        </ul>
        <ul class="stacks" data-anchor="bank" aria-label={ui.say("treasures")} data-arrows>
          {COLOURS.map((colour, place) => (
            <Stack key={colour} view={view} ui={ui} colour={colour} place={place} />
          ))}
        </ul>
        <Gathered view={view} ui={ui} />
      </div>
      <Drawn view={view} ui={ui} />
    </Part>
  );
}

function Token({ view, ui, resource }: Seen<View> & { resource: string }) {
  const taken = view.taken.filter((one) => one === resource).length;
  const left = leftOf(view, resource);
  const option = ofSupply(ui.decision, resource);
  return (
    <Piece
      ui={ui}
      id={`supply:${resource}`}
      label={breath(named(ui, resource), ui.say("in-supply", { count: left }))}
      option={option ?? { type: "Take", resource }}
      class={`token ${left === 0 ? "none" : ""}`}
    >
      <Good name={resource} />
      <span class="token-count">{left}</span>
      {taken > 0 && <span class="token-taken">+{taken}</span>}
    </Piece>
  );
}

function Stack({ view, ui, colour, place }: Seen<View> & { colour: string; place: number }) {
  const [left, pile] = [view.stacks[place] ?? 0, view.discards[place] ?? []];
  const relics = [...new Set(pile)].filter((treasure) => TREASURES[treasure]?.category === "relic");
  return (
    <li class="stack">
      <Piece
        ui={ui}
        id={`stack:${colour}`}
        label={breath(ui.say("stack-of", { colour: named(ui, colour) }), ui.say("cards", { count: left }))}
        option={{ type: "Choose", colour }}
        class="stack-top"
      >
        <Back colour={colour} />
        <b>{left}</b>
      </Piece>
      <Piece
        ui={ui}
        id={`discards:${colour}`}
        label={breath(ui.say("discards-of", { colour: named(ui, colour) }), ui.say("cards", { count: pile.length }))}
        acts={relics.map((treasure) => ({ type: "Buy", treasure }))}
        quiet
        class="pile"
      >
        <span class={`pile-face back-${colour}`}>{pile.length}</span>
      </Piece>
    </li>
  );
}

/** The treasures of a quest that two players made, before they are split. */
function Drawn({ view, ui }: Seen<View>) {
  if (view.drawn.length === 0) return null;
  return (
    <ul class="drawn" aria-label={ui.say("drawn")} data-arrows>
      {view.drawn.map(({ colour, treasure }, place) => (
        <li key={place}>
          <Known ui={ui} id={`drawn:${place}`} colour={colour} treasure={treasure} />
        </li>
      ))}
    </ul>
  );
}

function Known({ ui, id, colour, treasure }: { ui: Ui; id: string; colour: string; treasure: string | null }) {
  if (!treasure) return <Back colour={colour} />;
  return (
    <Piece ui={ui} id={`${id}:${treasure}`} label={named(ui, treasure)} option={{ type: "Keep", treasure }}>
      <TreasureCard ui={ui} treasure={treasure} />
    </Piece>
  );
}
