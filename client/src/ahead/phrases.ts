import type { Store } from "../table/store";
import type { Speaker } from "../text/speaker";
import type { StandingOrder } from "../wire";
import type { Fact } from "./draft";

/** What the panel says of questions, facts and orders. */
export interface Phrases {
  question(kind: string): string;
  fact(name: string): string;
  value(name: string, value: Fact): string;
  /** What an order is about: the question, and what that must be about. */
  about(order: StandingOrder): string;
  /** What an order answers, in order of preference. */
  answers(order: StandingOrder): string;
  /** How long it lasts, or why it has ended. */
  until(order: StandingOrder): string;
}

export function phrases(store: Store, words: Speaker): Phrases {
  const { speaker } = store;
  const labels = store.voice.labels.value;
  /** The question that is open, in its own words. */
  const open = (kind: string): string | null => {
    const [sight, seat] = [store.sight.value, store.faced.value ?? null];
    if (sight?.decision?.kind !== kind || !sight.ask) return null;
    return labels.decision(sight.decision, seat, store.board.about(sight.view));
  };
  const question = (kind: string): string => {
    const name = `decision-${kind}.ahead`;
    return speaker.knows(name) ? speaker.say(name) : (open(kind) ?? words.say("ahead-other"));
  };
  const fact = (name: string): string => (speaker.knows(`ahead-${name}`) ? speaker.say(`ahead-${name}`) : name);
  const value = (name: string, given: Fact): string => String(labels.args({ [name]: given })[name]);
  return {
    question,
    fact,
    value,
    about(order) {
      const facts = Object.entries(order.facts).map(
        ([name, given]) => `${fact(name)}${words.say("ahead-is")}${value(name, given)}`,
      );
      return facts.length
        ? words.say("ahead-about", { question: question(order.question), facts: speaker.list(facts) })
        : question(order.question);
    },
    answers(order) {
      const all = [order.answer, ...order.otherwise].map((each) => labels.answer(each) || words.say("ahead-none"));
      if (order.nearest) return words.say("ahead-at-most", { number: all[0] ?? "" });
      return all.join(words.say("ahead-then"));
    },
    until(order) {
      const { ended, times, stretch, concern, options } = order;
      if (ended) return words.say(`ahead-ended-${ended}`, { count: 1 + order.otherwise.length });
      if (times > 0) return words.say("ahead-until-times", { count: times });
      if (stretch) return words.say("ahead-until-stretch", { stretch: speaker.say(`stretch-${stretch}`) });
      return words.say(`ahead-until-${concern ? "concern" : options ? "options" : "game"}`);
    },
  };
}
