const WOODCUTS = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });

const nameOf = (file: string): string => file.replace(/.*\/|\.svg$/g, "");

/** Every picture once, for all that show it: two blocks, one in the colour of the family (`--tint`), one in ink. */
const SYMBOLS = Object.entries(WOODCUTS)
  .map(([file, drawn]) =>
    drawn.replace(/<svg[^>]*>/, `<symbol id="cut-${nameOf(file)}" overflow="visible">`).replace("</svg>", "</symbol>"),
  )
  .join("");

export function EmblemDefs() {
  return <svg class="emblem-defs" aria-hidden="true" width="0" height="0" dangerouslySetInnerHTML={{ __html: SYMBOLS }} />;
}

/** The woodcut of a kind of card; with the sun of its family behind it, unless it is `bare`. */
export function Emblem({ kind, bare }: { kind: string; bare?: boolean }) {
  return (
    <svg class="emblem" viewBox="-3 -3 106 106" aria-hidden="true">
      {!bare && <use href="#cut-sun" transform="translate(1.2 1)" />}
      <use href={`#cut-${kind}`} />
    </svg>
  );
}
