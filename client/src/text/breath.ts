/** What there is to say of one thing, in one breath, punctuated as the page's language has it. */
export const breath = (...words: readonly (string | false | 0 | undefined | null)[]): string =>
  words.filter(Boolean).join(globalThis.document?.documentElement.lang === "ja" ? "、" : ", ");

/** Sentences one after the other: with a space between them, but not after a full-width mark. */
export const sentences = (words: readonly (string | undefined | false)[]): string =>
  words
    .filter(Boolean)
    .join(" ")
    .replace(/([。！？：]) /gu, "$1");
