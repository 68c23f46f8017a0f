import { useState } from "preact/hooks";
import type { Bench, WorkshopPart } from "./part";

/** For games without a part of their own: the text, or, where there is none, the record as JSON. */
function PlainBench({ content, change, examined, read, say }: Bench<unknown>) {
  const [bad, setBad] = useState(false);
  const text = examined?.text ?? JSON.stringify(content, null, 1);
  const take = (written: string): void => {
    if (examined?.text != null) return read(written);
    try {
      change(JSON.parse(written));
      setBad(false);
    } catch {
      setBad(true);
      read(written); // the arena may know it as a text, and has not said so yet
    }
  };
  return (
    <div class="plain-bench">
      <textarea
        key={text}
        rows={14}
        defaultValue={text}
        aria-label={say("workshop-text")}
        aria-invalid={bad && examined?.text == null}
        onChange={(event) => take(event.currentTarget.value)}
      />
    </div>
  );
}

const plain: WorkshopPart = { blank: null, Bench: PlainBench };
export default plain;
