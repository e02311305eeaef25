import fc from 'fast-check';
import { activityStatusAt } from './status';

const hold = { holdStartAt: 1000, holdEndAt: 2000 };

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

test('as time passes an activity only moves on', () => {
  const order = [2, 5, 4];
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (holdStartAt, length, now, later) => {
      const activity = { reviewState: 2, holdStartAt, holdEndAt: holdStartAt + length } as const;
      const [before, after] = [now, now + later].map((at) => order.indexOf(activityStatusAt(activity, at)));
      expect(before).toBeLessThanOrEqual(after ?? -1);
    }),
  );
});
