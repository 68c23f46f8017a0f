import { Icon } from "regalia/parts/Icon";
import type { Ui } from "regalia/board";
import { Charge } from "./crests";
import { Emblem } from "./emblems";
import { Points } from "./Coin";
import type { SeenCard } from "./types";

/** A card's name, short enough for its width. */
export function nameOf(ui: Pick<Ui, "say">, kind: string): string {
  const short = ui.say(`kind-${kind}.short`);
  return short.startsWith("kind-") ? ui.say(`kind-${kind}`) : short;
}

interface FaceProps {
  readonly ui: Pick<Ui, "say">;
  readonly kind: string | null;
  readonly owner: number;
  readonly up: boolean;
}

/** One side of a card. Its owner sees through the back of a face-down card. */
export function Face({ ui, kind, owner, up }: FaceProps) {
  return (
    <span class={`card family-${owner} ${up ? "up" : "down"} ${kind ? "known" : ""}`}>
      <b class="card-letter">{ui.say(`family-${owner}.letter`)}</b>
      <span class="card-sign">{!up && kind ? <Icon name="hidden" /> : <Charge seat={owner} />}</span>
      <span class="card-picture">{kind ? <Emblem kind={kind} /> : <Charge seat={owner} />}</span>
      {kind && <span class="card-name">{nameOf(ui, kind)}</span>}
    </span>
  );
}

/** A card in the queue, with the tokens on it. */
export function CardFace({ ui, card }: { ui: Ui; card: SeenCard }) {
  return (
    <>
      <Face ui={ui} kind={card.kind} owner={card.owner} up={card.face_up} />
      {card.tokens > 0 && (
        <span class="tokens">
          <Points count={card.tokens} stacked />
        </span>
      )}
    </>
  );
}
