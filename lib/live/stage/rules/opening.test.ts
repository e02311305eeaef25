import { broadcastPhases } from '@/lib/live/broadcast/codes';
import { isStageOpen } from './opening';

const startAt = 100 * 60_000;
const opensAt = 70 * 60_000;

test('a stage opens half an hour before the start', () => {
  expect(isStageOpen({ phase: 'upcoming', startAt }, opensAt - 1)).toBe(false);
  expect(isStageOpen({ phase: 'upcoming', startAt }, opensAt)).toBe(true);
});

test('and is open until the broadcast is over', () => {
  const open = broadcastPhases.filter((phase) => isStageOpen({ phase, startAt }, startAt));
  expect(open).toEqual(['upcoming', 'late', 'live', 'interrupted']);
});
