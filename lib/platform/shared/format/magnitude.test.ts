import fc from 'fast-check';
import { formatMagnitude } from './magnitude';

test.each([
  [0, '0'],
  [9_999, '9999'],
  [10_000, '1万'],
  [10_499, '1万'],
  [10_500, '1.1万'],
  [12_345, '1.2万'],
  [100_000, '10万'],
  [99_994_999, '9999.5万'],
  [99_999_499, '9999.9万'],
  [99_999_500, '1亿'],
  [99_999_999, '1亿'],
  [100_000_000, '1亿'],
  [123_456_789, '1.2亿'],
  [1_000_000_000_000, '10000亿'],
])('%d is %s in Chinese', (count, text) => {
  expect(formatMagnitude(count, 'zh')).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [12_345, '12.3K'],
  [999_949, '999.9K'],
  [999_950, '1M'],
  [1_250_000, '1.3M'],
  [999_949_999, '999.9M'],
  [999_950_000, '1B'],
  [7_800_000_000, '7.8B'],
])('%d is %s in English', (count, text) => {
  expect(formatMagnitude(count, 'en')).toBe(text);
});

const sizes = { zh: { 万: 1e4, 亿: 1e8 }, en: { K: 1e3, M: 1e6, B: 1e9 } };

test.each(['zh', 'en'] as const)('%s: at most one decimal, within half of it, and below the next unit', (language) => {
  const signs = Object.entries(sizes[language]);
  fc.assert(
    fc.property(fc.oneof(fc.nat(100_000), fc.nat(), fc.maxSafeNat()), (count) => {
      const text = formatMagnitude(count, language);
      const [, figures = '', sign = ''] = /^(\d+(?:\.[1-9])?)(\D?)$/.exec(text) ?? [];
      const place = signs.findIndex(([name]) => name === sign);
      const size = signs[place]?.[1] ?? 1;
      const next = signs[place + 1]?.[1] ?? Number.POSITIVE_INFINITY;
      const said = Math.round(Number(figures) * size);
      expect(Math.abs(said - count)).toBeLessThanOrEqual(size === 1 ? 0 : size / 20);
      expect(said).toBeLessThan(next);
    }),
  );
});
