import { useStore } from "../parts/context";
import { Icon } from "../parts/Icon";
import type { Speaker } from "../text/speaker";
import type { Answer, ForeseenMessage, ForeseenQuestion } from "../wire";
import {
  about,
  type Draft,
  left,
  limited,
  MOST,
  MOST_NUMBER,
  optionsOf,
  orderOf,
  questionOf,
  TIMES,
  wishing,
} from "./draft";
import { phrases } from "./phrases";

interface Props {
  readonly words: Speaker;
  readonly offered: ForeseenMessage;
  readonly draft: Draft;
  change(draft: Draft): void;
}

/** The form for a new order, made of what the questions offer. */
export function Compose({ words, offered, draft, change }: Props) {
  const store = useStore();
  const say = phrases(store, words);
  const question = questionOf(offered, draft.question);
  const order = orderOf(draft);
  if (!question) return null;
  const give = async (event: Event): Promise<void> => {
    event.preventDefault();
    const seat = store.faced.value;
    if (typeof seat !== "number" || !order) return;
    if ((await store.passes.order(seat, order)).type === "done") change(about(offered, draft.question));
  };
  return (
    <form class="ahead-form" aria-label={words.say("ahead-new")} onSubmit={(event) => void give(event)}>
      <Pick
        label={words.say("ahead-question")}
        value={draft.question}
        values={offered.questions.map((each) => [
          each.question,
          each.question === offered.current
            ? words.say("ahead-now", { question: say.question(each.question) })
            : say.question(each.question),
        ])}
        choose={(kind) => change(about(offered, kind))}
      />
      {Object.entries(question.facts).map(([name, values]) => (
        <Pick
          key={name}
          label={say.fact(name)}
          value={name in draft.facts ? String(values.indexOf(draft.facts[name]!)) : "any"}
          values={[
            ["any", words.say("ahead-any")],
            ...values.map((each, at) => [String(at), say.value(name, each)] as const),
          ]}
          choose={(at) => change(limited(draft, name, at === "any" ? null : values[Number(at)]!))}
        />
      ))}
      {question.ask.type === "number" ? (
        <Amount words={words} question={question} draft={draft} change={change} />
      ) : (
        <Wishes words={words} question={question} draft={draft} change={change} />
      )}
      <Pick
        label={words.say("ahead-until")}
        value={draft.until}
        values={[
          ["once", words.say("ahead-once")],
          ["times", words.say("ahead-times", { count: TIMES })],
          ...offered.stretches.map(
            (each) => [each, words.say("ahead-stretch", { stretch: store.speaker.say(`stretch-${each}`) })] as const,
          ),
          ["game", words.say("ahead-game")],
          ["concern", words.say("ahead-concern")],
          ["options", words.say("ahead-options")],
        ]}
        choose={(until) => change({ ...draft, until })}
      />
      <button type="submit" class="button primary" disabled={order === null}>
        <Icon name="check" /> {words.say("ahead-give")}
      </button>
    </form>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [string, string])[];
  choose(value: string): void;
}

/** One of some values, by its name. */
function Pick({ label, value, values, choose }: PickProps) {
  return (
    <label class="ahead-pick">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {values.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AnswerProps extends Omit<Props, "offered"> {
  readonly question: ForeseenQuestion;
}

/** The answers in order of preference; the last place is for one more. */
function Wishes({ words, question, draft, change }: AnswerProps) {
  const { labels } = useStore().voice;
  const all = optionsOf(question);
  const open = left(question, draft.wishes);
  const empty = question.ask.type !== "one" && "least" in question.ask && question.ask.least === 0;
  const name = (wish: Answer): string => labels.value.answer(wish) || words.say("ahead-none");
  const places = draft.wishes.length < MOST && open.length > 0 ? [...draft.wishes, null] : draft.wishes;
  const several = question.ask.type !== "one";
  return (
    <fieldset class="ahead-wishes">
      <legend>{words.say(several ? "ahead-answers" : "ahead-answer")}</legend>
      {places.map((wish, place) => (
        <Pick
          key={place}
          label={words.say(place === 0 ? "ahead-first" : several ? "ahead-next" : "ahead-otherwise")}
          value={wish === null ? "" : String(all.length && Array.isArray(wish) ? "none" : indexOf(all, wish))}
          values={[
            ["", words.say(place === 0 ? "ahead-choose" : several ? "ahead-no-more" : "ahead-ask")],
            ...all
              .map((option, at) => [String(at), name(option)] as const)
              .filter(([at]) => open.includes(all[Number(at)]!) || (wish !== null && Number(at) === indexOf(all, wish))),
            ...(empty && place === 0 ? [["none", words.say("ahead-none")] as const] : []),
          ]}
          choose={(at) => change(wishing(draft, place, at === "" ? null : at === "none" ? [] : all[Number(at)]!))}
        />
      ))}
    </fieldset>
  );
}

const indexOf = (all: readonly Answer[], wish: Answer): number =>
  all.findIndex((each) => JSON.stringify(each) === JSON.stringify(wish));

/** A number, or the nearest one that the question allows. */
function Amount({ words, question, draft, change }: AnswerProps) {
  const least = question.ask.type === "number" ? question.ask.least : 0;
  return (
    <fieldset class="ahead-wishes">
      <legend>{words.say("ahead-answer")}</legend>
      <label class="ahead-pick">
        <span>{words.say("ahead-number")}</span>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={MOST_NUMBER}
          step={1}
          required
          value={Number(draft.wishes[0] ?? least)}
          onChange={(event) => change({ ...draft, wishes: [Math.trunc(Number(event.currentTarget.value))] })}
        />
      </label>
      <label class="yes-no">
        <input
          type="checkbox"
          checked={draft.nearest}
          onChange={(event) => change({ ...draft, nearest: event.currentTarget.checked })}
        />
        {words.say("ahead-nearest")}
      </label>
    </fieldset>
  );
}
