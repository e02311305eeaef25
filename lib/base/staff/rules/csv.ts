/** A cell of a table saved as a file. */
export type CsvCell = string | number | null;

/** Without it Excel assumes the machine's own encoding. */
const byteOrderMark = '\uFEFF';

/**
 * Characters that a spreadsheet treats as the beginning of a formula, in either width, also after a tab or a line
 * break.
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A table in the format of RFC 4180, for spreadsheets: UTF-8 with a byte order mark, and no text that would be
 * evaluated as a formula. Such a text gets a leading apostrophe, which a spreadsheet does not show. Texts are always
 * quoted, since some spreadsheets split cells at semicolons; numbers are unquoted and stay numbers.
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
