import { monthBy, monthsToPick } from './months';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -14, '2025-01'],
  ['2026-11', 0, '2026-11'],
])('%s by %i is %s', (month, step, other) => {
  expect(monthBy(month, step)).toBe(other);
});

test('the months to pick for are those near and those with picks, each once, the latest first', () => {
  const months = monthsToPick('2026-11', ['2026-10', '2020-02']);
  expect(months.slice(0, 3)).toEqual(['2026-12', '2026-11', '2026-10']);
  expect(months.slice(-2)).toEqual(['2025-11', '2020-02']);
  expect(months).toHaveLength(15);
});
