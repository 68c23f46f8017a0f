import type { Seen } from "regalia/board";
import { Jump } from "regalia/kit/layout/Jump";
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
      <Jump ui={ui} parts={partsAbove()} waiting={waitingIn(ui)} bring={bring} />
    </div>
  );
}
