import fc from 'fast-check';
import {
  beijingDate,
  beijingDay,
  beijingDaysBetween,
  beijingMidnight,
  beijingTime,
  formatDate,
  isoInBeijing,
  nextBeijingMidnight,
} from './beijing';

const instant = fc.integer({ min: Date.UTC(1, 0, 1), max: Date.UTC(9999, 0, 1) });

test.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20', '23:59', '2026-11-20T23:59:59.999+08:00'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21', '00:00', '2026-11-21T00:00:00.000+08:00'],
  ['2025-12-31T16:00:00.000Z', '2026-01-01', '00:00', '2026-01-01T00:00:00.000+08:00'],
  ['2024-02-28T16:05:09.000Z', '2024-02-29', '00:05', '2024-02-29T00:05:09.000+08:00'],
  ['1969-12-31T10:00:00.000Z', '1969-12-31', '18:00', '1969-12-31T18:00:00.000+08:00'],
  ['1988-07-01T00:30:00.000Z', '1988-07-01', '08:30', '1988-07-01T08:30:00.000+08:00'],
])('%s is %s %s in Beijing', (utc, day, time, iso) => {
  const ms = Date.parse(utc);
  expect(beijingDay(ms)).toBe(day);
  expect(beijingTime(ms)).toBe(time);
  expect(isoInBeijing(ms)).toBe(iso);
  expect(formatDate(ms)).toBe(day);
  expect(formatDate(ms, { withTime: true })).toBe(`${day} ${time}`);
});

test('the parts of a day are those in Beijing', () => {
  expect(beijingDate(Date.parse('2026-12-31T16:00:00Z'))).toEqual({ year: 2027, month: 1, day: 1, weekday: 5 });
  expect(beijingDate(Date.parse('2026-11-22T15:59:59Z'))).toEqual({ year: 2026, month: 11, day: 22, weekday: 0 });
});

test('agrees with the zone data of the runtime', () => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
  // Beijing has had no summer time since 1992.
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1992, 0, 1), max: Date.UTC(2100, 0, 1) }), (ms) => {
      expect(beijingDay(ms)).toBe(zone.format(ms));
    }),
  );
});

test('midnight is the last one not after now, the next one is a day later', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const midnight = beijingMidnight(now);
      expect(midnight <= now && now < nextBeijingMidnight(now)).toBe(true);
      expect(isoInBeijing(midnight)).toBe(`${beijingDay(now)}T00:00:00.000+08:00`);
      expect(beijingDaysBetween(now, nextBeijingMidnight(now))).toBe(1);
      expect(beijingDaysBetween(now, midnight)).toBe(0);
    }),
  );
});

test('the ISO form reads back as the same time', () => {
  fc.assert(fc.property(instant, (ms) => Date.parse(isoInBeijing(ms)) === ms));
});

test('a time that is no number throws', () => {
  expect(() => isoInBeijing(Number.NaN)).toThrow(RangeError);
  expect(() => beijingDay(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});
