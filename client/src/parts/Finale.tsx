import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../table/preferences";

interface Props {
  /** Whether it is played; else it is shown as it is at its end. */
  readonly plays: boolean;
  /** Called once all animations have ended. */
  over(): void;
  readonly children: ComponentChildren;
}

/** The game's picture of the end. A tap anywhere, or a key, ends its animations. */
export function Finale({ plays, over, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!plays) return undefined;
    const played = pace() === 0 ? [] : (place.current?.getAnimations({ subtree: true }) ?? []);
    const skip = (): void => played.forEach((animation) => animation.finish());
    const listening = new AbortController();
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, skip, { signal: listening.signal });
    void Promise.allSettled(played.map(({ finished }) => finished)).then(() => !listening.signal.aborted && over());
    return () => listening.abort();
  }, [plays]);
  return (
    <div class={`finale ${plays ? "plays" : ""}`} ref={place} aria-hidden="true">
      {children}
    </div>
  );
}
