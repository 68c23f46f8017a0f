import { contains } from "../table/asking";
import { useStore, useWords } from "./context";

/** What one may do unasked: the table does not wait for it. */
export function Offers() {
  const store = useStore();
  const say = useWords();
  const offers = store.offers.value;
  if (offers.length === 0) return null;
  return (
    <div class="offers" role="group" aria-label={say("offers")}>
      <p class="hint" role="status">
        {say(store.ask.value ? "offers-beside" : "offers")}
      </p>
      <ul class="options" data-arrows>
        {offers.map((option) => (
          <li key={JSON.stringify(option)}>
            <button
              type="button"
              class="option offered"
              data-unasked={JSON.stringify(option)}
              data-stop
              aria-pressed={contains(store.choice.accepting.value, option)}
              onClick={() => store.choice.accept(option)}
            >
              <span class="option-name">{store.voice.labels.value.option(option)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
