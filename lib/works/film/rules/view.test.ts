import fc from 'fast-check';
import { keptViewDays } from '@/lib/works/work/rules/kept-days';
import { isView, playbackMs, resumePosition, secondsForView, ticketHours } from './view';

test.each([
  [3600, 10],
  [20, 10],
  [19, 9],
  [5, 2],
  [2, 1],
  [1, 1],
  [0, 1],
])('of a work of %d seconds, %d are a view', (duration, seconds) => {
  expect(secondsForView(duration)).toBe(seconds);
});

test.each([
  [{ duration: 60, watched: 10, elapsed: 10 }, true],
  [{ duration: 60, watched: 9, elapsed: 1000 }, false],
  [{ duration: 60, watched: 1000, elapsed: 9.9 }, false],
  [{ duration: 8, watched: 4, elapsed: 4 }, true],
  [{ duration: 8, watched: 3, elapsed: 4 }, false],
  [{ duration: 8, watched: 8, elapsed: -5 }, false],
])('%j is a view: %s', (watching, counts) => {
  expect(isView(watching)).toBe(counts);
});

test.each([
  [0, 600, 0],
  [300, 600, 300],
  [569, 600, 569],
  [570, 600, 0],
  [7100, 7200, 7100],
  [7170, 7200, 0],
  [7, 10, 7],
  [8, 10, 0],
  [1, 2, 0],
  [9999, 600, 0],
])('who left at %d of %d goes on at %d', (position, duration, resumed) => {
  expect(resumePosition(position, duration)).toBe(resumed);
});

const seconds = fc.integer({ min: 0, max: 1_000_000 });

test('more watching never takes a view away, and none is earned faster than the clock goes', () => {
  fc.assert(
    fc.property(seconds, seconds, seconds, fc.nat(100), (duration, watched, elapsed, more) => {
      const before = isView({ duration, watched, elapsed });
      if (before) expect(isView({ duration, watched: watched + more, elapsed: elapsed + more })).toBe(true);
      if (elapsed < 1) expect(before).toBe(false);
    }),
  );
});

test('goes on within the film', () => {
  fc.assert(
    fc.property(seconds, seconds, (position, duration) => {
      const resumed = resumePosition(position, duration);
      expect(resumed === 0 || resumed < duration).toBe(true);
    }),
  );
});

test('the way to a film lasts longer than the film, and no ticket longer than the views it could count again', () => {
  for (const duration of [1, 600, 3 * 3600, 10 * 3600]) expect(playbackMs(duration)).toBeGreaterThan(duration * 1000);
  expect(playbackMs(1_000_000)).toBe(ticketHours * 3_600_000);
  expect(ticketHours).toBeLessThanOrEqual(keptViewDays * 24);
});
