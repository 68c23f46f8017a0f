// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Ask, Option } from "../src/wire";
import { KEEP, Line, REVEAL, sight, sitting } from "./sitting";
import { type Shape, shape } from "../src/kit/layout/shape";
import { prefer } from "../src/table/preferences";
import { StoreContext } from "../src/parts/context";
import { Prompt } from "../src/parts/Prompt";

const WORDS = `
option-Reveal = Reveal
option-Keep = Keep
option-Card = Card { $number }
confirm = Confirm
cancel = Cancel
undo = Undo
ask-undo = Ask to undo
more = More
less = Less
choose-count = { $count } of { $least } to { $most }
can-play = Play it
can-play-which = Choose a card
compose-fill = Fill in
compose-left = { $count } left
more-of = More for { $name }
less-of = Less for { $name }
earlier = { $name } earlier
later = { $name } later
take-out = Take out { $name }
your-turn = Your turn
asked-in = { " " }({ $window }){ " " }
window-dawn = at dawn
event-Won = Ada has won.
decision-Choose = What do you do?
offers = You may
offers-beside = You can also
`;
const cards: Option[] = [1, 2, 3].map((number) => ({ type: "Card", number }));

let line: Line;
let root: HTMLElement;

/** The prompt of somebody who is asked this. */
function asked(ask: Ask | Option[] | null, offers: Option[] = [], suggested: Option[] = []) {
  const store = sitting(line, WORDS, true, false);
  Object.assign(store.board, { shows: () => false, suggests: () => suggested });
  const told = sight(4, 0, [0], ask);
  line.hear({ ...told, sight: { ...told.sight, offers } });
  act(() =>
    render(
      <StoreContext.Provider value={store}>
        <Prompt />
      </StoreContext.Provider>,
      root,
    ),
  );
  return store;
}

