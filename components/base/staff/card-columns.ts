import type { ReactNode } from 'react';

/** A column of a console's table. */
export interface Column<Row> {
  key: string;
  title: string;
  /** What the call names this order by; without it the column does not sort. */
  sort?: string;
  cell(row: Row): ReactNode;
  /** Its cell in an exported file; a column without it is not exported. Numbers stay numbers there. */
  text?(row: Row): string | number | null;
  /** It stands in an exported file alone. */
  isOnlyInFile?: boolean;
  /** On a phone, where a row is a card: its heading, or left out. What is left out there is in other narrow windows too. */
  phone?: 'title' | 'hidden';
  align?: 'end';
  /** How its cells break: `short` ones are a word or two in one line, `long` ones what somebody typed, words of any length. */
  textWidth?: 'short' | 'long';
}

/** A choice above the table, sent with the call under its name; nothing is chosen at first. */
export interface Filter {
  name: string;
  label: string;
  /** What nothing chosen means, where that is not everything. */
  usual?: string;
  options: readonly { value: string; label: string }[];
}
