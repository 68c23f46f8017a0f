import type { ComponentChildren } from "preact";
import {
  type AskComposed,
  counts,
  filled,
  hasRoom,
  lack,
  moved,
  type Parts,
  put,
  reach,
  sum,
  toggled,
} from "../table/composing";
import type { AskArrange, AskAssign, AskShare } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** A question whose answer is put together part by part: by taps or keys alone, with what is lacking said in words. */
export function Compose({ ask, listed }: { ask: AskComposed; listed: boolean }) {
  const store = useStore();
  const parts = store.choice.parts.value;
  const { composes, shares } = store.board;
  const spread = ask.type === "assign" ? ask.things : ask.type === "share" ? ask.places : [];
  const onBoard = !listed && ((shares === true && ask.type === "share") || (composes && spread.every(composes)) === true);
  return (
    <div class="compose">
      {ask.type === "assign" && !onBoard && <Places ask={ask} parts={parts} />}
      {ask.type === "share" && !onBoard && <Amounts ask={ask} parts={parts} />}
      {ask.type === "arrange" && <Order ask={ask} parts={parts} />}
      {ask.type === "share" && onBoard && shares ? <Left ask={ask} parts={parts} /> : <Send ask={ask} parts={parts} />}
    </div>
  );
}

/** A row of places for each thing. */
function Places({ ask, parts }: { ask: AskAssign; parts: Parts }) {
  const store = useStore();
  const { option } = store.voice.labels.value;
  return (
    <>
      {ask.things.map((thing, index) => (
        <fieldset key={index} class="compose-thing">
          <legend>{option(thing)}</legend>
          {reach(ask, index).map((place) => (
            <label key={place} class={`compose-place ${parts[index] === place ? "picked" : ""}`}>
              <input
                type="radio"
                name={`thing-${index}`}
                checked={parts[index] === place}
                disabled={parts[index] !== place && !hasRoom(ask, parts, place)}
                onChange={() => store.choice.compose(put(parts, index, place))}
              />
              {option(ask.places[place]!)}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

/** Where the board has the places: how much is left to be shared out, and the button that sends the answer. */
function Left({ ask, parts }: { ask: AskShare; parts: Parts }) {
  const store = useStore();
  const say = useWords();
  return (
    <div class="confirm">
      <p class="count" role="status">
        {say("compose-left", { count: ask.total - sum(counts(ask, parts)) })}
      </p>
      <button
        type="button"
        class="button primary"
        disabled={lack(ask, parts) !== null}
        onClick={() => store.choice.confirm()}
      >
        <Icon name="check" /> {say("confirm")}
      </button>
    </div>
  );
}

/** A stepper for each place. */
function Amounts({ ask, parts }: { ask: AskShare; parts: Parts }) {
  const store = useStore();
  const say = useWords();
  const amounts = counts(ask, parts);
  const set = (place: number, amount: number): void => store.choice.compose(put(parts, place, amount));
  return (
    <ul class="compose-amounts">
      {ask.places.map((each, place) => {
        const name = store.voice.labels.value.option(each);
        const amount = amounts[place] ?? 0;
        return (
          <li key={place} class="amount" role="group" aria-label={name}>
            <span class="compose-name">{name}</span>
            <Key label={say("less-of", { name })} off={amount === 0} press={() => set(place, amount - 1)}>
              <Icon name="minus" />
            </Key>
            <output aria-live="polite">{amount}</output>
            <Key label={say("more-of", { name })} off={!hasRoom(ask, parts, place)} press={() => set(place, amount + 1)}>
              <Icon name="plus" />
            </Key>
          </li>
        );
      })}
      <li class="count">{say("compose-left", { count: ask.total - sum(amounts) })}</li>
    </ul>
  );
}

/** The things in their order, and those that have no place in it yet. */
function Order({ ask, parts }: { ask: AskArrange; parts: Parts }) {
  const store = useStore();
  const say = useWords();
  const name = (thing: number | null): string => store.voice.labels.value.option(ask.things[thing ?? 0]!);
  const all = ask.least === ask.things.length;
  return (
    <>
      <ol class="compose-order">
        {parts.map((thing, at) => (
          <li key={thing}>
            <span class="compose-name">{name(thing)}</span>
            <Key
              label={say("earlier", { name: name(thing) })}
              off={at === 0}
              press={() => store.choice.compose(moved(parts, at, -1))}
            >
              <Icon name="up" />
            </Key>
            <Key
              label={say("later", { name: name(thing) })}
              off={at === parts.length - 1}
              press={() => store.choice.compose(moved(parts, at, 1))}
            >
              <Icon name="down" />
            </Key>
            {!all && (
              <Key
                label={say("take-out", { name: name(thing) })}
                press={() => store.choice.compose(toggled(parts, thing ?? -1))}
              >
                <Icon name="close" />
              </Key>
            )}
          </li>
        ))}
      </ol>
      <ul class="options" data-arrows>
        {ask.things.map(
          (_, thing) =>
            !parts.includes(thing) && (
              <li key={thing}>
                <button
                  type="button"
                  class="option"
                  disabled={parts.length >= ask.most}
                  onClick={() => store.choice.compose(toggled(parts, thing))}
                >
                  {name(thing)}
                </button>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

/** What is missing, a button that fills it in, and the button that sends the answer. */
function Send({ ask, parts }: { ask: AskComposed; parts: Parts }) {
  const store = useStore();
  const say = useWords();
  const lacking = lack(ask, parts);
  const place = lacking?.place && store.voice.labels.value.option(lacking.place);
  return (
    <div class="confirm">
      {lacking && (
        <p class="count" role="status">
          {say(place ? `compose-${lacking.why}-at` : `compose-${lacking.why}`, {
            count: lacking.count,
            place: place ?? "",
          })}
        </p>
      )}
      <button type="button" class="button primary" disabled={lacking !== null} onClick={() => store.choice.confirm()}>
        <Icon name="check" /> {say("confirm")}
      </button>
      {lacking && (
        <button type="button" class="button fill" onClick={() => store.choice.compose(filled(ask, parts))}>
          {say("compose-fill")}
        </button>
      )}
    </div>
  );
}

interface KeyProps {
  readonly label: string;
  readonly off?: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

function Key({ label, off, press, children }: KeyProps) {
  return (
    <button type="button" class="button" aria-label={label} disabled={off} onClick={press}>
      {children}
    </button>
  );
}
