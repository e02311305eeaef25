import { entryStates, standingStates } from '../codes';
import { editable, isPossible, transitions } from './transitions';

const acts = Object.keys(transitions) as (keyof typeof transitions)[];

test('what is withdrawn or decided stays so', () => {
  for (const state of ['withdrawn', 'shortlisted', 'notShortlisted', 'awarded', 'notAwarded'] as const) {
    expect(acts.filter((act) => isPossible(act, state))).toEqual([]);
  }
});

test('what stands in its contest is not changed, and whatever does not stand has let its work go', () => {
  const standing: readonly string[] = standingStates;
  expect(editable.filter((state) => standing.includes(state))).toEqual([]);
  const left = acts.map((act) => transitions[act].to).filter((state) => !standing.includes(state));
  expect(new Set(left)).toEqual(new Set(['submitFailed', 'withdrawn']));
});

test('nothing leads to a result, or back to a draft', () => {
  const reached = new Set<string>(acts.map((act) => transitions[act].to));
  expect(entryStates.filter((state) => reached.has(state))).toEqual(['submitted', 'submitFailed', 'withdrawn']);
});
