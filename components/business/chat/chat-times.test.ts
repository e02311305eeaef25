import { dayWords, timeOf } from './chat-times';

const words = { today: 'Today', yesterday: 'Yesterday' };
const local = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour);
const now = local(2026, 3, 1, 0).getTime();

test.each([
  [local(2026, 3, 1, 23), 'Today', 'Today'],
  [local(2026, 2, 28, 23), 'Yesterday', 'Yesterday'],
  [local(2026, 2, 27), 'Fri, February 27', '2月27日周五'],
  [local(2025, 12, 31), 'December 31, 2025', '2025年12月31日'],
])('%s is %s', (day, en, zh) => {
  expect(dayWords(day.toISOString(), now, 'en', words)).toBe(en);
  expect(dayWords(day.toISOString(), now, 'zh-CN', words)).toBe(zh);
});

test('the time of day has two figures on each side, also at midnight', () => {
  expect(timeOf(local(2026, 3, 1, 0).toISOString(), 'en')).toBe('00:00');
  expect(timeOf(local(2026, 3, 1, 15).toISOString(), 'zh-CN')).toBe('15:00');
});
