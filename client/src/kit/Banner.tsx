import type { ComponentChildren } from "preact";

/** A ribbon of gilt parchment with cut ends, for a name or a result. It is as wide as its words. */
export function Ribbon({ children }: { children: ComponentChildren }) {
  return (
    <span class="kit-ribbon">
      <span class="ribbon-words">{children}</span>
    </span>
  );
}

/** A banner that hangs from a rod, in the colour of a house, with its sign. As wide as `--token` says. */
export function Banner({ colour, children }: { colour: string; children?: ComponentChildren }) {
  return (
    <svg class="kit-banner" viewBox="0 0 40 52" aria-hidden="true">
      <path d="M4 5h32v43l-8-6-8 6-8-6-8 6z" fill={colour} />
      <path d="M4 5h9v37.500l-1-.7-8 6z" fill="#fff" opacity=".16" />
      <path d="M30 5h6v43l-6-4.500z" opacity=".22" />
      <g class="banner-sign" transform="translate(10 12) scale(.83)">
        {children}
      </g>
      <rect x="1" y="2.5" width="38" height="4.5" rx="2.2" fill="url(#kit-gold)" />
    </svg>
  );
}
