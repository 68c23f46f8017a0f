/** A round, and the room that its name has, in pixels. */
export interface Round {
  readonly words: string;
  readonly room: number;
}

/** How wide words are about, in pixels: a letter about half as wide as a sign of Japanese. */
const widthOf = (words: string): number => 10 + [...words].reduce((sum, sign) => sum + (sign > "\u2e80" ? 12.5 : 6.8), 0);

/**
 * What stands at the beginning of each round: its words; its number, where the words of some find no room; or nothing.
 * Rounds shorter than a number have no say in it.
 */
export function namesOf(rounds: readonly Round[]): readonly string[] {
  const large = rounds.filter(({ room }) => room >= widthOf("00"));
  const fits = large.every(({ words, room }) => widthOf(words) <= room);
  return rounds.map(({ words, room }) => {
    const name = fits ? words : (/\d+/.exec(words)?.[0] ?? words);
    return widthOf(name) <= room ? name : "";
  });
}
