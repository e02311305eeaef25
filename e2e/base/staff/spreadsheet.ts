import { expect } from '../../fixtures';

/** The cells of a file for spreadsheets (RFC 4180): texts in quotes, a quote in one doubled, numbers bare. */
export function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, text, bare, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(text?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
  }
  expect(rows.pop(), 'the last line has an end').toEqual([]);
  return rows;
}
