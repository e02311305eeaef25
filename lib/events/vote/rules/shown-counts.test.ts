import { votePhases } from '@/lib/events/contest/codes';
import { shownCounts } from './shown-counts';

test('counts that stand still are told in a frozen vote only', () => {
  const told = votePhases.map((phase) => [phase, shownCounts(phase).valid]);
  expect(Object.fromEntries(told)).toEqual({
    ...{ none: 'valid_count', coming: 'valid_count', open: 'valid_count' },
    ...{ frozen: 'frozen_valid_count', closed: 'valid_count' },
  });
});

test('of all numbers alike', () => {
  expect(Object.values(shownCounts('frozen')).every((column) => column.startsWith('frozen_'))).toBe(true);
  expect(Object.values(shownCounts('closed')).some((column) => column.startsWith('frozen_'))).toBe(false);
});
