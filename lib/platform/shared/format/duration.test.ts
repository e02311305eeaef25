import fc from 'fast-check';
import { formatDuration } from './duration';

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [59.99, '00:59'],
  [60, '01:00'],
  [754, '12:34'],
  [3599, '59:59'],
  [3600, '01:00:00'],
  [45_296, '12:34:56'],
  [360_000, '100:00:00'],
  [-5, '00:00'],
  [Number.NaN, '00:00'],
  [Number.POSITIVE_INFINITY, '00:00'],
])('%d seconds is %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('reads back as the same number of seconds', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      const text = formatDuration(seconds);
      expect(text).toMatch(seconds < 3600 ? /^[0-5]\d:[0-5]\d$/ : /^\d{2,}:[0-5]\d:[0-5]\d$/);
      expect(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)).toBe(seconds);
    }),
  );
});
