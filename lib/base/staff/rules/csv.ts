/** A cell of a table that is saved as a file. */
export type CsvCell = string | number | null;

/** Excel takes a file without it for one in the machine's own encoding. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula, in either width; a tab or a line's end may stand before it. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A table as RFC 4180 has it, for spreadsheets too: UTF-8 with a byte order mark, and no text that would be calculated.
 * Such a text gets an apostrophe before it, which a spreadsheet does not show. Texts are always quoted, since some
 * spreadsheets part cells at semicolons; numbers are bare and stay numbers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  const text = String(value);
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
