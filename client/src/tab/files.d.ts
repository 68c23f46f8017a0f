/** Written with the folder, beside what is built here. */

/** Another for each content of the folder. */
export const VERSION: string;
/** The bytes of each file, by its path; this file is not among them. */
export const FILES: Readonly<Record<string, number>>;
