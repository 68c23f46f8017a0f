import type { Saved } from "./messages";

export const DATABASE = "arena.db";
/** The database as it was before a newer version changed it. */
export const COPY = "arena.db.before";

/** Has the browser save the database as a file, which `regalia serve --database` and another tab can open. */
export function saveFiles(files: Saved): void {
  saveAs(new Blob([files[DATABASE] ?? new Uint8Array(0)]), "regalia.db");
}

/** Has the browser save what a link leads to: downloads of links themselves do not reach the arena in a tab. */
export async function saveLink({ href, download }: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(href);
  if (answer.ok) saveAs(await answer.blob(), download);
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
