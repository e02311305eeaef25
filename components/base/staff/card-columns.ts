import type { ReactNode } from 'react';

/** A column of a console's table. */
export interface Column<Row> {
  key: string;
  title: string;
  /** The call's name for this order; without it the column cannot be sorted. */
  sort?: string;
  cell(row: Row): ReactNode;
  /** Its cell in an exported file; a column without it is not exported. Numbers stay numbers there. */
  text?(row: Row): string | number | null;
  /** Only in the exported file. */
  isOnlyInFile?: boolean;
  /**
   * On a phone, where a row is a card: its heading, or left out. Left out there means left out of other narrow windows
   * too.
   */
  phone?: 'title' | 'hidden';
  align?: 'end';
  /** How its cells break: `short` ones are a word or two in one line, `long` ones hold typed text of any length. */
  textWidth?: 'short' | 'long';
}

/** A filter above the table, sent with the call under its name; initially empty. */
export interface Filter {
  name: string;
  label: string;
  /** What an empty choice means, where that is not everything. */
  usual?: string;
  options: readonly { value: string; label: string }[];
}
