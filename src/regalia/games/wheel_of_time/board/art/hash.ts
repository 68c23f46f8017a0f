/** A number that a name always gives: pictures differ from card to card, and stay what they are. */
export function hash(name: string): number {
  let value = 2166136261;
  for (const letter of name) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return value;
}
