import type { Seen } from "regalia/board";
import { SideSign } from "./art/Portrait";
import { Chip } from "./art/Symbol";
import { InPlay } from "./Card";
import { nameOf } from "./cards";
import { Thrown } from "./Challenge";
import type { SeenSymbols, View } from "./types";

/** A player's side: who leads it, what is in the pool, and the forces at home. */
export function Side({ view, ui, seat }: Seen<View> & { readonly seat: number }) {
  const own = view.seats[seat];
  if (!own) return null;
  const home = view.pieces.filter((piece) => piece.seat === seat && piece.challenge === 0 && piece.host === 0);
  const avatar = view.pieces.find(({ id }) => id === own.avatar);
  return (
    <section class={`camp camp-${own.side} ${view.acting === seat ? "acting" : ""}`} aria-label={ui.labels.player(seat)}>
      <header>
        <h3>
          <SideSign side={own.side} /> {ui.labels.player(seat)}
        </h3>
        <p>
          {ui.labels.word("kind", own.side)}
          {avatar && <> · {ui.say("led-by", { name: nameOf(avatar.kind) })}</>}
        </p>
        {view.dominant === seat && <p class="dominant">{ui.say("is-dominant")}</p>}
        <Pool pool={own.pool} />
      </header>
      <ul class="forces" data-arrows>
        {home.map((piece) => (
          <li key={piece.id}>
            <InPlay view={view} ui={ui} piece={piece} />
            <Thrown view={view} ui={ui} piece={piece} />
          </li>
        ))}
      </ul>
      <dl class="piles" data-anchor={`piles:${seat}`}>
        <dt>{ui.say("pile-hand")}</dt>
        <dd>
          {own.held} / {own.hand_limit}
        </dd>
        <dt>{ui.say("pile-deck")}</dt>
        <dd>{own.deck}</dd>
        <dt>{ui.say("pile-discard")}</dt>
        <dd>{own.discards.length}</dd>
        <dt>{ui.say("pile-killed")}</dt>
        <dd>{own.killed.length}</dd>
      </dl>
    </section>
  );
}

/** Symbols by ability: their sources matter to the player who pays, who is then asked. */
function Pool({ pool }: { pool: readonly SeenSymbols[] }) {
  const counts = new Map<SeenSymbols["ability"], number>();
  for (const { ability, count } of pool) counts.set(ability, (counts.get(ability) ?? 0) + count);
  return (
    <p class="pool">
      {[...counts].map(([ability, count]) => (
        <Chip key={ability} ability={ability} count={count} />
      ))}
    </p>
  );
}
