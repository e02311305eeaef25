import fc from 'fast-check';
import { beijingDay, beijingDaysBetween } from '@/lib/platform/shared/format/beijing';
import { bookingRules } from '../codes';
import { bookableWeeks, daysOfWeek, heldUntil, weeksByMonth } from './weeks';

const at = (iso: string) => Date.parse(iso);
const mondayOf = (week: string) => at(`${week}T00:00:00+08:00`);
const instant = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2099-01-01T00:00:00Z') });

test.each([
  ['a Friday', '2026-11-20T12:00:00+08:00', '2026-12-07'],
  ['a Sunday, to its last second', '2026-11-22T23:59:59+08:00', '2026-12-07'],
  ['a Monday: itself, two weeks on', '2026-11-23T00:00:00+08:00', '2026-12-07'],
  ['a Tuesday', '2026-11-24T00:00:00+08:00', '2026-12-14'],
  ['a Sunday in UTC that is a Monday in Beijing', '2026-11-22T16:00:00Z', '2026-12-07'],
  ['a Monday in UTC that is a Tuesday in Beijing', '2026-11-23T16:00:00Z', '2026-12-14'],
  ['the end of a year', '2026-12-19T12:00:00+08:00', '2027-01-04'],
  ['a leap day in between', '2028-02-16T12:00:00+08:00', '2028-03-06'],
])('on %s, %s, the first week is %s', (_, now, first) => {
  expect(bookableWeeks(at(now))[0]).toBe(first);
});

test('all weeks on offer are Mondays, one after the other, the first at least 14 and less than 21 days away', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const weeks = bookableWeeks(now);
      expect(weeks).toHaveLength(bookingRules.weeksShown);
      const ahead = weeks.map((week) => beijingDaysBetween(now, mondayOf(week)));
      expect(ahead[0]).toBeGreaterThanOrEqual(14);
      expect(ahead[0]).toBeLessThan(21);
      weeks.forEach((week, index) => {
        expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(ahead[index]).toBe((ahead[0] ?? 0) + 7 * index);
      });
    }),
  );
});

test('a booking is held until the end of the third day after it, whatever the hour', () => {
  expect(heldUntil(at('2026-11-20T00:00:00+08:00'))).toBe(at('2026-11-23T23:59:59.999+08:00'));
  expect(heldUntil(at('2026-11-20T23:59:59.999+08:00'))).toBe(at('2026-11-23T23:59:59.999+08:00'));
  fc.assert(
    fc.property(instant, (now) => {
      const until = heldUntil(now);
      expect(beijingDaysBetween(now, until)).toBe(bookingRules.heldDays);
      expect(beijingDay(until + 1)).not.toBe(beijingDay(until));
    }),
  );
});

test.each([
  ['2026-12-07', [2026, 12, 7], [2026, 12, 13]],
  ['2026-11-30', [2026, 11, 30], [2026, 12, 6]],
  ['2026-12-28', [2026, 12, 28], [2027, 1, 3]],
  ['2028-02-28', [2028, 2, 28], [2028, 3, 5]],
])('the week of %s', (week, first, last) => {
  const days = daysOfWeek(week);
  expect([days.first, days.last].map(({ year, month, day }) => [year, month, day])).toEqual([first, last]);
});

test('weeks stand under the months of their Mondays, none lost, none twice', () => {
  expect(weeksByMonth(['2026-11-30', '2026-12-07', '2026-12-28', '2027-01-04'])).toEqual([
    { year: 2026, month: 11, weeks: ['2026-11-30'] },
    { year: 2026, month: 12, weeks: ['2026-12-07', '2026-12-28'] },
    { year: 2027, month: 1, weeks: ['2027-01-04'] },
  ]);
  expect(weeksByMonth([])).toEqual([]);
  fc.assert(
    fc.property(instant, (now) => {
      const weeks = bookableWeeks(now);
      expect(weeksByMonth(weeks).flatMap((month) => month.weeks)).toEqual(weeks);
    }),
  );
});
