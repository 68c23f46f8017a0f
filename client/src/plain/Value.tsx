import type { Ui } from "../board";
import { Piece } from "../parts/Piece";
import { called, type Fields, isFields, naming } from "./fields";

interface Props {
  readonly ui: Ui;
  /** The field it stands in, by which its words are found. */
  readonly name: string;
  readonly value: unknown;
}

/** Whatever a view may hold: a piece, a word, a number, a list, a record. */
export function Value({ ui, name, value }: Props) {
  if (value === null || value === undefined) return <span class="plain-nothing">{ui.say("plain-hidden")}</span>;
  if (Array.isArray(value)) return <List ui={ui} name={name} values={value} />;
  if (isFields(value)) return <Record ui={ui} fields={value} />;
  if (typeof value === "boolean") return <>{ui.say(value ? "plain-yes" : "plain-no")}</>;
  if (typeof value === "number") return <>{value}</>;
  return <Word ui={ui} name={name} word={String(value)} />;
}

/** A text: a piece that can be pointed at and chosen, if it has a name of its own; else a word of the game. */
function Word({ ui, name, word }: { ui: Ui; name: string; word: string }) {
  const label = ui.labels.word(name, word);
  const option = naming(ui.options, word);
  if (label === word && !option) return <>{word}</>;
  return (
    <Piece ui={ui} id={word} label={label} option={option} quiet={!option} class="plain-piece">
      {label}
    </Piece>
  );
}

function List({ ui, name, values }: { ui: Ui; name: string; values: readonly unknown[] }) {
  if (values.length === 0) return <span class="plain-nothing">{ui.say("plain-none")}</span>;
  const bySeat = values.length === ui.labels.seats && values.every((value) => Array.isArray(value) || isFields(value));
  return (
    <ul class={`plain-list ${values.some((value) => typeof value === "object" && value) ? "deep" : ""}`}>
      {values.map((value, index) => (
        <li key={index}>
          {bySeat && <b class="plain-owner">{ui.labels.player(index)}</b>}
          <Value ui={ui} name={name} value={value} />
        </li>
      ))}
    </ul>
  );
}

/** A record as names and values. */
export function Record({ ui, fields }: { ui: Ui; fields: Fields }) {
  return (
    <dl class="plain-record">
      {Object.entries(fields).map(([name, value]) => (
        <div key={name}>
          <dt>{called(ui, name)}</dt>
          <dd>
            <Value ui={ui} name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
