import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { printed } from "regalia/live/facts";
import type { Bench as Given, WorkshopPart } from "regalia/workshop/part";
import { Sheet } from "regalia/workshop/Sheet";
import { WholeCard } from "./workshop/Cards";
import { nameOf, tell } from "./cards";
import { BLANK, type Deck, differences, sizeOf } from "./workshop/deck";
import { DeckList } from "./workshop/DeckList";
import { Hand } from "./workshop/Hand";
import { Numbers } from "./workshop/Numbers";
import { Pool } from "./workshop/Pool";
import { type Card, type Catalogue, poolOf, type Pool as Cards } from "./workshop/pool";
import "regalia/kit/css/surfaces.css";
import "./workshop/workshop.css";

const PAGES = ["pool", "deck", "numbers", "hand"] as const;
type Page = (typeof PAGES)[number];

const WIDE = matchMedia("(min-width: 900px)");

/** The deck builder: the pool on one side, the deck and what can be said of it on the other; on a phone one after another. */
function Bench(given: Given<Deck>) {
  const { language, say, content } = given;
  const [pool, setPool] = useState<Cards | null>(null);
  const [page, setPage] = useState<Page>("pool");
  const [card, setCard] = useState<Card | null>(null);
  const builder = useRef<HTMLDivElement>(null);
  const wide = useWide();
  // A page is read from its beginning, however far the one before was scrolled.
  useLayoutEffect(() => {
    if (!wide && builder.current && builder.current.getBoundingClientRect().top < 0) builder.current.scrollIntoView();
  }, [page]);
  const [failed, setFailed] = useState(false);
  const fetchPool = async (): Promise<void> => {
    setFailed(false);
    const told = await printed<Catalogue>("wheel_of_time", language);
    if (!told) return setFailed(true);
    tell(told);
    setPool(poolOf(told, language));
  };
  useEffect(() => void fetchPool(), [language]);
  if (failed) return <Failed say={say} again={() => void fetchPool()} />;
  if (!pool) return <p class="hint">…</p>;
  const bench = { ...given, pool, show: setCard };
  return (
    <div class={`builder page-${page}`} ref={builder}>
      <nav class="pages" aria-label={say("nav-workshop")}>
        {PAGES.map((each) => (
          <button
            key={each}
            type="button"
            class={`to-${each}`}
            aria-pressed={(wide && page === "pool" ? "deck" : page) === each}
            onClick={() => setPage(each)}
          >
            {say(`workshop-${each}`)}
            {each === "deck" && <span class="count">{sizeOf(content)}</span>}
          </button>
        ))}
      </nav>
      <Pool bench={bench} />
      <DeckList bench={bench} />
      <Numbers bench={bench} />
      <Hand bench={bench} />
      {card && (
        <Sheet title={card.name} closing={say("done")} close={() => setCard(null)} class="card-sheet">
          <WholeCard bench={bench} card={card} />
        </Sheet>
      )}
    </div>
  );
}

/** The cards could not be fetched. */
const Failed = ({ say, again }: { say: Given<Deck>["say"]; again(): void }) => (
  <div role="alert">
    <p class="problem">{say("problem-offline")}</p>
    <button type="button" onClick={again}>
      {say("workshop-try-again")}
    </button>
  </div>
);

/** Whether the pool and the deck have room beside one another. */
function useWide(): boolean {
  const [wide, setWide] = useState(WIDE.matches);
  useEffect(() => {
    const look = (): void => setWide(WIDE.matches);
    WIDE.addEventListener("change", look);
    return () => WIDE.removeEventListener("change", look);
  }, []);
  return wide;
}

const part: WorkshopPart<Deck> = {
  blank: BLANK,
  agreed: { format: ["standard", "premier_only", "tournament"] },
  Bench,
  summary: (deck, say) =>
    [say(`side-${deck.side}`), leaderOf(deck), say("workshop-size", { count: sizeOf(deck) })].filter(Boolean).join(" · "),
  differences,
};

/** What the starting character of a deck is called, if its opening hand has one. */
const leaderOf = ({ opening = [] }: Deck): string => (opening[0] ? nameOf(opening[0]) : "");
export default part;
