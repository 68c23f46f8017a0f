import type { Seen } from "regalia/board";
import { Face } from "./Card";
import type { View } from "./types";

/** The end: what was hidden, revealed to all. */
export function Revealed({ view, ui }: Seen<View>) {
  return (
    <ul class="revealed">
      {view.order.map((seat) => {
        const own = view.seats[seat];
        return (
          <li key={seat}>
            <h3>{ui.labels.player(seat)}</h3>
            <dl>
              <Kinds ui={ui} seat={seat} title="hand-left" kinds={own?.hand ?? []} />
              <Kinds ui={ui} seat={seat} title="removed" kinds={own?.removed ?? []} />
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function Kinds({
  ui,
  seat,
  title,
  kinds,
}: {
  ui: Seen<View>["ui"];
  seat: number;
  title: string;
  kinds: readonly string[];
}) {
  return (
    <div>
      <dt>{ui.say(title)}</dt>
      <dd>
        {kinds.map((kind) => (
          <Face key={kind} ui={ui} kind={kind} owner={seat} up />
        ))}
      </dd>
    </div>
  );
}
