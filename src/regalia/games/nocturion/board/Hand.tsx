import type { Seen } from "regalia/board";
import { Beasts } from "./Beasts";
import { waitingIn } from "./choices";
import { bring, partsAbove } from "./guide";
import { high, narrow } from "./looking";
import { Treasury } from "./Treasury";
import type { View } from "./types";

/** What lies before the player: stable and hand; on a narrow screen also dice and resources, and the way to the rest. */
export function Hand({ view, ui }: Seen<View>) {
  if (view.phase === "over") return null;
  return narrow.value ? <Foot view={view} ui={ui} /> : <Beasts view={view} ui={ui} />;
}

function Foot({ view, ui }: Seen<View>) {
  return (
    <div class="foot">
      {high.value && <Beasts view={view} ui={ui} />}
      {ui.seat !== null && <Treasury view={view} ui={ui} seat={ui.seat} />}
      <Jump ui={ui} />
    </div>
  );
}

/** The parts of the board, and how much can be chosen in each. */
function Jump({ ui }: Pick<Seen<View>, "ui">) {
  const waiting = waitingIn(ui);
  return (
    <nav class="jump" aria-label={ui.say("parts")}>
      {partsAbove().map((part) => (
        <button key={part} type="button" class={waiting.get(part) ? "open" : ""} onClick={() => bring(part)}>
          {ui.say(`jump-${part}`)}
          {waiting.get(part) ? <b>{waiting.get(part)}</b> : null}
        </button>
      ))}
    </nav>
  );
}
