/** The cards of each family (rules.md 3): six characters, then four intrigues. */
export const KINDS = [
  "archer",
  "soldier",
  "spy",
  "heir",
  "lord",
  "shapeshifter",
  "assassination",
  "royal_decree",
  "ambush",
  "conspiracy",
];
