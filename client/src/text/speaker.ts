import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Readonly<Record<string, FluentVariable>>;

/** Turns message names into words, in one language. */
export interface Speaker {
  readonly language: string;
  /** The message, or its attribute (`name.attribute`). A missing message is shown by its name. */
  say(name: string, args?: Args): string;
  knows(name: string): boolean;
  /** Ada, Bob and Eve. */
  list(words: readonly string[]): string;
}

/** A speaker of these texts; a later text overrides an earlier one. */
export function speaker(language: string, ...texts: readonly string[]): Speaker {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  const pattern = (name: string) => {
    const [id = name, attribute] = name.split(".");
    const message = bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  };
  const plain = new Map<string, string>();
  const joiner = new Intl.ListFormat(language, { type: "conjunction" });
  return {
    language,
    knows: (name) => Boolean(pattern(name)),
    say(name, args) {
      const said = args ? undefined : plain.get(name);
      if (said !== undefined) return said;
      const found = pattern(name);
      const words = found ? bundle.formatPattern(found, args ?? {}, []) : name;
      if (!args) plain.set(name, words);
      return words;
    },
    list: (words) => joiner.format(words),
  };
}
