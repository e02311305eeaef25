import fc from 'fast-check';
import { fenOf, yuanOf } from './yuan';

test.each([
  ['19.99', 1999],
  ['19.9', 1990],
  ['0.07', 7],
  ['1.15', 115],
  ['0', 0],
  ['12,000', 1_200_000],
  ['¥ 12,000.50', 1_200_050],
  ['１２，０００', 1_200_000],
  ['10000000', 1_000_000_000],
  ['', null],
  ['  ', null],
])('%j is %j fen', (text, fen) => {
  expect(fenOf(text)).toBe(fen);
});

test.each(['10000000.01', '1.999', '-5', '1e3', '.5', '5.', 'abc', '1.2.3', '99999999999'])(
  '%j is no price',
  (text) => {
    expect(fenOf(text)).toBeUndefined();
  },
);

test.each([
  [1999, '19.99'],
  [1990, '19.90'],
  [7, '0.07'],
  [0, '0'],
  [120_000, '1200'],
  [null, ''],
])('%j fen is typed as %j', (fen, text) => {
  expect(yuanOf(fen)).toBe(text);
});

test('what is shown and saved again is the same, to the fen', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (fen) => fenOf(yuanOf(fen)) === fen));
});
