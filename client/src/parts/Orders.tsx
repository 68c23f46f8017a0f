import { useState } from "preact/hooks";
import type { NewOrder, Seat, StandingOrder } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

const TIMES = 5;

/** Standing orders: what stands, why it has ended, and the offer to go on with an answer that one keeps giving. */
export function Orders({ seat }: { readonly seat: Seat }) {
  const store = useStore();
  const told = store.passes.told.value;
  if (!told) return null;
  if (!store.ask.value && told.orders.length > 0) return <Standing orders={told.orders} seat={seat} />;
  if (!store.ask.value || (!told.ended && told.again === null)) return null;
  return (
    <div class="passes">
      {told.ended && <Ended why={told.ended} orders={told.ended_orders} />}
      {told.again !== null && <Offer answer={told.again} stretches={told.stretches} seat={seat} />}
    </div>
  );
}

/** Why the seat is asked itself. */
export function Ended({ why, orders }: { readonly why: string; readonly orders: readonly StandingOrder[] }) {
  const kind = useStore().sight.value?.decision?.kind;
  const order = orders.findLast(({ question, ended }) => question === kind && ended === why);
  return (
    <p class="hint" role="status">
      {useWords()(`passing-ended-${why}`, { count: 1 + (order?.otherwise.length ?? 0) })}
    </p>
  );
}

interface StandingProps {
  readonly orders: readonly StandingOrder[];
  readonly seat: Seat;
}

/** The order that is about to answer, or else all that stand: one in words, more by their number. */
function Standing({ orders, seat }: StandingProps) {
  const store = useStore();
  const say = useWords();
  const now = orders.find((order) => order.now);
  const order = now ?? orders[0]!;
  const { times, stretch, concern, options } = order;
  const until = times > 0 ? "times" : stretch ? "stretch" : concern ? "concern" : options ? "options" : "game";
  const answer = store.voice.labels.value.answer(order.answer);
  const named = stretch && say(`stretch-${stretch}`);
  const plain = Object.keys(order.facts).length + order.otherwise.length === 0;
  return (
    <div class="passes">
      {plain && (now || orders.length === 1) ? (
        <p class="hint">{say(`order-stands-${until}`, { answer, count: times, stretch: named })}</p>
      ) : (
        <button type="button" class="button quiet" onClick={() => void store.ahead.open()}>
          <Icon name="ahead" /> {say("order-count", { count: orders.length })}
        </button>
      )}
      {(now || plain) && (now || orders.length === 1) && (
        <button
          type="button"
          class="button quiet"
          onClick={() => void (now ? store.passes.stop(seat) : store.passes.drop(seat, order.id))}
        >
          <Icon name="close" /> {say("pass-stop")}
        </button>
      )}
    </div>
  );
}

interface OfferProps {
  readonly answer: NewOrder["answer"];
  readonly stretches: readonly string[];
  readonly seat: Seat;
}

function Offer({ answer, stretches, seat }: OfferProps) {
  const store = useStore();
  const say = useWords();
  const [open, setOpen] = useState(false);
  const whole = say("order-offer", { answer: store.voice.labels.value.answer(answer) });
  const ways: readonly (readonly [string, Partial<NewOrder>])[] = [
    [say("order-times", { count: TIMES }), { times: TIMES }],
    ...stretches.map((stretch) => [say("order-stretch", { stretch: say(`stretch-${stretch}`) }), { stretch }] as const),
    [say("order-concern"), { concern: true }],
    [say("order-options"), { options: true }],
  ];
  return (
    <>
      <button type="button" class="button quiet order-offer" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class="order-whole">{whole}</span>
        <span class="order-brief" aria-hidden="true">
          {say("order-offer.brief")}
        </span>
      </button>
      {open && (
        <div class="pass-ways">
          <p class="hint order-brief" aria-hidden="true">
            {whole}
          </p>
          {ways.map(([words, until]) => (
            <button
              key={words}
              type="button"
              class="button"
              onClick={() => void store.passes.order(seat, { answer, ...until })}
            >
              {words}
            </button>
          ))}
          <button type="button" class="button" onClick={() => void store.ahead.open(answer)}>
            {say("order-more")}
          </button>
        </div>
      )}
    </>
  );
}
