import fc from 'fast-check';
import { fenOf, shortYuan, yuan } from './yuan';

test.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [5000, '¥50.00'],
  [123_456_789, '¥1234567.89'],
  [-1050, '−¥10.50'],
])('%i fen are %s', (fen, text) => {
  expect(yuan(fen)).toBe(text);
});

test('a price has decimals where it has a fraction', () => {
  expect([shortYuan(8000), shortYuan(8050), shortYuan(0)]).toEqual(['¥80', '¥80.50', '¥0']);
});

test.each([
  ['50', 5000],
  [' 0.5 ', 50],
  ['0.05', 5],
  ['12.', null],
  ['', null],
  ['.5', null],
  ['1.005', null],
  ['-1', null],
  ['1e3', null],
  ['1,000', 100_000],
  ['¥ 12,000.50', 1_200_050],
  ['１２，０００', 1_200_000],
  ['9999999999999', null],
])('%j is %j fen', (typed, fen) => {
  expect(fenOf(typed)).toBe(fen);
});

test('what is shown can be typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 - 1 }), (fen) => {
      expect(fenOf(yuan(fen).slice(1))).toBe(fen);
    }),
  );
});
