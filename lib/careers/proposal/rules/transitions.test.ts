import { openStates, proposalStates } from '../codes';
import { isPossible, transitions } from './transitions';

const acts = Object.keys(transitions) as (keyof typeof transitions)[];

test('what is docked or declined stays so', () => {
  for (const state of ['docked', 'declined'] as const) {
    expect(acts.filter((act) => isPossible(act, state))).toEqual([]);
  }
});

test('only a choice can be confirmed, and what was taken back can be sent again', () => {
  expect(proposalStates.filter((state) => isPossible('confirm', state))).toEqual(['chosen']);
  expect(proposalStates.filter((state) => isPossible('send', state))).toEqual(['withdrawn']);
});

test('whatever waits for a word can be taken back by its creator, and ends with its demand', () => {
  expect(proposalStates.filter((state) => isPossible('withdraw', state))).toEqual([...openStates]);
  expect(proposalStates.filter((state) => isPossible('end', state))).toEqual([...openStates]);
});
