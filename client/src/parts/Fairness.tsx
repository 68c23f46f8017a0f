import { useEffect, useState } from "preact/hooks";
import { useStore, useWords } from "./context";

/** The parts of the seed, and whether they match the commitments made before the game. */
export function Fairness() {
  const store = useStore();
  const say = useWords();
  const [verdict, setVerdict] = useState<boolean | null>(null);
  const table = store.table.value;
  const seed = table?.seed ?? null;
  useEffect(() => {
    if (table) void store.dice.isFair(table).then(setVerdict);
  }, [seed]);
  if (!table) return null;
  const given = table.seats.flatMap(({ nonce }, seat) => (nonce ? [{ seat, nonce }] : []));
  const mine = table.seats.filter(({ yours }) => yours);
  const added = mine.some(({ nonce }) => nonce?.nonce);
  const own = store.dice.kept(table.id)?.nonce;
  const command = `regalia verify --commitment ${table.commitment}${own ? ` --nonce ${own}` : ""} record.json`;
  return (
    <details class="fair">
      <summary>
        {say("fair")}{" "}
        {verdict !== null && <b class={verdict ? "good" : "bad"}>{say(verdict ? "fair-good" : "fair-bad")}</b>}
      </summary>
      <p>{say("fair-before")}</p>
      <code>{table.commitment}</code>
      <p>{say(seed ? "fair-after" : "fair-not-yet")}</p>
      {seed && <code>{seed}</code>}
      {given.map(({ seat, nonce }) => (
        <div key={seat}>
          <p>{say(nonce.nonce ? "fair-nonce" : "fair-withheld", { who: store.voice.names.value[seat] ?? "" })}</p>
          {nonce.nonce && <code>{nonce.nonce}</code>}
        </div>
      ))}
      {mine.length > 0 && !added && <p>{say("fair-none")}</p>}
      {seed && <p>{say("fair-how")}</p>}
      {seed && <code>{command}</code>}
    </details>
  );
}
