import type { Ref } from "preact";
import type { Mark } from "./marks";

interface SliderProps {
  readonly moments: readonly number[];
  readonly at: number;
  readonly marks: readonly Mark[];
  readonly name: string;
  /** Where the thumb is, in words. */
  readonly words: string;
  readonly seek: (at: number) => void;
  readonly input: Ref<HTMLInputElement>;
}

/** All moments of a game in a row, with marks. Whatever is drawn above it in the same width has the same scale. */
export function Slider({ moments, at, marks, name, words, seek, input }: SliderProps) {
  const last = Math.max(1, moments.length - 1);
  const place = Math.max(0, moments.indexOf(at));
  const share = (moment: number): string => `${(100 * Math.max(0, moments.indexOf(moment))) / last}%`;
  return (
    <div class="replay-slider" style={{ "--at": `${(100 * place) / last}%` }}>
      <span class="replay-marks" aria-hidden="true">
        {marks.map((mark) => (
          <i key={`${mark.kind} ${mark.at}`} class={`replay-mark ${mark.kind}`} style={{ left: share(mark.at) }} />
        ))}
      </span>
      <input
        ref={input}
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={name}
        aria-valuetext={words}
        onInput={(event) => seek(moments[Number(event.currentTarget.value)] ?? at)}
      />
    </div>
  );
}
