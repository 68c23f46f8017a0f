const base: string | undefined = globalThis.document?.documentElement.dataset["base"];

/** True in an arena that runs in this browser tab: its pages say in which folder they are. */
export const isInTab: boolean = base !== undefined;

/** The address of a page: an absolute path, in the folder of an arena in a browser tab. */
export const linkTo = (path: string): string => (base ?? "/") + path.slice(1);

/** The path of this page at the arena, whatever the folder. */
export const ownPath = (): string => "/" + location.pathname.slice((base ?? "/").length);
