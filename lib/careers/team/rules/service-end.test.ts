import { formatDate } from '@/lib/platform/shared/format/beijing';
import { noon } from '@/test/context';
import { endOfService } from './service-end';

const shown = (ms: number) => formatDate(ms, { withTime: true });

test('single teams are due with the tenth working day, a year with the same day of the next', () => {
  expect(shown(endOfService('teams', noon))).toBe('2026-12-05 00:00');
  expect(shown(endOfService('year', noon))).toBe('2027-11-21 00:00');
});

test('a year from a 29th of February ends with a 28th', () => {
  expect(shown(endOfService('year', Date.UTC(2028, 1, 29, 4)))).toBe('2029-03-01 00:00');
});
