import fc from 'fast-check';
import { activityStatusAt } from './status';

const hold = { holdStartAt: 1000, holdEndAt: 2000, isCanceled: false };

test.each([
  [1, 500, 1],
  [1, 1500, 1],
  [1, 2500, 1],
  [3, 500, 3],
  [3, 1500, 3],
  [3, 2500, 3],
  [2, 999, 2],
  [2, 1000, 5],
  [2, 1999, 5],
  [2, 2000, 4],
] as const)('review state %d at %d is status %d', (reviewState, now, status) => {
  expect(activityStatusAt({ reviewState, ...hold }, now)).toBe(status);
});

test.each([
  [2, 4],
  [3, 3],
] as const)('a canceled one in review state %d is status %d before it begins', (reviewState, status) => {
  expect(activityStatusAt({ reviewState, ...hold, isCanceled: true }, 0)).toBe(status);
});

test('as time passes an activity only moves on', () => {
  const order = [2, 5, 4];
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (holdStartAt, length, now, later) => {
      const activity = { ...hold, reviewState: 2, holdStartAt, holdEndAt: holdStartAt + length } as const;
      const [before, after] = [now, now + later].map((at) => order.indexOf(activityStatusAt(activity, at)));
      expect(before).toBeLessThanOrEqual(after ?? -1);
    }),
  );
});
