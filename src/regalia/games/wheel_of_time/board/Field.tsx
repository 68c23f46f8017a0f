import { useEffect, useRef, useState } from "preact/hooks";
import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { breath } from "regalia/text/breath";
import { Loom } from "./art/Land";
import { ofChallenge } from "./choices";
import { titleOf } from "./cards";
import { Place, Steps } from "./Place";
import type { SeenChallenge, View } from "./types";

/**
 * The challenges of this turn: a tab for each, and below the tabs their places side by side. Where only one place has room,
 * the others lie beside it in a strip, and a tab brings its place into sight.
 */
export function Field({ view, ui }: Seen<View>) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const { challenges, resolving } = view;
  const go = (place: number): void => {
    const [node, to] = [strip.current, strip.current?.children[place]];
    if (node && to instanceof HTMLElement) node.scrollLeft = to.offsetLeft - node.offsetLeft;
  };
  const inQuestion = challenges.findIndex(({ id }) => id === resolving);
  useEffect(() => {
    go(Math.max(0, inQuestion));
    if (inQuestion >= 0) strip.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [inQuestion, challenges.length]);
  const seen = ({ currentTarget: { scrollLeft, clientWidth } }: { currentTarget: HTMLUListElement }): void =>
    setShown(Math.round(scrollLeft / clientWidth));
  // Another challenge in question is another scene: its places are drawn anew, and what stands there travels.
  const scene = `${resolving}:${challenges.length}`;
  return (
    <section class={`battleground ${inQuestion < 0 ? "quiet" : ""}`} aria-label={ui.say("challenges")}>
      <ul class="tabs" data-arrows data-sticks>
        {challenges.map((challenge, place) => (
          <li
            key={`${scene}:${challenge.id}`}
            class={`tab stage-${challenge.stage} ${place === inQuestion ? "now" : ""} ${place === shown ? "shown" : ""}`}
            onClick={() => go(place)}
          >
            <Tab view={view} ui={ui} challenge={challenge} go={() => go(place)} />
            {place === inQuestion && <Steps ui={ui} challenge={challenge} />}
          </li>
        ))}
      </ul>
      <ul class="grounds" ref={strip} onScroll={seen} tabIndex={0}>
        {challenges.map((challenge) => (
          <Place key={`${scene}:${challenge.id}`} view={view} ui={ui} challenge={challenge} />
        ))}
        {challenges.length === 0 && (
          <li class="quiet-field">
            <span class="land">
              <Loom />
            </span>
            <b>{ui.say("no-challenges")}</b>
          </li>
        )}
      </ul>
    </section>
  );
}

type TabProps = Seen<View> & { readonly challenge: SeenChallenge; readonly go: () => void };

/** What a challenge is called, whose it is and how far it has come; a tap shows its place. */
function Tab({ view, ui, challenge, go }: TabProps) {
  const title = titleOf({ ui }, challenge);
  const whose = ui.say("challenge-of", { player: ui.labels.player(challenge.seat) });
  const state = ui.say(view.resolving === challenge.id ? "stage-now" : `stage-${challenge.stage}`);
  return (
    <Piece
      ui={ui}
      id={String(challenge.id)}
      label={breath(title, whose, state)}
      {...ofChallenge(ui, challenge.id)}
      tapped={go}
      class="tab-face"
    >
      <b>{title}</b>
      <span>
        {challenge.stage === "resolved" ? `${challenge.support} : ${challenge.opposition}` : whose}
        {challenge.hidden && challenge.kind ? ` · ${ui.say("face-down")}` : ""}
      </span>
    </Piece>
  );
}
