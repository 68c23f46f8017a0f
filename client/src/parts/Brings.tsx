import { linkTo } from "../live/place";
import { useEffect, useState } from "preact/hooks";
import { ask } from "../live/http";
import type { Kept, Stock } from "../wire";
import { useChange } from "./change";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";
import { sentences } from "../text/breath";

/** What a seat brings: all see whether it has brought something; its owner chooses. */
export function Brings({ seat }: { seat: number }) {
  const store = useStore();
  const say = useWords();
  const [name, setName] = useState("");
  const sitting = store.table.value?.seats[seat];
  if (!store.game.value?.brings || !sitting || sitting.bot) return null;
  const told = say(sitting.brought ? "brought" : "not-brought");
  if (!sitting.yours) return <p class="brings hint">{told}</p>;
  return (
    <details class="brings" open={!sitting.brought}>
      <summary class="button quiet">{sitting.brought && name ? say("brought-what", { name }) : told}</summary>
      <Chooser seat={seat} chosen={setName} />
    </details>
  );
}

/** What one could bring to this seat: one's own, with the reasons where one may not, and what is ready-made for it. */
function Chooser({ seat, chosen }: { seat: number; chosen: (name: string) => void }) {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const stock = useStock(seat);
  const { id: table, game } = store.table.value!;
  const ready = (stock?.ready ?? []).filter((kept) => kept.refusals.length === 0);
  const listed = [...(stock?.own ?? []), ...ready];
  const name = (kept: Kept): string => kept.name || say(`brings-${kept.id}`);
  useEffect(() => {
    const brought = listed.find((kept) => kept.brought);
    if (brought) chosen(name(brought));
  }, [stock]);
  const bring = (place: number): void => {
    const kept = listed[place];
    if (!kept) return;
    chosen(name(kept));
    change("PUT", `/seats/${seat}/brought`, kept.name ? { content: kept.content } : { ready: kept.id });
  };
  const group = (label: string, some: readonly Kept[]) =>
    some.length > 0 && (
      <optgroup label={say(label)}>
        {some.map((kept) => (
          <option key={kept.id} value={listed.indexOf(kept)} disabled={kept.refusals.length > 0}>
            {name(kept)}
          </option>
        ))}
      </optgroup>
    );
  const first = stock && stock.own.length === 0 && !store.table.value!.seats[seat]?.brought ? ready[0] : undefined;
  const described = ready.filter((kept) => store.speaker.knows(`brings-${kept.id}.hint`));
  const illegal = (stock?.own ?? []).filter((kept) => kept.refusals.length > 0);
  return (
    <>
      {first && (
        <button class="button primary" onClick={() => bring(listed.indexOf(first))}>
          {say("brings-first", { name: name(first) })}
        </button>
      )}{" "}
      <select
        key={`${table} ${listed.length}`}
        class="button"
        aria-label={say("brings-choose")}
        value=""
        onChange={(event) => bring(Number(event.currentTarget.value))}
      >
        <option value="" disabled>
          {say("brings-choose")}
        </option>
        {group("brings-own", stock?.own ?? [])}
        {group("brings-ready", ready)}
      </select>{" "}
      <a class="button quiet" href={linkTo(`/workshop/${game}`)} target="_blank" rel="noopener">
        <Icon name="layers" /> {say("brings-build")}
      </a>
      {described.length > 0 && (
        <ul class="brings-how hint">
          {described.map((kept) => (
            <li key={kept.id}>
              <strong>{name(kept)}</strong> {say(`brings-${kept.id}.hint`)}
            </li>
          ))}
        </ul>
      )}
      {illegal.length > 0 && (
        <ul class="brings-not">
          {illegal.map((kept) => (
            <li key={kept.id}>
              <strong>{kept.name}</strong> {sentences(kept.refusals.map((refusal) => store.voice.told(refusal)))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What one could bring here: asked for again when the table's options change, and when one comes back to the page. */
function useStock(seat: number): Stock | null {
  const store = useStore();
  const [stock, setStock] = useState<Stock | null>(null);
  const { id, options } = store.table.value!;
  const agreed = JSON.stringify(options);
  useEffect(() => {
    const look = (): void =>
      void ask<Stock>("GET", `/api/tables/${id}/seats/${seat}/belongings`).then(
        (told) => "value" in told && setStock(told.value),
      );
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [id, seat, agreed]);
  return stock;
}
