import type { ComponentChild } from "preact";
import type { Ui } from "regalia/board";
import type { Option } from "regalia/wire";
import { Chip, Sign } from "./art/Symbol";
import { DieFace } from "./Dice";
import { Weave } from "./Pattern";
import type { PayWith, Spare, Spend, Symbol, TakeDie } from "./types";

type Drawn = PayWith | Spare | Spend | TakeDie;

/** Pictures on the buttons of payments and dice, which would not fit the prompt in words. */
export function drawn(option: Option, ui: Ui): ComponentChild {
  const known = option as unknown as Drawn;
  switch (known.type) {
    case "PayWith":
      return known.symbols.length + known.spared.length > 0 && <Payment {...known} ui={ui} />;
    case "Spend":
      return <Symbols symbols={[known.symbol]} ui={ui} />;
    case "Spare":
      return <Spared ability={known.ability} />;
    case "TakeDie":
      return <DieFace ability={known.ability} face={known.face} />;
    default:
      return undefined;
  }
}

const Payment = ({ symbols, spared, ui }: PayWith & { readonly ui: Ui }) => (
  <>
    <Symbols symbols={symbols} ui={ui} />
    {spared.length > 0 && <Neutral count={spared.length} />}
  </>
);

/** A token that becomes neutral for a symbol less. */
const Spared = ({ ability }: { readonly ability: Spare["ability"] }) => (
  <>
    <Neutral count={1} />
    <span class={`chip chip-${ability}`}>
      <Sign name={ability} />
      <b>−1</b>
    </span>
  </>
);

const sourceOf = ({ ability, source = 0 }: Symbol): string => `${ability} ${source}`;

/** The symbols of one ability and one card, as one sign with their number. */
function Symbols({ symbols, ui }: { readonly symbols: readonly Symbol[]; readonly ui: Ui }) {
  const kinds = new Map(symbols.map((symbol) => [sourceOf(symbol), symbol]));
  return (
    <>
      {[...kinds].map(([key, symbol]) => (
        <span key={key} class="paid-symbol">
          <Chip ability={symbol.ability} count={symbols.filter((other) => sourceOf(other) === key).length} />
          {isDoubtful(symbol, ui) && <span class="whose">{ui.labels.word("kind", symbol.kind ?? "")}</span>}
        </span>
      ))}
    </>
  );
}

const symbolsOf = (option: Option): readonly Symbol[] => {
  const known = option as unknown as Drawn;
  return known.type === "PayWith" ? known.symbols : known.type === "Spend" ? [known.symbol] : [];
};

/** True for a symbol of a card if others of its ability can be paid that are not of that card. */
const isDoubtful = (symbol: Symbol, { options }: Ui): boolean =>
  Boolean(symbol.source) &&
  options
    .flatMap(symbolsOf)
    .some((other) => other.ability === symbol.ability && (other.source ?? 0) !== (symbol.source ?? 0));

/** So many tokens of the Pattern that become neutral. */
const Neutral = ({ count }: { readonly count: number }) => (
  <span class="more-neutral">
    <Weave name="neutral" />
    <b>+{count}</b>
  </span>
);
