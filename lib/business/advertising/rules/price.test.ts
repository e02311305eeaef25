import fc from 'fast-check';
import { products, type Slot } from '../codes';
import { formatYuan, priceOf } from './price';

const week = '2026-12-07';
const slots = (...list: Slot['product'][]) => list.map((product) => ({ product, week }));

test.each([
  ['nothing costs nothing', slots(), { A1: 100 }, 0],
  ['each week counts', slots('A1', 'A1', 'A2'), { A1: 100, A2: 30 }, 230],
  ['what is free is free', slots('A1', 'A2'), { A1: 100, A2: 0 }, 100],
  ['one on request leaves all on request', slots('A1', 'A2'), { A1: 100, A2: null }, null],
  ['one that is not on the card as well', slots('A1', 'headline'), { A1: 100 }, null],
])('%s', (_, list, prices, price) => {
  expect(priceOf(list, prices)).toBe(price);
});

test('a sum of parts is the sum of their sums', () => {
  const part = fc.array(fc.constantFrom(...products), { maxLength: 8 });
  const prices = fc.record(Object.fromEntries(products.map((product) => [product, fc.nat(1_000_000_000)])));
  fc.assert(
    fc.property(part, part, prices, (one, other, card) => {
      const sum = (list: Slot['product'][]) => priceOf(slots(...list), card) ?? Number.NaN;
      expect(sum([...one, ...other])).toBe(sum(one) + sum(other));
    }),
  );
});

test.each([
  [0, '¥0'],
  [1, '¥0.01'],
  [99_900, '¥999'],
  [100_000, '¥1,000'],
  [1_234_567, '¥12,345.67'],
  [1_200_000, '¥12,000'],
  [800_000_000_000, '¥8,000,000,000'],
])('%d fen are %s', (fen, text) => {
  expect(formatYuan(fen)).toBe(text);
});

test('reads back as the same sum', () => {
  fc.assert(
    fc.property(fc.nat(8_000_000_000), (fen) => {
      expect(Math.round(Number(formatYuan(fen).replace(/[¥,]/g, '')) * 100)).toBe(fen);
    }),
  );
});
