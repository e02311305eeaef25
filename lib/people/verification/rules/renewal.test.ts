import { mayRenew } from './renewal';

test.each([
  ['a paper without an end', null, '2026-11-26', false],
  ['the day before its two months', '2027-01-27', '2026-11-26', false],
  ['the first day of its two months', '2027-01-26', '2026-11-26', true],
  ['a month that is shorter', '2027-04-30', '2027-02-28', true],
  ['its last day', '2026-11-26', '2026-11-26', true],
])('%s', (_, validUntil, today, may) => {
  expect(mayRenew(validUntil, today)).toBe(may);
});
