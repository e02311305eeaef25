import { obstacleOf } from './obstacle';

const minute = 60_000;
const now = 100 * minute;
const free = { mayPost: true, isAdmitted: true, isBlocked: false, state: null, since: 0 } as const;

test.each([
  ['nothing, for who never asked', free, null],
  ['nothing, for who left', { ...free, state: 'left', since: now } as const, null],
  ['a phone', { ...free, mayPost: false }, 'phone'],
  ['a pass, before a phone', { ...free, isAdmitted: false, mayPost: false }, 'pass'],
  ['a block', { ...free, isBlocked: true }, 'blocked'],
  ['their removal', { ...free, state: 'removed' } as const, 'removed'],
  ['a refusal of four minutes ago', { ...free, state: 'refused', since: now - 4 * minute } as const, 'refused'],
  ['nothing five minutes after a refusal', { ...free, state: 'refused', since: now - 5 * minute } as const, null],
])('in the way of a hand is %s', (_what, asking, obstacle) => {
  expect(obstacleOf(asking, now)).toBe(obstacle);
});
