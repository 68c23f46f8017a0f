import type { Ui } from "../board";
import { contains, fitting, isDrafted, same } from "../table/asking";
import { hasRoom, put, reach } from "../table/composing";
import type { Store } from "../table/store";
import type { Option } from "../wire";
import { isRecommended } from "./Recommended";

/** A place among which a number is shared out: what it has, and how that can change. */
function shareOf(store: Store, place: Option) {
  const [ask, parts] = [store.ask.value, store.choice.parts.value];
  const at = ask?.type === "share" && !store.sending.value ? ask.places.findIndex((other) => same(other, place)) : -1;
  if (ask?.type !== "share" || at < 0) return null;
  const amount = parts[at] ?? 0;
  return {
    amount,
    can: (by: 1 | -1): boolean => (by > 0 ? hasRoom(ask, parts, at) : amount > (ask.limits[at]?.least ?? 0)),
    change: (by: 1 | -1): void => store.choice.compose(put(parts, at, amount + by)),
  };
}

/** A thing that is put into one of several places: where it is, and where a tap puts it. */
function thingOf(store: Store, thing: Option) {
  const [ask, parts] = [store.ask.value, store.choice.parts.value];
  const at = ask?.type === "assign" && !store.sending.value ? ask.things.findIndex((other) => same(other, thing)) : -1;
  if (ask?.type !== "assign" || at < 0) return null;
  const now = parts[at] ?? null;
  const open = reach(ask, at).filter((place) => place === now || hasRoom(ask, parts, place));
  const next = open[(open.indexOf(now ?? -1) + 1) % open.length] ?? null;
  return {
    place: now === null ? null : (ask.places[now] ?? null),
    go: (): void => store.choice.compose(put(parts, at, next)),
  };
}

/** The state of the page that boards read (`Ui`). */
export function uiOf(store: Store): Ui {
  const [options, picked, draft, labels] = [
    store.choice.options.value,
    store.choice.picked.value,
    store.choice.draft.value,
    store.voice.labels.value,
  ];
  return {
    seat: store.eyes.value,
    decision: store.decision.value,
    options,
    offers: store.offers.value,
    picked,
    draft,
    considered: store.choice.considered.value,
    given: store.current.value ? (store.sight.value?.given ?? null) : null,
    pointed: store.pointing.at.value?.piece ?? null,
    labels,
    say: (message, fields) => store.speaker.say(message, fields && labels.args(fields)),
    can: (option) => fitting(store.choice.open.value, draft, option),
    has: (option) => contains([...picked, ...store.choice.accepting.value], option) || isDrafted(draft, option),
    recommends: (option) => isRecommended(store, option),
    choose: (option) => store.choice.choose(option),
    share: (place) => shareOf(store, place)?.amount ?? null,
    canShare: (place, by) => shareOf(store, place)?.can(by) ?? false,
    doShare: (place, by) => shareOf(store, place)?.change(by),
    placed: (thing) => thingOf(store, thing)?.place ?? null,
    place: (thing) => thingOf(store, thing)?.go,
    offered: (option) => contains(store.offers.value, option),
    accept: (option) => store.choice.accept(option, true),
    point: (piece, how, why) => store.pointing.point(piece, how, why),
    unpoint: (how) => store.pointing.unpoint(how),
  };
}
