/** The cards of each family (rules.md 3): six characters, then four intrigues. */
export const CHARACTERS: readonly string[] = ["archer", "soldier", "spy", "heir", "lord", "shapeshifter"];
export const INTRIGUES: readonly string[] = ["assassination", "royal_decree", "ambush", "conspiracy"];
export const KINDS: readonly string[] = [...CHARACTERS, ...INTRIGUES];
