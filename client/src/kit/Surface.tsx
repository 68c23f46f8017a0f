import type { ComponentChildren } from "preact";

export const SURFACES = ["night", "wood", "felt", "paper", "cloth", "leather", "metal", "stone"] as const;
export type SurfaceName = (typeof SURFACES)[number];

/** Ground of some material; a board may as well put the class on an element of its own. */
export function Surface({ name, children }: { name: SurfaceName; children?: ComponentChildren }) {
  return <div class={`surface surface-${name}`}>{children}</div>;
}
