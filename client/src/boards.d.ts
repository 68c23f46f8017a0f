declare module "virtual:boards" {
  import type { GameBoard } from "regalia/board";

  /** The boards of installed games outside this repository, by game (`vite.config.ts`). */
  const boards: Readonly<Record<string, () => Promise<{ readonly default: GameBoard }>>>;
  export default boards;
}
