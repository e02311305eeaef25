import fc from 'fast-check';
import { csvOf } from './csv';

test('is a table with a byte order mark, texts quoted and numbers bare', () => {
  expect(
    csvOf([
      ['公司', '金额'],
      ['光"场"', -12.5],
      [null, 0],
      ['a,b\nc', Number.NaN],
    ]),
  ).toBe('\uFEFF"公司","金额"\r\n"光""场""",-12.5\r\n,0\r\n"a,b\nc","NaN"\r\n');
});

test.each(['=1+1', '+86', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1', "=cmd|' /C calc'!A0"])(
  '%j is text, not a formula',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

test.each(['a=1', "'=1", ' =1', '1-1', '光=影'])('%j stays as it is', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});

/** Parses a file by RFC 4180, independently of the writer. */
function parse(file: string): string[][] {
  const rows: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  let row: string[] = [];
  cell.lastIndex = 1;
  for (let found = cell.exec(file); found; found = cell.exec(file)) {
    const [, value = '', end] = found;
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '"', ',', ';', "'"),
      fc.string(),
    )
    .map((parts) => parts.join('')),
);
const cell = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));

test('whatever the cells, they come back, none of them as a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const file = csvOf(rows);
      const read = parse(file);
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [place, row] of rows.entries()) {
        for (const [index, value] of row.entries()) {
          const found = read[place]?.[index] ?? '';
          if (typeof value === 'number') expect(Number(found)).toBe(value === 0 ? 0 : value);
          else {
            expect(found).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
            expect([value ?? '', `'${value}`]).toContain(found);
          }
        }
      }
    }),
  );
});
