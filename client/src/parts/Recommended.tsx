import { contains, same } from "../table/asking";
import type { Store } from "../table/store";
import type { Answer, Option } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";
import { isTaught } from "./sight";

/** The options that an answer names. */
const named = (answer: Answer): readonly Option[] =>
  Array.isArray(answer) ? (answer as readonly Option[]) : typeof answer === "object" ? [answer as Option] : [];

/** Whether an option is part of a recommended answer. */
export const isRecommended = (store: Store, option: Option): boolean =>
  !isTaught() && (store.sight.value?.recommended ?? []).some((answer) => contains(named(answer), option));

/** Picks the recommended answer to a choice for the whole game; it can still be changed, and is sent when it is confirmed. */
export function TakeRecommended() {
  const store = useStore();
  const say = useWords();
  const best = store.sight.value?.recommended[0];
  if (best === undefined || isTaught()) return null;
  const [options, picked] = [named(best), store.choice.picked.value];
  const taken = options.length === picked.length && options.every((option) => picked.some((other) => same(option, other)));
  return (
    <button type="button" class="button recommended" aria-pressed={taken} onClick={() => store.choice.lay(best)}>
      <Icon name="hat" /> {say("take-recommended")}
    </button>
  );
}

/** The mark of an option that is good for a first game. */
export function GoodFirst({ words }: { readonly words: string }) {
  return (
    <span class="good-first">
      <Icon name="hat" /> {words}
    </span>
  );
}
