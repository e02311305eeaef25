import { millisecondsInHour } from 'date-fns/constants';
import { freezeAt, votePhaseAt } from './vote-phase';

/** Specification section 9: the vote that ended at 12:00 in Beijing on 10 November 2020. */
const endAt = Date.UTC(2020, 10, 10, 4);
const startAt = endAt - 20 * 24 * millisecondsInHour;
const frozenAt = endAt - 24 * millisecondsInHour;

test.each([
  [startAt - 1, 'coming'],
  [startAt, 'open'],
  [frozenAt - 1, 'open'],
  [frozenAt, 'frozen'],
  [endAt - 1, 'frozen'],
  [endAt, 'closed'],
] as const)('at %d it is %s', (now, phase) => {
  expect(votePhaseAt({ startAt, endAt }, now)).toBe(phase);
});

test('a contest without a vote has no phase and no freeze', () => {
  for (const times of [
    { startAt: null, endAt: null },
    { startAt, endAt: null },
  ]) {
    expect([votePhaseAt(times, startAt), freezeAt(times)]).toEqual(['none', null]);
  }
});

test('a vote that is shorter than the freeze is frozen as a whole', () => {
  const short = { startAt: endAt - millisecondsInHour, endAt };
  expect([freezeAt(short), votePhaseAt(short, short.startAt)]).toEqual([short.startAt, 'frozen']);
});
