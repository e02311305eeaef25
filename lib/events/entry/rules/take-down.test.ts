import { decidedStates, entryStates } from '../codes';
import { takeDownActOf } from './take-down';

test('a public entry fails while it waits for a result, and is hidden once it has one', () => {
  const acts = ['submitted', ...decidedStates] as const;
  expect(acts.map((state) => takeDownActOf({ state, isShown: true, reason: '' }))).toEqual([
    'fail',
    ...decidedStates.map(() => 'hide'),
  ]);
});

test('only a hidden one with a result and a reason can be given back', () => {
  const hidden = (reason: string) => entryStates.filter((state) => takeDownActOf({ state, isShown: false, reason }));
  expect(hidden('侵权')).toEqual(decidedStates);
  expect(hidden('')).toEqual([]);
});
