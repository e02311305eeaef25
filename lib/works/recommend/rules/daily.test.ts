import fc from 'fast-check';
import { type DailyPick, type DailyVideo, dailyLength, dailyList } from './daily';

const day = '2026-11-20';
const video = (id: string, score: number, verifiedAt = 0): DailyVideo => ({ id, score, verifiedAt });
const pick = (videoId: string, position: number, firstDay = day, lastDay = day): DailyPick => ({
  videoId,
  position,
  firstDay,
  lastDay,
});

test('orders by score, then the newest approval, then id', () => {
  const videos = [video('d', 5), video('c', 5), video('b', 5, 9), video('a', 7), video('e', 9)];
  expect(dailyList(day, videos, [])).toEqual(['e', 'a', 'b', 'c', 'd']);
});

test('puts the picks of the day first, by position', () => {
  const videos = [video('a', 9), video('b', 8), video('c', 1), video('d', 2)];
  expect(dailyList(day, videos, [pick('c', 1), pick('d', 0)])).toEqual(['d', 'c', 'a', 'b']);
});

test('orders picks of the same position like all others', () => {
  const videos = [video('a', 9), video('c', 1), video('d', 2)];
  expect(dailyList(day, videos, [pick('c', 1), pick('d', 1)])).toEqual(['d', 'c', 'a']);
});

test('puts a work that was picked twice at its best place, once', () => {
  const videos = [video('a', 9), video('b', 8), video('c', 1)];
  expect(dailyList(day, videos, [pick('c', 2), pick('b', 1), pick('c', 0)])).toEqual(['c', 'b', 'a']);
});

test.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-01', '2026-11-20', true],
  ['2026-11-20', '2026-12-01', true],
  ['2026-11-21', '2026-12-01', false],
  ['2026-10-01', '2026-11-19', false],
])('a pick from %s to %s holds on 2026-11-20: %s', (firstDay, lastDay, holds) => {
  const list = dailyList(day, [video('a', 9), video('b', 1)], [pick('b', 0, firstDay, lastDay)]);
  expect(list[0]).toBe(holds ? 'b' : 'a');
});

test('leaves out a pick of a work that may not be shown', () => {
  expect(dailyList(day, [video('a', 9)], [pick('gone', 0)])).toEqual(['a']);
});

test('ends after ten thousand works', () => {
  const videos = Array.from({ length: dailyLength + 5 }, (_, index) => video(String(index), index));
  const list = dailyList(day, videos, [pick('0', 0)]);
  expect(list).toHaveLength(10_000);
  expect(list.slice(0, 2)).toEqual(['0', String(dailyLength + 4)]);
});

// Few ids, scores and days, so that ties, doubles and picks outside their day are common.
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const small = fc.integer({ min: 0, max: 2 });
const date = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22');
const input = fc.record({
  videos: fc.array(fc.record({ id, score: small, verifiedAt: small }), { maxLength: 10 }),
  picks: fc.array(fc.record({ videoId: id, position: small, firstDay: date, lastDay: date }), { maxLength: 8 }),
});

test('does not depend on the order of its input', () => {
  const shuffled = input.chain(({ videos, picks }) =>
    fc.tuple(
      fc.constant({ videos, picks }),
      fc.shuffledSubarray(videos, { minLength: videos.length }),
      fc.shuffledSubarray(picks, { minLength: picks.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([{ videos, picks }, otherVideos, otherPicks]) => {
      expect(dailyList(day, otherVideos, otherPicks)).toEqual(dailyList(day, videos, picks));
    }),
  );
});

test('holds every work once, and all picks of the day before all others', () => {
  fc.assert(
    fc.property(input, ({ videos, picks }) => {
      const list = dailyList(day, videos, picks);
      expect([...list].sort()).toEqual([...new Set(videos.map((one) => one.id))].sort());
      const today = new Set<string>(
        picks.filter((one) => one.firstDay <= day && day <= one.lastDay).map((one) => one.videoId),
      );
      const marks = list.map((one) => (today.has(one) ? 'pick' : 'other'));
      expect(marks).toEqual([...marks].sort().reverse());
    }),
  );
});

test('changes nothing of its input', () => {
  const videos = Object.freeze([video('a', 1), video('b', 2)]);
  expect(dailyList(day, videos, [])).toEqual(['b', 'a']);
  expect(videos.map((one) => one.id)).toEqual(['a', 'b']);
});
