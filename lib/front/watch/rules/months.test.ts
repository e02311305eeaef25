import { isMonth, picksPath, wordsOfMonth } from './months';

test.each([
  ['2026-11', true],
  ['2026-01', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['', false],
])('%s is a month: %s', (month, expected) => {
  expect(isMonth(month)).toBe(expected);
});

test('the latest month has an address of its own, each other one its query', () => {
  expect([picksPath(''), picksPath('2026-09')]).toEqual(['/excellent', '/excellent?month=2026-09']);
});

test('a month is said without the nought before it', () => {
  expect(wordsOfMonth('2026-09')).toEqual({ year: '2026', month: '9' });
});
