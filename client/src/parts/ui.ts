import type { Ui } from "../board";
import { contains, fitting, isDrafted } from "../table/asking";
import type { Store } from "../table/store";

/** The state of the page that boards read (`Ui`). */
export function uiOf(store: Store): Ui {
  const [options, picked, draft, labels] = [store.options.value, store.picked.value, store.draft.value, store.labels.value];
  return {
    seat: store.faced.value ?? null,
    decision: store.sight.value?.decision ?? null,
    options,
    offers: store.offers.value,
    picked,
    draft,
    given: store.current.value ? (store.sight.value?.given ?? null) : null,
    pointed: store.pointing.at.value?.piece ?? null,
    labels,
    say: (message, fields = {}) => store.speaker.say(message, labels.args(fields)),
    can: (option) => fitting(options, draft, option),
    has: (option) => contains([...picked, ...store.accepting.value], option) || isDrafted(draft, option),
    choose: (option) => store.choose(option),
    offered: (option) => contains(store.offers.value, option),
    accept: (option) => store.accept(option, true),
    point: (piece, how, why) => store.pointing.point(piece, how, why),
    unpoint: (how) => store.pointing.unpoint(how),
  };
}
