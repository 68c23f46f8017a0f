/** The frame in which the pages of the arena are shown. */
import { saveLink } from "./saving";

/** Milliseconds within which a page must be here. */
export const PAGE_WITHIN = 60_000;

/** The page that an address of this tab names, below the folder: `#/t/ABC` is `t/ABC`. */
export const pageOf = (hash: string): string => (hash.startsWith("#/") ? hash.slice(2) : "");

export class Frame {
  private readonly frame = document.createElement("iframe");

  constructor(private readonly scope: string) {
    this.frame.name = "inner";
    this.frame.title = "Regalia";
    this.frame.addEventListener("load", () => this.follow());
  }

  /** Opens a page; false if it has not come in time. */
  open(page: string): Promise<boolean> {
    return new Promise((shown) => {
      const timer = setTimeout(() => shown(false), PAGE_WITHIN);
      this.frame.addEventListener("load", () => (clearTimeout(timer), shown(true)), { once: true });
      this.frame.src = this.scope + page;
      document.body.prepend(this.frame);
    });
  }

  close(): void {
    this.frame.remove();
  }

  /** Calls back for whatever the pages ask of this one. */
  listen(hear: (event: MessageEvent) => void): void {
    addEventListener("message", (event) => {
      if (event.origin === location.origin && event.source === this.frame.contentWindow) hear(event);
    });
  }

  /** The title and the icon of the tab are those of the page: they say whose turn it is. */
  private wear(page: Document): void {
    document.title = page.title;
    const [own, theirs] = [document, page].map((each) => each.querySelector<HTMLLinkElement>("link[rel=icon]"));
    if (own && theirs && own.href !== theirs.href) own.href = theirs.href;
  }

  /** The address of the tab is that of the page, and its links stay in the tab. */
  private follow(): void {
    const page = this.frame.contentDocument;
    const address = this.frame.contentWindow?.location;
    if (!page || !address?.pathname.startsWith(this.scope)) return;
    this.wear(page);
    new MutationObserver(() => this.wear(page)).observe(page.head, { subtree: true, childList: true, attributes: true });
    const inner = address.pathname.slice(this.scope.length) + address.search + address.hash;
    history.replaceState(history.state, "", inner ? `#/${inner}` : location.pathname);
    page.addEventListener("click", (event) => this.keepInside(event), true);
    this.frame.contentWindow?.focus();
  }

  /** Only one tab has the arena: its pages stay in it, and other sites are opened outside. */
  private keepInside(event: MouseEvent): void {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
    if (!link) return;
    if (link.hasAttribute("download")) {
      event.preventDefault();
      void saveLink(link);
      return;
    }
    const { origin, pathname } = new URL(link.href);
    link.target = origin === location.origin && pathname.startsWith(this.scope) ? "" : "_blank";
  }
}
