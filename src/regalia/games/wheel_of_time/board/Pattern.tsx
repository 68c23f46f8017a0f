import type { Seen } from "regalia/board";
import { payment } from "./choices";
import type { View } from "./types";

const LAST_BATTLE = 20;

/** What a token of each section bears: a sun, an eye, a diamond. Bare threads bear nothing. */
const TOKENS: Readonly<Record<string, string>> = {
  light:
    "M8 4.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM7.4 1h1.2v2.5H7.4zm0 11.5h1.2V15H7.4zM1 7.4h2.5v1.2H1zm11.5 0H15v1.2h-2.5z",
  shadow: "M1 8q7-8.5 14 0-7 8.5-14 0zm7-3.4q-1.6 3.4 0 6.8 1.6-3.4 0-6.8z",
  neutral: "M8 1l7 7-7 7-7-7z",
};

/** A place of the Pattern: threads, and the token that lies there. */
export const Weave = ({ name, pays = false }: { name: string; pays?: boolean }) => (
  <span class={`weave weave-${name} ${pays ? "pays" : ""}`}>
    {TOKENS[name] && (
      <svg viewBox="0 0 16 16">
        <path d={TOKENS[name]} fill-rule="evenodd" fill="currentColor" />
      </svg>
    )}
  </span>
);

/** The Pattern: a band of twenty places, woven from both ends and the middle, until no bare warp is left. */
export function Pattern({ view, ui }: Seen<View>) {
  const light = view.seats[view.hero]?.tokens ?? 0;
  const shadow = view.seats[1 - view.hero]?.tokens ?? 0;
  const { neutral } = view;
  const rest = Math.max(0, LAST_BATTLE - view.total);
  const spared = ui.seat === null ? 0 : (payment(view, ui)?.spared.length ?? 0);
  const own = ui.seat === view.hero ? "light" : "shadow";
  const pays = (name: string, place: number): boolean => name === own && place < spared;
  const sections = [
    ["shadow", shadow],
    ["open", rest],
    ["neutral", neutral],
    ["light", light],
  ] as const;
  const count = (name: "light" | "neutral" | "shadow", number: number) => (
    <span class={`count-${name}`}>
      {ui.say(`pattern-${name}`)} <b>{number}</b>
    </span>
  );
  return (
    <figure
      class="pattern"
      data-piece="pattern"
      data-anchor={`pattern:${view.total}`}
      role="img"
      aria-label={ui.say("pattern-words", { light, shadow, neutral, rest })}
    >
      <figcaption aria-hidden="true">
        {count("shadow", shadow)}
        <strong>{view.battle > 0 ? ui.say("last-battle") : ui.say("pattern-rest", { rest })}</strong>
        {count("neutral", neutral)}
        {count("light", light)}
      </figcaption>
      <div class="weft" aria-hidden="true">
        {sections.map(([name, places]) => (
          <span key={name} class="section" style={{ flexGrow: places }} data-anchor={`pattern:${name}`}>
            {Array.from({ length: places }, (_, place) => (
              <Weave key={place} name={name} pays={pays(name, place)} />
            ))}
          </span>
        ))}
      </div>
    </figure>
  );
}
