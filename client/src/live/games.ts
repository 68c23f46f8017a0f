/** What a game is for, and what its tables may agree on. */
export interface GameFacts {
  readonly seats: readonly number[];
  readonly choices: readonly { readonly field: string; readonly values: readonly (string | boolean | number)[] }[];
}

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, { readonly properties?: Readonly<Record<string, Property>> }>>;
}

interface Property {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
}

interface GameCard {
  readonly slug: string;
  readonly seats: readonly number[];
  readonly options: Schema;
}

/** The values that a field may have, if they can be listed. */
function values(property: Property): readonly (string | boolean | number)[] {
  return property.enum ?? (property.type === "boolean" ? [true, false] : []);
}

export function factsOf(card: GameCard): GameFacts {
  const name = card.options.$ref?.split("/").at(-1) ?? "";
  const fields = card.options.$defs?.[name]?.properties ?? {};
  const choices = Object.entries(fields).map(([field, property]) => ({ field, values: values(property) }));
  return { seats: card.seats, choices: choices.filter((choice) => choice.values.length > 0) };
}

export async function factsAbout(slug: string): Promise<GameFacts | null> {
  const response = await fetch("/api/games");
  const cards = (await response.json()) as readonly GameCard[];
  const card = cards.find((each) => each.slug === slug);
  return card ? factsOf(card) : null;
}
