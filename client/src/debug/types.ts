// Written by `regalia types`; change the Python records instead.

/** The position of a table, and what the panel can do with it. */
export interface Position {
  readonly seq: number;
  readonly position: string;
  readonly back: boolean;
  readonly forth: boolean;
  readonly held: boolean;
}

/** A test in Python. */
export interface PanelTest {
  readonly test: string;
}
