import type { FluentVariable } from "@fluent/bundle";
import type { Answer, Assigned, Decision, GameEvent, Noun, Option, Seat, Shared, Unasked } from "../wire";
import type { Args, Speaker } from "./speaker";

/** Fields whose numbers are seats, in every game; -1 is none. */
const SEATS: ReadonlySet<string> = new Set([
  "seat",
  "owner",
  "victim",
  "first",
  "order",
  "winner",
  "winners",
  "who",
  "player",
  "players",
]);

/** Fields whose numbers are pieces, in a game whose pieces are numbered. */
const PIECES: ReadonlySet<string> = new Set([
  "id",
  "about",
  "piece",
  "pieces",
  "host",
  "by",
  "challenge",
  "challenges",
  "target",
  "targets",
]);

const isAssigned = (answer: Answer): answer is Assigned =>
  typeof answer === "object" && "type" in answer && answer.type === "assigned";
const isShared = (answer: Answer): answer is Shared =>
  typeof answer === "object" && "type" in answer && answer.type === "shared";

const isUnasked = (answer: Answer): answer is Unasked =>
  typeof answer === "object" && "type" in answer && answer.type === "unasked";

/** Names for whatever options and events mention (docs/protocol.md, Sight). */
export interface Labels {
  piece(id: string): string;
  /** What the game says of a piece, such as its kind; undefined if it says nothing. */
  noun(id: string): Noun | undefined;
  /** What the game calls a kind of things, such as `library`; undefined if it has no word for it. */
  kind(kind: string): string | undefined;
  /** A word that stands in a field: the piece of that name, or the game's word for it, or itself. */
  word(field: string, value: string): string;
  /** How many seats the table has. */
  readonly seats: number;
  player(seat: Seat): string;
  option(option: Option): string;
  /** Some fields of an option, before the others have been chosen: what they say, and what is still to choose. */
  part(option: Option): string;
  answer(answer: Answer): string;
  event(event: GameEvent): string;
  /** What the table waits for, as told to the one who decides, or to the others. */
  decision(decision: Decision, seat: Seat | null, about: Readonly<Record<string, unknown>>): string;
  /** What is possible now for the seat that decides; empty without facts, and if the game has no words for them. */
  situation(decision: Decision, facts: Readonly<Record<string, unknown>>): string;
  /** A record's fields as arguments for a message. */
  args(fields: Readonly<Record<string, unknown>>): Args;
}

/** Words with their counts: cloth ×2, wood. Numbers are not counted: 4, 4, 10. */
const counted = (words: readonly string[]): readonly string[] =>
  words.every((word) => /^\d+$/.test(word))
    ? words
    : [...new Set(words)].map((word) => {
        const count = words.filter((other) => other === word).length;
        return count === 1 ? word : `${word} ×${count}`;
      });

