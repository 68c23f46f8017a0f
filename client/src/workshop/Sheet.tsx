import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  readonly title: string;
  readonly closing: string;
  readonly close: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A dialog over the page; Escape and a click beside it close it. */
export function Sheet({ title, closing, close, class: kind = "", children }: Props) {
  const node = useRef<HTMLDialogElement>(null);
  useEffect(() => node.current?.showModal(), []);
  return (
    <dialog
      ref={node}
      class={`sheet ${kind}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === node.current && close()}
    >
      <div class="sheet-body">
        <h2>{title}</h2>
        {children}
        <button type="button" class="sheet-close" onClick={close}>
          {closing}
        </button>
      </div>
    </dialog>
  );
}
