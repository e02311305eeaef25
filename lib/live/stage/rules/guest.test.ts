import { guestStates } from '../codes';
import { activeStates, isActive, silentBefore, transitions } from './guest';

const from = Object.fromEntries(
  guestStates.map((state) => [
    state,
    Object.entries(transitions).flatMap(([act, one]) => (one.from.includes(state) ? [`${act} to ${one.to}`] : [])),
  ]),
);

test('what can become of a guest', () => {
  expect(from).toEqual({
    asked: ['admit to invited', 'refuse to refused', 'leave to left'],
    invited: ['refuse to refused', 'enter to onStage', 'leave to left'],
    onStage: ['enter to onStage', 'leave to left', 'remove to removed'],
    left: ['ask to asked'],
    removed: [],
    refused: ['ask to asked'],
  });
});

test('only who waits or takes part is active', () => {
  expect(guestStates.filter(isActive)).toEqual([...activeStates]);
  expect(isActive(null)).toBe(false);
});

test.each([
  ['asked', 120],
  ['invited', 60],
  ['onStage', 30],
] as const)('who is %s has left after %d seconds without a sign', (state, seconds) => {
  expect(silentBefore(state, 1_000_000)).toBe(1_000_000 - seconds * 1000);
});