export function labels(
  speaker: Speaker,
  nouns: Readonly<Record<string, Noun>>,
  names: readonly string[],
  kinds: Readonly<Record<string, string>> = {},
  /** True for the labels of options, which tell apart pieces that are otherwise called alike. */
  choosing = false,
): Labels {
  const player = (seat: Seat): string => names[seat] || speaker.say("seat-number", { number: seat + 1 });
  const piece = (id: string): string => {
    const noun = nouns[id];
    if (!noun) return id;
    const apart = `noun-${noun.key}.option`;
    return speaker.say(choosing && speaker.knows(apart) ? apart : `noun-${noun.key}`, args(noun.args));
  };
  const word = (field: string, value: string): string => {
    if (value in nouns) return piece(value);
    const key = value.replace(/[^A-Za-z0-9_-]/g, "_");
    const name = [`${field}-${key}`, `kind-${key}`].find((candidate) => speaker.knows(candidate));
    return name ? speaker.say(name) : (kinds[value] ?? value);
  };
  /** A seat's player, a numbered piece's noun, or the number. */
  const number = (field: string, thing: number): FluentVariable => {
    if (SEATS.has(field)) return thing < 0 ? "none" : player(thing);
    if (!PIECES.has(field) || !thing) return thing;
    if (String(thing) in nouns) return piece(String(thing));
    return speaker.knows("noun-gone") ? speaker.say("noun-gone") : thing;
  };
  const value = (field: string, thing: unknown): FluentVariable => {
    if (thing === null || thing === undefined) return "none";
    if (typeof thing === "boolean") return thing ? "yes" : "no";
    if (Array.isArray(thing)) return speaker.list(counted(thing.map((item) => String(value(field, item)))));
    const named = typeof thing === "object" ? kinds[Object.values(thing).join(".")] : undefined;
    if (named !== undefined) return named;
    if (typeof thing === "object" && speaker.knows(`${field}-each`))
      return speaker.say(`${field}-each`, args({ source: 0, ...thing }));
    if (typeof thing === "object")
      return speaker.list(
        Object.entries(thing).map(([what, count]) =>
          speaker.say("amount", { what: value(field, what), count: Number(count) }),
        ),
      );
    if (typeof thing === "number") return number(field, thing);
    return word(field, String(thing));
  };
  /** Each field as a value, and of a list also how long it is. */
  const args = (fields: Readonly<Record<string, unknown>>): Args =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, thing]) => [
        [field, value(field, thing)],
        ...(Array.isArray(thing) ? [[`${field}-count`, thing.length]] : []),
      ]),
    );
  /** What a seat calls a piece of its own: your Archer. */
  const owned = (id: unknown, seat: Seat): string | null => {
    const noun = nouns[String(id)];
    const name = `noun-${noun?.key}.own`;
    return noun?.args["owner"] === seat && speaker.knows(name) ? speaker.say(name, args(noun.args)) : null;
  };
  const apart = choosing ? null : labels(speaker, nouns, names, kinds, true);
  const option = (chosen: Option): string => apart?.option(chosen) ?? speaker.say(`option-${chosen.type}`, args(chosen));
  const answer = (given: Answer): string => {
    if (typeof given === "number") return String(given);
    if (isAssigned(given)) return speaker.list(given.pairs.map(([thing, place]) => `${option(thing)} → ${option(place)}`));
    if (isShared(given)) {
      const taken = given.amounts.filter(([, amount]) => amount > 0);
      return speaker.list(taken.map(([place, amount]) => `${option(place)} ${amount}`));
    }
    if (isUnasked(given)) return option(given.option);
    return speaker.list([given].flat().map(option));
  };
  return {
    piece,
    noun: (id) => nouns[id],
    kind: (kind) => (speaker.knows(`kind-${kind}`) ? speaker.say(`kind-${kind}`) : undefined),
    word,
    seats: names.length,
    player,
    args,
    option,
    part(chosen) {
      if (apart) return apart.part(chosen);
      const fields = Object.keys(chosen).filter((field) => field !== "type");
      const own = `option-${chosen.type}.${fields.join("-")}`;
      return speaker.say(speaker.knows(own) ? own : `option-${chosen.type}.part`, args(chosen));
    },
    answer,
    event: (event) => speaker.say(`event-${event.type}`, args(event)),
    decision(decision, seat, about) {
      const own = seat !== null && decision.waiting.includes(seat);
      const who = { who: speaker.list(decision.waiting.map(player)) };
      const mine = Object.entries(about).flatMap(([field, id]) => {
        const name = own ? owned(id, seat) : null;
        return name === null ? [] : [[field, name] as const];
      });
      const words = { ...args(about), ...Object.fromEntries(mine), ...who };
      return speaker.say(`decision-${decision.kind}${own ? "" : ".others"}`, words);
    },
    situation(decision, facts) {
      const name = `decision-${decision.kind}.situation`;
      return speaker.knows(name) && Object.keys(facts).length ? speaker.say(name, args(facts)) : "";
    },
  };
}

/**
 * What the seats are called: people by their names, also while a bot plays for them, and bots by their level. Where two are
 * alike they are numbered in the order in which they are drawn.
 */
export function seatNames(
  speaker: Speaker,
  seats: readonly { readonly person: string | null; readonly name: string; readonly bot: string | null }[],
  order: readonly number[] = seats.map((_, seat) => seat),
): string[] {
  const plain = seats.map(({ person, name, bot }) => (bot && person === null ? speaker.say(`bot-${bot}`) : name));
  return plain.map((name, seat) => {
    const alike = order.filter((other) => plain[other] === name);
    return !name || alike.length === 1 ? name : speaker.say("numbered-name", { name, number: alike.indexOf(seat) + 1 });
  });
}
