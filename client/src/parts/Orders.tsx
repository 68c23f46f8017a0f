import { useState } from "preact/hooks";
import type { NewOrder, Seat, StandingOrder } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

const TIMES = 5;

/** Standing orders: what stands, why it has ended, and the offer to go on with an answer that one keeps giving. */
export function Orders({ seat }: { readonly seat: Seat }) {
  const store = useStore();
  const say = useWords();
  const told = store.passes.told.value;
  if (!told) return null;
  if (!store.ask.value && told.orders.length > 0)
    return <Standing orders={told.orders} stop={() => store.passes.stop(seat)} />;
  if (!store.ask.value || (!told.ended && told.again === null)) return null;
  return (
    <div class="passes">
      {told.ended && (
        <p class="hint" role="status">
          {say(`passing-ended-${told.ended}`)}
        </p>
      )}
      {told.again !== null && <Offer answer={told.again} stretches={told.stretches} seat={seat} />}
    </div>
  );
}

interface StandingProps {
  readonly orders: readonly StandingOrder[];
  stop(): void;
}

function Standing({ orders, stop }: StandingProps) {
  const store = useStore();
  const say = useWords();
  const words = ({ answer, times, stretch, concern }: StandingOrder): string => {
    const until = times > 0 ? "times" : stretch ? "stretch" : concern ? "concern" : "options";
    const named = stretch && say(`stretch-${stretch}`);
    return say(`order-stands-${until}`, { answer: store.voice.labels.value.answer(answer), count: times, stretch: named });
  };
  return (
    <div class="passes">
      {orders.map((order) => (
        <p key={order.question} class="hint">
          {words(order)}
        </p>
      ))}
      <button type="button" class="button quiet" onClick={stop}>
        <Icon name="close" /> {say("pass-stop")}
      </button>
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
            <button key={words} type="button" class="button" onClick={() => store.passes.order(seat, { answer, ...until })}>
              {words}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
