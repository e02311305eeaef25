import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { activityPeriods } from '../codes';
import { spanOf } from './period';

const at = (day: string, time = '10:00') => Date.parse(`${day}T${time}:00+08:00`);

// 2026-11-26 is a Thursday.
test.each([
  ['today', at('2026-11-26'), '2026-11-26T10', '2026-11-27T00'],
  ['weekend', at('2026-11-26'), '2026-11-28T00', '2026-11-30T00'],
  ['weekend', at('2026-11-28'), '2026-11-28T10', '2026-11-30T00'],
  ['weekend', at('2026-11-29', '23:00'), '2026-11-29T23', '2026-11-30T00'],
  ['weekend', at('2026-11-30', '00:00'), '2026-12-05T00', '2026-12-07T00'],
  ['week', at('2026-11-26'), '2026-11-26T10', '2026-11-30T00'],
  ['week', at('2026-11-29'), '2026-11-29T10', '2026-11-30T00'],
  ['month', at('2026-11-26'), '2026-11-26T10', '2026-12-01T00'],
  ['month', at('2026-12-31'), '2026-12-31T10', '2027-01-01T00'],
  ['month', at('2028-02-01', '00:00'), '2028-02-01T00', '2028-03-01T00'],
] as const)('%s at %d is from %s until %s', (period, now, from, until) => {
  const span = spanOf(period, now);
  expect(isoInBeijing(span.from).slice(0, 13)).toBe(from);
  expect(isoInBeijing(span.until).slice(0, 13)).toBe(until);
});

test.each(activityPeriods)('something is left of %s at every moment', (period) => {
  for (let hour = 0; hour < 24 * 40; hour += 1) {
    const now = at('2026-11-01', '00:00') + hour * 3_600_000;
    const { from, until } = spanOf(period, now);
    expect(from).toBeGreaterThanOrEqual(now);
    expect(until).toBeGreaterThan(from);
  }
});
