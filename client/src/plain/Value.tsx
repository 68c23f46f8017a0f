import type { Ui } from "../board";
import { Piece } from "../parts/Piece";
import { called, type Fields, isFields, naming } from "./fields";

interface Props {
  readonly ui: Ui;
  /** The field it stands in, by which its words are found. */
  readonly name: string;
  readonly value: unknown;
  /** The seat before which it lies: a word of another seat's is only looked at. */
  readonly seat?: number;
}

/** Whatever a view may hold: a piece, a word, a number, a list, a record. */
export function Value({ ui, name, value, ...before }: Props) {
  if (value === null || value === undefined) return <Hidden ui={ui} />;
  if (Array.isArray(value)) return <List ui={ui} name={name} values={value} {...before} />;
  if (isFields(value)) return <Record ui={ui} fields={value} {...before} />;
  if (typeof value === "boolean") return <>{ui.say(value ? "plain-yes" : "plain-no")}</>;
  if (typeof value === "number") return <>{value}</>;
  return <Word ui={ui} name={name} word={String(value)} {...before} />;
}

/** A hidden value, drawn as a piece face down. */
function Hidden({ ui }: { ui: Ui }) {
  return (
    <span class="plain-back">
      <span class="unseen">{ui.say("plain-hidden")}</span>
    </span>
  );
}

/** A text: a piece that can be pointed at and chosen, if it has a name of its own; else a word of the game. */
function Word({ ui, name, word, seat }: { ui: Ui; name: string; word: string; seat?: number }) {
  const label = ui.labels.word(name, word);
  const own = seat === undefined || seat === ui.seat || ui.labels.piece(word) !== word;
  const option = own ? (naming(ui.options, word) ?? naming(ui.offers, word)) : undefined;
  if (label === word && !option) return <>{word}</>;
  return (
    <Piece ui={ui} id={word} label={label} option={option} quiet={!option} class="plain-piece">
      {label}
    </Piece>
  );
}

type ListProps = Omit<Props, "value"> & { readonly values: readonly unknown[] };

function List({ ui, name, values, ...before }: ListProps) {
  if (values.length === 0) return <span class="plain-nothing">{ui.say("plain-none")}</span>;
  const bySeat = values.length === ui.labels.seats && values.every((value) => Array.isArray(value) || isFields(value));
  return (
    <ul class={`plain-list ${values.some((value) => typeof value === "object" && value) ? "deep" : ""}`}>
      {values.map((value, index) => (
        <li key={index}>
          {bySeat && <b class="plain-owner">{ui.labels.player(index)}</b>}
          <Value ui={ui} name={name} value={value} {...(bySeat ? { seat: index } : before)} />
        </li>
      ))}
    </ul>
  );
}

/** A record as names and values, perhaps before a seat. */
export function Record({ ui, fields, ...before }: { ui: Ui; fields: Fields; seat?: number }) {
  return (
    <dl class="plain-record">
      {Object.entries(fields).map(([name, value]) => (
        <div key={name}>
          <dt>{called(ui, name)}</dt>
          <dd>
            <Value ui={ui} name={name} value={value} {...before} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
