/** The light on pieces of the kit, as gradients that they share. A page that shows such pieces draws this once. */
export function KitDefs() {
  return (
    <svg class="kit-defs" aria-hidden="true" width="0" height="0">
      <defs>
        <linearGradient id="kit-light" x2="1" y2="1">
          <stop stop-color="#fff" stop-opacity=".55" />
          <stop offset=".5" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-opacity=".22" />
        </linearGradient>
        <linearGradient id="kit-sheen" y2="1" x2="0">
          <stop stop-color="#fff" stop-opacity=".4" />
          <stop offset=".45" stop-color="#fff" stop-opacity=".06" />
          <stop offset="1" stop-opacity=".3" />
        </linearGradient>
        {Object.entries(METALS).map(([metal, [bright, middle, deep, edge]]) => (
          <>
            <radialGradient id={`kit-${metal}`} cx=".36" cy=".3" r=".85">
              <stop stop-color={bright} />
              <stop offset=".38" stop-color={middle} />
              <stop offset="1" stop-color={deep} />
            </radialGradient>
            <linearGradient id={`kit-${metal}-rim`} x2="1" y2="1">
              <stop stop-color={bright} />
              <stop offset=".5" stop-color={deep} />
              <stop offset="1" stop-color={edge} />
            </linearGradient>
          </>
        ))}
      </defs>
    </svg>
  );
}

export type Metal = "gold" | "silver" | "copper";

const METALS: Readonly<Record<Metal, readonly [string, string, string, string]>> = {
  gold: ["#fff3c0", "#efc659", "#a8741a", "#5d3a05"],
  silver: ["#fbfdfd", "#c3ccd1", "#77828a", "#3b4349"],
  copper: ["#ffe0c8", "#d98f5c", "#8f4d22", "#4d2409"],
};
