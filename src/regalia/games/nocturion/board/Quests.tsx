import type { Seen, Ui } from "regalia/board";
import { CardFace } from "regalia/kit/Card";
import { Piece } from "regalia/parts/Piece";
import { Sign } from "./art/Art";
import { ownOf } from "./choices";
import { firstOf, questOf } from "./content";
import { inWords, Price, short } from "./goods";
import { Prestige } from "./Prestige";
import type { SeenSeat, View } from "./types";
import { breath, brief, named } from "./words";
import { still } from "regalia/kit/still";

const ROMAN = ["", "I", "II", "III"];

/** The face-up quests, a row for each level; how many resources are short stands on the quest. */
export function Quests({ view, ui }: Seen<View>) {
  const own = ownOf(view, ui);
  return (
    <section class="quests" id="part-quests" aria-label={ui.say("part-quests")}>
      {view.quests.map(({ level, quests, deck }) => (
        <div key={level} class={`level level-${level} ${own && own.equipped.length < level ? "closed" : ""}`}>
          <h3>
            <span aria-hidden="true">{ROMAN[level]}</span>
            <span class="unseen">{ui.say("quests-of-level", { level, deck })}</span>
            <small aria-hidden="true">{deck}</small>
          </h3>
          <ul data-arrows>
            {quests.map((quest) => (
              <li key={quest}>
                <Quest ui={ui} own={own} quest={quest} level={level} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface Props {
  readonly ui: Ui;
  readonly own: SeenSeat | undefined;
  readonly quest: string;
  readonly level: number;
}

const Quest = still(function Quest({ ui, own, quest, level }: Props) {
  const facts = questOf(quest);
  const reward = firstOf(facts?.reward);
  const lacks = short(facts?.cost ?? [], own?.resources);
  const option = { type: "Complete", quest };
  const open = own !== undefined && own.equipped.length >= level;
  const state = ui.can(option) ? "ready" : !own ? "" : !open ? "locked" : lacks > 0 ? "lacks" : "";
  const label = breath(
    named(ui, quest),
    facts && inWords(ui, facts.cost),
    facts && ui.say("prestige", { count: facts.prestige }),
    brief(ui, reward),
    state === "locked" && ui.say("needs-heirlooms", { level }),
    state === "lacks" && ui.say("short", { count: lacks }),
  );
  return (
    <Piece ui={ui} id={`quest:${quest}`} label={label} option={option} class={`quest ${state}`}>
      <CardFace
        name={named(ui, quest)}
        tone={state === "locked" ? "slate" : "parchment"}
        art={<Sign kind="effect" name={reward?.key ?? "prestige"} />}
        corner={<Prestige count={facts?.prestige ?? 0} />}
        band={state === "ready" ? ui.say("ready") : state === "lacks" ? ui.say("short", { count: lacks }) : undefined}
      >
        <Price cost={facts?.cost ?? []} store={own?.resources} />
        <span>{brief(ui, reward)}</span>
      </CardFace>
    </Piece>
  );
});
