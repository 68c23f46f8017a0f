import type { ComponentChild } from "preact";
import { About } from "regalia/parts/About";
import { Acts } from "regalia/parts/Acts";
import type { Shown } from "./Listed";
import { Count, Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { ofCouncil } from "./choices";
import { COUNCILS, LOCATIONS } from "./content";
import { breath, does, foughtBefore, named } from "./words";

/** Players by name, each with what is said of them. */
function Whose({ view, lines }: Pick<Shown, "view"> & { lines: readonly (readonly [number, ComponentChild])[] }) {
  return (
    <ul class="kinds">
      {lines.map(([seat, words], place) => (
        <li key={place}>
          <Arms faction={view.seats[seat]?.faction ?? ""} /> {words}
        </li>
      ))}
    </ul>
  );
}

/** A Location: what it brings, whose Heralds stand there, whose markers lie there. */
export function Place({ view, ui, what }: Shown) {
  const seen = view.locations[what];
  const worth = LOCATIONS[what]?.influence ?? 0;
  const heralds = (seen?.heralds ?? []).map(
    (seat) => [seat, ui.say("herald-of", { who: ui.labels.player(seat) })] as const,
  );
  const markers = (seen?.markers ?? []).flatMap((count, seat) =>
    count > 0 ? [[seat, breath(ui.labels.player(seat), ui.say("markers-of", { count }))] as const] : [],
  );
  return (
    <About
      picture={<Emblem name={what} />}
      title={named(ui, what)}
      facts={<Count name="influence" count={worth} words={ui.say("influence-of", { count: worth })} />}
      does={does(ui, what)}
      rule="10"
    >
      <Whose view={view} lines={[...heralds, ...markers]} />
      {seen?.kingdom.map((kingdom) => (
        <p key={kingdom}>
          <b>{named(ui, kingdom)}</b> {does(ui, kingdom)}
        </p>
      ))}
    </About>
  );
}

/** A Council: what it is good for, and each player's number of Votes there. */
export function Council({ view, ui, what }: Shown) {
  const votes = (view.councils[what]?.votes ?? []).flatMap((count, seat) =>
    count > 0 ? [[seat, breath(ui.labels.player(seat), ui.say("votes-of", { count }))] as const] : [],
  );
  return (
    <About
      picture={<Emblem name={what} />}
      title={named(ui, what)}
      facts={named(ui, COUNCILS[what]?.suit ?? "")}
      does={does(ui, what)}
      rule="9"
    >
      <Acts ui={ui} options={ofCouncil(ui, what).acts ?? []} />
      <Whose view={view} lines={votes} />
    </About>
  );
}

/** Supporters on a Region: whose, how many, and who of them has fought. */
export function Crowd({ view, ui, what }: Shown) {
  const [region = "", place] = what.split(":");
  const seat = Number(place);
  const count = view.regions[region]?.supporters[seat] ?? 0;
  const fought = view.regions[region]?.taken_part[seat] ?? 0;
  return (
    <About
      picture={<Arms faction={view.seats[seat]?.faction ?? ""} />}
      title={count > 0 ? breath(ui.labels.player(seat), ui.say("supporters-of", { count })) : ui.say("supporters")}
      facts={breath(fought > 0 && ui.say("some-fought", { count: fought }), foughtBefore({ view, ui }, seat, region))}
      does={ui.say("does-supporters")}
      rule="6.3"
    />
  );
}
