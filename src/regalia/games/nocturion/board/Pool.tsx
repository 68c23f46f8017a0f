import type { Seen } from "regalia/board";
import { Die } from "regalia/kit/Die";
import { Piece } from "regalia/parts/Piece";
import type { View } from "./types";
import { numbered } from "./Treasury";

/** The dice that can be picked, in front of the capital. */
export function Pool({ view, ui }: Seen<View>) {
  if (view.pool.length === 0) return null;
  return (
    <div class="pool">
      <ul data-arrows aria-label={ui.say("pool")}>
        {numbered(view.pool).map(([die, number]) => (
          <li key={`${die}:${number}`}>
            <Piece
              ui={ui}
              id={`pool:${die}:${number}`}
              label={ui.say("die", { die })}
              option={{ type: "Pick", die }}
              class="pool-die"
            >
              <Die face={die} />
            </Piece>
          </li>
        ))}
      </ul>
    </div>
  );
}
