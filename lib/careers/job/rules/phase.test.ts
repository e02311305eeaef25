import { openUntilOf, phaseAt } from './phase';

const open = { openUntil: 100, pausedAt: null, closedAt: null };

test.each([
  ['open', open, 99],
  ['ended', open, 100],
  ['paused', { ...open, pausedAt: 5 }, 99],
  ['ended', { ...open, pausedAt: 5 }, 100],
  ['closed', { ...open, closedAt: 5 }, 99],
  ['closed', { ...open, closedAt: 5 }, 200],
] as const)('is %s by its facts alone', (phase, facts, now) => {
  expect(phaseAt(facts, now)).toBe(phase);
});

test('ends with its last day or its post, whichever comes first', () => {
  expect(openUntilOf({ applyUntil: 0, postedUntil: 50 })).toBe(50);
  expect(openUntilOf({ applyUntil: 40, postedUntil: 50 })).toBe(40);
  expect(openUntilOf({ applyUntil: 60, postedUntil: 50 })).toBe(50);
});
