import { contains } from "../table/asking";
import type { Store } from "../table/store";
import { isComposed } from "../table/composing";
import type { Ask, Option } from "../wire";
import { Compose } from "./Compose";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";
import { GoodFirst, isRecommended } from "./Recommended";
import { uiOf } from "./ui";

/** Buttons for the options that the board does not show; for all options if the list is open. */
export function Choices({ ask, listed }: { ask: Ask; listed: boolean }) {
  const store = useStore();
  const say = useWords();
  if (ask.type === "number") return <Amount least={ask.least} most={ask.most} />;
  if (isComposed(ask)) return <Compose ask={ask} listed={listed} />;
  const buttons = listed
    ? ask.options
    : ask.options.filter((option) => !store.board.shows(option, store.sight.value?.view));
  return (
    <>
      {ask.type === "several" && <p class="count">{say("choose-count", counted(ask, store.choice.picked.value.length))}</p>}
      {buttons.length > 0 && (
        <ul class={`options ${listed ? "listed" : ""}`} data-arrows>
          {buttons.map((option) => (
            <OptionButton key={JSON.stringify(option)} option={option} />
          ))}
        </ul>
      )}
      <Confirm ask={ask} />
    </>
  );
}

const counted = ({ least, most }: { least: number; most: number }, count: number) => ({
  least,
  most,
  count,
  exact: least === most ? "yes" : "no",
});

function OptionButton({ option }: { option: Option }) {
  const store = useStore();
  const picked = contains(store.choice.picked.value, option);
  const hint = `option-${option.type}.hint`;
  const about = store.voice.labels.value.args({ ...store.board.about(store.sight.value?.view), ...option });
  const consider = (): void => void (store.choice.considered.value = option);
  const turnAway = (): void => void (store.choice.considered.value = null);
  const words = store.voice.labels.value.option(option);
  const drawn = store.board.drawn?.(option, uiOf(store));
  return (
    <li>
      <button
        type="button"
        class={`option ${drawn ? "drawn" : ""}`}
        title={drawn ? words : undefined}
        data-offers={JSON.stringify([option])}
        data-stop
        disabled={!contains(store.choice.open.value, option)}
        aria-pressed={picked}
        onClick={() => store.choice.choose(option)}
        onPointerEnter={consider}
        onPointerLeave={turnAway}
        onFocus={consider}
        onBlur={turnAway}
      >
        {drawn && (
          <span class="option-drawn" aria-hidden="true">
            {drawn}
          </span>
        )}
        <span class={drawn ? "unseen" : "option-name"}>{words}</span>
        {isRecommended(store, option) && <GoodFirst words={store.speaker.say("good-first")} />}
        {store.speaker.knows(hint) && <span class="option-hint">{store.speaker.say(hint, about)}</span>}
      </button>
    </li>
  );
}

/** The button that confirms a choice. */
function Confirm({ ask }: { ask: Ask }) {
  const store = useStore();
  const say = useWords();
  const picked = store.choice.picked.value;
  const begun = store.choice.begun.value;
  const plays = store.choice.plays.value;
  const played = plays.length > 0 && picked.length > 0;
  if (!begun && ask.type === "one" && plays.length === 0) return null;
  const draft = store.choice.draft.value;
  const missing = ask.type === "several" ? ask.least - picked.length : 0;
  const words =
    missing > 0
      ? say("choose-more", { count: missing })
      : draft && picked.length === 0
        ? half(store, draft)
        : picked.length === 0 && plays.length > 0
          ? store.speaker.say("can-play-which")
          : store.voice.labels.value.answer(picked);
  return (
    <div class={`confirm ${plays.length > 0 ? "plays" : ""}`}>
      <button
        type="button"
        class="button primary"
        disabled={store.choice.answer.value === null}
        onClick={() => store.choice.confirm()}
      >
        <Icon name="check" />
        <span>
          {played ? words : plays[0] ? store.speaker.say("can-play", { type: plays[0].type }) : say("confirm")}
          {words && !played && <span class="what">{words}</span>}
        </span>
      </button>
      {begun && !played && (
        <button type="button" class="button cancel" onClick={() => store.choice.drop()}>
          <Icon name="close" />
          <span class="cancel-name">{say("cancel")}</span>
        </button>
      )}
    </div>
  );
}

/** What has been chosen of an answer so far, where the game has words for it. */
const half = (store: Store, draft: Option): string =>
  store.speaker.knows(`option-${draft.type}.part`) ? store.voice.labels.value.part(draft) : "";

function Amount({ least, most }: { least: number; most: number }) {
  const store = useStore();
  const say = useWords();
  const amount = store.choice.number.value;
  const set = (wanted: number): void => {
    store.choice.amount.value = Math.min(most, Math.max(least, wanted));
  };
  return (
    <div class="amount">
      <button type="button" class="button" aria-label={say("less")} onClick={() => set(amount - 1)}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        min={least}
        max={most}
        value={amount}
        aria-label={say("number-from-to", { least, most })}
        onInput={(event) => set(event.currentTarget.valueAsNumber || least)}
      />
      <span aria-hidden="true">/ {most}</span>
      <button type="button" class="button" aria-label={say("more")} onClick={() => set(amount + 1)}>
        <Icon name="plus" />
      </button>
      <button type="button" class="button primary" onClick={() => store.choice.confirm()}>
        <Icon name="check" /> {say("confirm")}
      </button>
    </div>
  );
}
