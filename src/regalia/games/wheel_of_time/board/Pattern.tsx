import type { Seen } from "regalia/board";
import type { View } from "./types";

const LAST_BATTLE = 20;

/** The Pattern: a band woven of shadow, neutral and light tokens, up to the Last Battle. */
export function Pattern({ view, ui }: Seen<View>) {
  const light = view.seats[view.hero]?.tokens ?? 0;
  const shadow = view.seats[1 - view.hero]?.tokens ?? 0;
  const rest = Math.max(0, LAST_BATTLE - view.total);
  const words = ui.say("pattern-words", { light, shadow, neutral: view.neutral, rest });
  const threads: readonly (readonly [string, number])[] = [
    ["shadow", shadow],
    ["open", rest],
    ["neutral", view.neutral],
    ["light", light],
  ];
  return (
    <figure class="pattern" data-piece="pattern" role="img" aria-label={words}>
      <figcaption aria-hidden="true">
        <b>{ui.say("pattern")}</b>
        <span>{view.battle > 0 ? ui.say("last-battle") : ui.say("pattern-rest", { rest })}</span>
      </figcaption>
      <div class="band" aria-hidden="true">
        {threads.map(([name, count]) => (
          <span key={name} class={`weave weave-${name}`} style={{ flexGrow: count }} data-anchor={`pattern:${name}`}>
            {count > 0 && name !== "open" && <b>{count}</b>}
          </span>
        ))}
      </div>
    </figure>
  );
}
