import fc from 'fast-check';
import { createTranslator } from 'next-intl';
import en from '@/messages/en/platform/format.json';
import zh from '@/messages/zh/platform/format.json';
import { formatDate } from './beijing';
import { type RelativeDate, relativeDateText, relativeDay, relativeTime } from './relative-date';

const now = Date.parse('2026-03-05T12:00:00+08:00');
const inZh = createTranslator({ locale: 'zh', messages: { format: zh }, namespace: 'format' });
const inEn = createTranslator({ locale: 'en', messages: { format: en }, namespace: 'format' });
const words = (date: RelativeDate) => [relativeDateText(date, inZh), relativeDateText(date, inEn)];

test.each([
  ['2026-03-05T12:00:00', '今天 12:00', 'Today 12:00'],
  ['2026-03-05T00:00:00', '今天 00:00', 'Today 00:00'],
  ['2026-03-05T23:59:59', '今天 23:59', 'Today 23:59'],
  ['2026-03-04T23:59:59', '昨天', 'Yesterday'],
  ['2026-03-04T00:00:00', '昨天', 'Yesterday'],
  ['2026-03-03T23:59:59', '2 天前', '2 days ago'],
  ['2026-02-26T00:00:00', '7 天前', '7 days ago'],
  ['2026-02-25T23:59:59', '02-25', '02-25'],
  ['2026-01-01T00:00:00', '01-01', '01-01'],
  ['2025-12-31T23:59:59', '2025-12-31', '2025-12-31'],
  ['2026-03-06T00:00:00', '03-06', '03-06'],
  ['2027-01-01T00:00:00', '2027-01-01', '2027-01-01'],
])('form one: %s is %s, %s', (local, chinese, english) => {
  expect(words(relativeDay(Date.parse(`${local}+08:00`), now))).toEqual([chinese, english]);
});

test.each([
  ['2026-03-05T12:00:00', '刚刚', 'Just now'],
  ['2026-03-05T12:01:00', '刚刚', 'Just now'],
  ['2026-03-05T11:59:01', '刚刚', 'Just now'],
  ['2026-03-05T11:59:00', '1 分钟前', '1 minute ago'],
  ['2026-03-05T11:00:01', '59 分钟前', '59 minutes ago'],
  ['2026-03-05T11:00:00', '1 小时前', '1 hour ago'],
  ['2026-03-04T12:00:01', '23 小时前', '23 hours ago'],
  ['2026-03-04T12:00:00', '1 天前', '1 day ago'],
  ['2026-02-25T12:00:01', '7 天前', '7 days ago'],
  ['2026-02-25T12:00:00', '02-25', '02-25'],
  ['2025-12-31T23:59:59', '2025-12-31', '2025-12-31'],
  ['2026-03-05T18:30:00', '今天 18:30', 'Today 18:30'],
  ['2026-03-06T00:00:00', '03-06', '03-06'],
  ['2027-01-01T00:00:00', '2027-01-01', '2027-01-01'],
])('form two: %s is %s, %s', (local, chinese, english) => {
  expect(words(relativeTime(Date.parse(`${local}+08:00`), now))).toEqual([chinese, english]);
});

test('days ago reach across the end of a year', () => {
  const newYear = Date.parse('2026-01-02T09:00:00+08:00');
  const before = Date.parse('2025-12-30T08:00:00+08:00');
  expect(relativeDay(before, newYear)).toEqual({ kind: 'daysAgo', count: 3 });
  expect(relativeTime(before, newYear)).toEqual({ kind: 'daysAgo', count: 3 });
});

test('both languages have the same words', () => {
  expect(Object.keys(en)).toEqual(Object.keys(zh));
});

test('counts are positive and bounded, and a date is the date', () => {
  const limit = { minutesAgo: 59, hoursAgo: 23, daysAgo: 7 };
  const instant = fc.oneof(
    fc.integer({ min: now - 9 * 86_400_000, max: now + 9 * 86_400_000 }),
    fc.integer({ min: 0, max: 2 * now }),
  );
  fc.assert(
    fc.property(instant, fc.constantFrom(relativeDay, relativeTime), (ms, form) => {
      const date = form(ms, now);
      if ('count' in date) {
        expect(date.count).toBeGreaterThanOrEqual(1);
        expect(date.count).toBeLessThanOrEqual(limit[date.kind]);
      } else if (date.kind === 'date') {
        const full = formatDate(ms);
        expect(date.date).toBe(full.startsWith('2026-') ? full.slice(5) : full);
      }
    }),
    { numRuns: 1000 },
  );
});
