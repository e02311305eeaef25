import type { WatchedVideo } from '@/lib/works/film/contract';
import { daysBegun } from './history-days';

const now = Date.parse('2026-11-20T00:30:00+08:00');
const watched = (videoId: string, at: string) => ({ videoId, watchedAt: `${at}+08:00` }) as WatchedVideo;

test('each day begins with the latest work of it, by the days of Beijing', () => {
  const list = [
    watched('ahead', '2026-11-20T00:31:00'),
    watched('today', '2026-11-20T00:00:00'),
    watched('late', '2026-11-19T23:59:59'),
    watched('yesterday', '2026-11-19T00:00:00'),
    watched('before', '2026-11-18T23:59:59'),
    watched('longAgo', '2025-01-01T12:00:00'),
  ];
  expect([...daysBegun(list, now)]).toEqual([
    ['ahead', 'today'],
    ['late', 'yesterday'],
    ['before', 'earlier'],
  ]);
});

test('a day without a work is not begun', () => {
  expect([...daysBegun([watched('before', '2026-11-01T08:00:00')], now)]).toEqual([['before', 'earlier']]);
  expect([...daysBegun([], now)]).toEqual([]);
});
