import type { Saved } from "./messages";

/** Has the browser save the database as a file, which `regalia serve --database` and another tab can open. */
export function saveFiles(files: Saved): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([files["arena.db"] ?? new Uint8Array(0)]));
  link.download = "regalia.db";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
