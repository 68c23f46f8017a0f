import type { ComponentChild } from "preact";
import type { Ui } from "regalia/board";
import type { RulePictures } from "regalia/rules/pictures";
import { ABILITIES, Chip } from "./art/Symbol";
import { Camp } from "./Camp";
import { InPlay } from "./Card";
import { DieFace } from "./Dice";
import { Field } from "./Field";
import { Pattern, Weave } from "./Pattern";
import type { SeenChallenge, SeenNumber, SeenPiece, SeenSeat, View } from "./types";
import style from "./board.css?url";

const FACES = [0, 1, 2, 3, 4, 5];
const [HERO, VILLAIN] = [0, 1];

const number = (count: number): SeenNumber => ({ printed: count, permanent: count, current: count });

/** A force with these abilities: at home, or where it takes part. */
const force = (id: number, seat: number, kind: string, abilities: readonly number[], challenge = 0): SeenPiece =>
  ({
    id,
    kind,
    owner: seat,
    seat,
    place: challenge ? "field" : "home",
    challenge,
    damage: 0,
    corruption: 0,
    host: 0,
    abilities: abilities.map(number),
  }) as Partial<SeenPiece> as SeenPiece;

const NO_SCORE = { support: 0, opposition: 0, char: 0, troop: 0, char_oath: 0, troop_oath: 0 };

const challenge = (id: number, seat: number, form: SeenChallenge["form"], kind: string | null): SeenChallenge =>
  ({
    id,
    form,
    seat,
    kind,
    hidden: false,
    kinds: [],
    stage: "declared",
    scores: [NO_SCORE, NO_SCORE],
    support: 0,
    opposition: 0,
    winner: -1,
  }) as Partial<SeenChallenge> as SeenChallenge;

const table = (pieces: readonly SeenPiece[]): View =>
  ({
    hero: HERO,
    acting: HERO,
    resolving: -1,
    battle: 0,
    neutral: 3,
    total: 8,
    seats: [
      { side: "hero", tokens: 3 },
      { side: "villain", tokens: 2 },
    ] as Partial<SeenSeat>[] as SeenSeat[],
    challenges: [
      challenge(1, HERO, "pattern", null),
      challenge(2, HERO, "card", "gather_allies"),
      challenge(3, VILLAIN, "card", "hunting_trollocs"),
    ],
    pieces,
    rolls: [],
    thrown: [],
  }) as Partial<View> as View;

const AT_HOME = [force(1, HERO, "elayne_trakand", [2, 0, 1, 0]), force(2, VILLAIN, "be_lal_i", [0, 1, 4, 4])];
const AVATARS = [force(1, HERO, "rand_al_thor_i", [2, 1, 3, 4]), force(2, VILLAIN, "be_lal_i", [0, 1, 4, 4])];
const IN_THE_FIELD = [
  force(3, HERO, "egwene_the_accepted", [1, 2, 2, 0], 1),
  force(4, HERO, "bain", [0, 0, 0, 3], 2),
  force(5, VILLAIN, "draghkar", [0, 0, 0, 2], 2),
  force(6, VILLAIN, "asmodean_i", [0, 1, 4, 0], 3),
];

/** Of a cost of 2 Politics and 1 Combat: as printed, doubled, and with a converted token. */
const COSTS = [
  { politics: 2, combat: 1 },
  { politics: 4, combat: 2 },
  { politics: 1, combat: 1, converted: true },
];

/** Rows of small things, drawn larger. */
const rows = (all: readonly ComponentChild[]) => (
  <div
    class="wheel"
    style={{
      display: "grid",
      gridTemplate: "none",
      gap: "8px",
      height: "auto",
      zoom: 1.5,
    }}
  >
    {all.map((things, place) => (
      <div
        key={place}
        style={{
          display: "flex",
          flexWrap: "wrap",
          gap: "10px",
          alignItems: "center",
        }}
      >
        {things}
      </div>
    ))}
  </div>
);

/** A place of the Pattern by itself. */
const Thread = ({ name }: { name: string }) => (
  <span style={{ display: "grid", width: "26px", height: "22px" }}>
    <Weave name={name} />
  </span>
);

/** Large things in the middle of a panel. */
const middle = (zoom: number, things: readonly ComponentChild[]) => (
  <div
    class="wheel"
    style={{ display: "flex", gap: "18px", alignItems: "center", justifyContent: "center", height: "auto", zoom }}
  >
    {things}
  </div>
);

const field = (view: View, ui: Ui) => (
  <div class="wheel" style={{ gridTemplate: '"field" 340px / minmax(0, 1fr)', height: "auto" }}>
    <Field view={view} ui={ui} />
  </div>
);

/** The Pattern is complete. */
const LAST_BATTLE: View = {
  ...table([force(1, HERO, "rand_al_thor_i", [2, 1, 3, 4], 1), force(2, VILLAIN, "be_lal_i", [0, 1, 4, 4], 1)]),
  battle: 1,
  total: 20,
  neutral: 15,
  challenges: [challenge(1, HERO, "last_battle", null)],
};

const pictures: RulePictures = {
  style,
  drawn: {
    table: (ui) => {
      const seen = { view: table([...AT_HOME, ...IN_THE_FIELD]), ui };
      return (
        <div class="wheel" style={{ minHeight: "600px" }}>
          <Pattern {...seen} />
          <Camp {...seen} seat={VILLAIN} />
          <Field {...seen} />
          <Camp {...seen} seat={HERO} />
        </div>
      );
    },
    works_sides: (ui) =>
      middle(
        2.3,
        AVATARS.map((piece) => <InPlay key={piece.id} view={table(AVATARS)} ui={ui} piece={piece} />),
      ),
    works_declare: (ui) => field(table([]), ui),
    works_send: (ui) => field(table(IN_THE_FIELD), ui),
    works_recruit: (ui) =>
      middle(2, [
        <Chip key="P" ability="P" count={2} />,
        <Chip key="C" ability="C" count={1} />,
        "→",
        <InPlay key="force" view={table(IN_THE_FIELD)} ui={ui} piece={IN_THE_FIELD[1]!} />,
      ]),
    works_roll: () =>
      middle(
        3,
        [1, 2, 3, 5].map((face, place) => <DieFace key={face} ability={ABILITIES[place]!} face={face} />),
      ),
    works_pattern: (ui) => (
      <div class="wheel" style={{ gridTemplate: '"pattern field" 300px / 90px minmax(0, 1fr)', height: "auto" }}>
        <Pattern view={LAST_BATTLE} ui={ui} />
        <Field view={LAST_BATTLE} ui={ui} />
      </div>
    ),
    dice: () => rows(ABILITIES.map((ability) => FACES.map((face) => <DieFace key={face} ability={ability} face={face} />))),
    participation: (ui) => field(table(IN_THE_FIELD), ui),
    cost: () =>
      rows(
        COSTS.map(({ politics, combat, converted }) => (
          <>
            <Chip ability="P" count={politics} />
            <Chip ability="C" count={combat} />
            {converted && (
              <>
                <Thread name="light" /> → <Thread name="neutral" />
              </>
            )}
          </>
        )),
      ),
  },
};

export default pictures;
