import { useStore } from "../parts/context";
import { Icon } from "../parts/Icon";
import type { Speaker } from "../text/speaker";
import type { StandingOrder } from "../wire";
import { phrases } from "./phrases";

interface Props {
  readonly words: Speaker;
  readonly orders: readonly StandingOrder[];
  readonly ended: readonly StandingOrder[];
}

/** The orders of the seat: those in force, then those that have ended, each with the reason. */
export function Given({ words, orders, ended }: Props) {
  if (orders.length + ended.length === 0) return null;
  return (
    <ul class="ahead-given" aria-label={words.say("ahead-given")}>
      {[...orders, ...[...ended].reverse()].map((order) => (
        <Line key={order.id} words={words} order={order} />
      ))}
    </ul>
  );
}

function Line({ words, order }: { readonly words: Speaker; readonly order: StandingOrder }) {
  const store = useStore();
  const say = phrases(store, words);
  const seat = store.faced.value;
  const [about, name] = [say.about(order), order.ended ? "ahead-dismiss" : "ahead-drop"];
  return (
    <li class={order.ended ? "ahead-line over" : "ahead-line"}>
      <div>
        <p class="ahead-question">{about}</p>
        <p>{say.answers(order)}</p>
        <p class="hint">{say.until(order)}</p>
      </div>
      <button
        type="button"
        class="tool"
        title={words.say(name)}
        onClick={() => typeof seat === "number" && void store.passes.drop(seat, order.id)}
      >
        <Icon name="close" />
        <span class="unseen">{words.say(`${name}-named`, { about })}</span>
      </button>
    </li>
  );
}
