/** Written by the build, from the texts of the games. */
declare module "virtual:games" {
  interface Pitch {
    readonly title: string;
    readonly pitch: string;
  }
  interface Introduced {
    readonly cover: string;
    readonly en: Pitch;
    readonly ja: Pitch;
  }
  const games: readonly Introduced[];
  export default games;
}
