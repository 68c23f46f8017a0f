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
export const Weave = ({ name, pays }: { name: string; pays?: boolean | undefined }) => (
  <span class={`weave weave-${name} ${pays ? "pays" : ""}`}>
    {TOKENS[name] && (
      <svg viewBox="0 0 16 16">
        <path d={TOKENS[name]} fill-rule="evenodd" fill="currentColor" />
      </svg>
    )}
  </span>
);

/** How many tokens of each side are woven, how many neutral ones, and how many places are left until the Last Battle. */
export function wovenOf({ seats, hero, neutral, total }: View) {
  const [light, shadow] = [seats[hero]?.tokens ?? 0, seats[1 - hero]?.tokens ?? 0];
  return { light, neutral, shadow, rest: Math.max(0, LAST_BATTLE - total) };
}

/** The band of twenty places, woven from both ends and the middle, until no bare warp is left. */
export function Weft({ view, pays }: { view: View; pays?: (name: string, place: number) => boolean }) {
  const { light, neutral, shadow, rest } = wovenOf(view);
  const sections = Object.entries({ shadow, open: rest, neutral, light });
  return (
    <div class="weft" aria-hidden="true">
      {sections.map(([name, places]) => (
        <span key={name} class={`section section-${name}`} style={{ flexGrow: places }} data-anchor={`pattern:${name}`}>
          {Array.from({ length: places }, (_, place) => (
            <Weave key={place} name={name} pays={pays?.(name, place)} />
          ))}
        </span>
      ))}
    </div>
  );
}

/** The Pattern, with what is counted of it in words. */
export function Pattern({ view, ui }: Seen<View>) {
  const woven = wovenOf(view);
  const spared = ui.seat === null ? 0 : (payment(view, ui)?.spared.length ?? 0);
  const own = ui.seat === view.hero ? "light" : "shadow";
  const count = (name: "light" | "neutral" | "shadow") => (
    <span class={`count-${name}`}>
      {ui.say(`pattern-${name}`)} <b>{woven[name]}</b>
    </span>
  );
  return (
    <figure
      class="pattern"
      data-piece="pattern"
      data-anchor={`pattern:${view.total}`}
      role="img"
      aria-label={ui.say("pattern-words", woven)}
    >
      <figcaption aria-hidden="true">
        {count("shadow")}
        <strong>{view.battle > 0 ? ui.say("last-battle") : ui.say("pattern-rest", { rest: woven.rest })}</strong>
        {count("neutral")}
        {count("light")}
      </figcaption>
      <Weft view={view} pays={(name, place) => name === own && place < spared} />
    </figure>
  );
}