const button = (words: string): HTMLButtonElement => {
  const all = [...root.querySelectorAll("button")];
  const found = all.find((each) => (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().startsWith(words));
  if (!found) throw new Error(`no button says ${words}, but: ${all.map((each) => each.textContent).join(" | ")}`);
  return found;
};
const press = (words: string): void => void act(() => button(words).click());

beforeEach(() => {
  line = new Line();
  root = document.createElement("div");
  document.body.append(root);
});
afterEach(() => {
  shape.value = "wide";
  render(null, root);
  root.remove();
});

test("of one, a button chooses and another confirms", () => {
  asked([REVEAL, KEEP]);
  press("Keep");
  expect(button("Keep").getAttribute("aria-pressed")).toBe("true");
  press("Confirm");
  expect(line.asked[0]?.request).toMatchObject({ type: "act", answer: KEEP });
});

test("a choice can be taken back before it is confirmed", () => {
  asked([REVEAL, KEEP]);
  press("Keep");
  press("Cancel");
  expect(button("Keep").getAttribute("aria-pressed")).toBe("false");
  expect(line.asked).toEqual([]);
});

/** The prompt in a window of this shape, where revealing is played; moves are not confirmed beyond that. */
function playing(at: Shape): void {
  act(() => {
    shape.value = at;
    prefer({ confirm: "game" });
  });
  const store = asked(null);
  Object.assign(store.board, { plays: ({ type }: Option) => type === "Reveal" });
  const told = sight(5, 0, [0], [REVEAL, KEEP]);
  act(() => line.hear({ ...told, sight: { ...told.sight, decision: { ...told.sight.decision!, confirm: false } } }));
}

test.each(["tall", "low"] as const)(
  "in a %s window, what is played waits for a button that is there from the start",
  (at) => {
    playing(at);
    expect(button("Play it").disabled).toBe(true);
    expect(button("Play it").textContent).toContain("Choose a card");
    press("Reveal");
    expect(line.asked).toEqual([]);
    act(() => root.querySelector<HTMLButtonElement>(".plays .primary")?.click());
    expect(line.asked[0]?.request).toMatchObject({ type: "act", answer: REVEAL });
  },
);

test("all else is sent by one tap there", () => {
  playing("tall");
  press("Keep");
  expect(line.asked[0]?.request).toMatchObject({ type: "act", answer: KEEP });
});

test.each(["mid", "wide"] as const)("in a %s window, a tap plays", (at) => {
  playing(at);
  expect(root.querySelector(".plays")).toBeNull();
  press("Reveal");
  expect(line.asked[0]?.request).toMatchObject({ type: "act", answer: REVEAL });
});

test("of several, as many as are wanted can be confirmed, and no fewer", () => {
  asked({ type: "several", options: cards, least: 2, most: 2 });
  press("Card 1");
  expect(button("Confirm").disabled).toBe(true);
  expect(root.textContent).toContain("1 of 2 to 2");
  press("Card 3");
  press("Card 2");
  press("Confirm");
  expect(line.asked[0]?.request).toMatchObject({ answer: [cards[0], cards[2]] });
});

test("a number stays within its bounds", () => {
  asked({ type: "number", least: 2, most: 4 });
  for (let step = 0; step < 5; step++) press("More");
  press("Less");
  press("Confirm");
  expect(line.asked[0]?.request).toMatchObject({ answer: 3 });
});

test.each([
  ["Undo", [true, null]],
  ["Ask to undo", [true, "somebody"]],
])("%s: whether others must be asked", (words, people) => {
  const store = asked([REVEAL, KEEP]);
  act(() => {
    const seats = people.map((person, seat) => ({
      ...store.table.value!.seats[seat]!,
      person: person === true ? "u" : (person as string | null),
      yours: person === true,
    }));
    store.table.value = { ...store.table.value!, seats };
  });
  expect(button(words).textContent?.trim()).toBe(words);
});

test("things are put in places, and what is lacking is said", () => {
  const store = asked({ type: "assign", things: cards.slice(0, 2), places: [REVEAL, KEEP], limits: [], allowed: [] });
  expect(root.querySelector("[role=status]")?.textContent).toBe("2 left");
  const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  act(() => radios[1]?.click());
  press("Fill in");
  press("Confirm");
  expect(line.asked[0]?.request).toMatchObject({
    answer: {
      type: "assigned",
      pairs: [
        [cards[0], KEEP],
        [cards[1], REVEAL],
      ],
    },
  });
  expect(store.sending.value).toBe(true);
});

test("a number is shared out with plus and minus, as far as there is something left", () => {
  asked({ type: "share", total: 2, places: [REVEAL, KEEP], limits: [], least: null });
  press("More for Reveal");
  press("More for Keep");
  expect(button("More for Reveal").disabled).toBe(true);
  press("Confirm");
  expect(line.asked[0]?.request).toMatchObject({
    answer: {
      type: "shared",
      amounts: [
        [REVEAL, 1],
        [KEEP, 1],
      ],
    },
  });
});

test("an order is changed with earlier and later", () => {
  asked({ type: "arrange", things: cards, least: 3, most: 3 });
  press("Card 3 earlier");
  press("Confirm");
  expect(line.asked[0]?.request).toMatchObject({ answer: [cards[0], cards[2], cards[1]] });
});

test("what one may do unasked stands beside the question, and below what one waits for", () => {
  asked([REVEAL, KEEP], [cards[0]!]);
  expect(root.querySelector(".offers")?.textContent).toContain("You can also");
  press("Card 1");
  expect(line.asked[0]?.request).toMatchObject({ answer: { type: "unasked", option: cards[0] } });
});

test("whoever is not asked is told what may be done even so", () => {
  asked(null, [cards[1]!]);
  expect(root.querySelector(".offers")?.textContent).toContain("You may");
  expect(root.querySelector(".offers [role=status]")).not.toBeNull();
  press("Card 2");
  expect(line.asked[0]?.request).toMatchObject({ answer: { type: "unasked", option: cards[1] } });
});

test("an option is considered while the pointer or the focus rests on its button", () => {
  const store = asked([REVEAL, KEEP]);
  for (const [begin, end] of [
    ["pointerenter", "pointerleave"],
    ["focus", "blur"],
  ] as const) {
    act(() => void button("Keep").dispatchEvent(new Event(begin)));
    expect(store.choice.considered.value).toEqual(KEEP);
    act(() => void button("Keep").dispatchEvent(new Event(end)));
    expect(store.choice.considered.value).toBeNull();
  }
});

test("a question may begin with picks: they are confirmed by one tap, or taken back one by one", () => {
  const store = asked({ type: "several", options: cards, least: 0, most: 3 }, [], cards.slice(0, 2));
  expect([...root.querySelectorAll("button")].some((each) => each.textContent?.includes("Cancel"))).toBe(false);
  press("Card 1");
  expect(store.choice.picked.value).toEqual([cards[1]]);
  press("Cancel");
  expect(store.choice.picked.value).toEqual(cards.slice(0, 2));
  press("Confirm");
  expect(line.asked[0]?.request).toMatchObject({ answer: cards.slice(0, 2) });
});

test("things that begin in a place are sent there by one tap, but for those that are moved or bound elsewhere", () => {
  const [one, two, three] = [cards[0]!, cards[1]!, cards[2]!];
  const store = sitting(line, WORDS, true, false);
  Object.assign(store.board, { gathers: () => 0 });
  line.hear(
    sight(4, 0, [0], { type: "assign", things: cards, places: [REVEAL, KEEP], limits: [], allowed: [[0, 1], [1], [0, 1]] }),
  );
  const pairs = (...places: Option[]) => ({
    type: "assigned",
    pairs: [one, two, three].map((card, at) => [card, places[at]]),
  });
  expect(store.choice.answer.value).toEqual(pairs(REVEAL, KEEP, REVEAL));
  store.choice.compose([0, 1, 1]);
  expect(store.choice.answer.value).toEqual(pairs(REVEAL, KEEP, KEEP));
});

test("in a window, the question says in which one", () => {
  const told = sight(4, 0, [0], [REVEAL, KEEP]);
  const window = (name: string) => ({ ...told.sight.decision!, kind: "Choose", window: { name, stretches: {} } });
  const sentence = (name: string): string => {
    const store = sitting(line, WORDS, true, false);
    line.hear({ ...told, sight: { ...told.sight, decision: window(name) } });
    act(() =>
      render(
        <StoreContext.Provider value={store}>
          <Prompt />
        </StoreContext.Provider>,
        root,
      ),
    );
    return (root.querySelector(".sentence")?.textContent ?? "").trim();
  };
  expect(sentence("dawn")).toBe("Your turn (at dawn) What do you do?");
  expect(sentence("dusk")).toBe("Your turn What do you do?");
});

test("while an event is shown the prompt says what happens, even when the next question is announced", () => {
  const store = asked([REVEAL, KEEP]);
  const won = { seq: 5, seat: 1, events: [{ type: "Won" }] };
  act(() => {
    line.hear({ ...sight(5, 0, [0], [REVEAL, KEEP]), since: 4, events: [won] });
    store.theatre.playing.value = true;
    store.voice.speak("Your turn. What do you do?");
  });
  expect(root.querySelector(".sentence")?.textContent).toBe("Ada has won.");
});

test("an answer that is shown is left picked until it is confirmed, or sent like a tap", () => {
  const one = asked([KEEP, REVEAL]);
  for (const _ of "twice") act(() => one.choice.show(REVEAL));
  expect(one.choice.picked.value).toEqual([REVEAL]);
  const several = asked({ type: "several", options: cards, least: 1, most: 2 });
  act(() => several.choice.show([cards[0]!]));
  expect(several.choice.picked.value).toEqual([cards[0]]);
  expect(line.asked).toEqual([]);
  prefer({ confirm: "never" });
  act(() => asked([KEEP, REVEAL]).choice.show(KEEP));
  expect(line.asked[0]?.request).toMatchObject({ type: "act", answer: KEEP });
  prefer({ confirm: "game" });
});
