/** The sections of the rules about each type of card. */
export const SECTIONS: Readonly<Record<string, string>> = {
  character: "11.1",
  troop: "11.2",
  event: "11.3",
  advantage: "11.4",
  challenge: "11.5",
};
