import { endReasons, openStates, proposalStates } from '../codes';
import { isPossible, maySendAgain, transitions } from './transitions';

const acts = Object.keys(transitions) as (keyof typeof transitions)[];

test('what is docked stays so, and what was declined can only be sent again', () => {
  expect(acts.filter((act) => isPossible(act, 'docked'))).toEqual([]);
  expect(acts.filter((act) => isPossible(act, 'declined'))).toEqual(['send']);
});

test('a company says no once; a demand that was closed may open again', () => {
  const again = endReasons.filter((reason) => maySendAgain({ state: 'declined', reason }));
  expect(again).toEqual(['gone']);
  const states = proposalStates.filter((state) => maySendAgain({ state, reason: null }));
  expect(states).toEqual(['withdrawn']);
});

test('only a choice can be confirmed', () => {
  expect(proposalStates.filter((state) => isPossible('confirm', state))).toEqual(['chosen']);
});

test('whatever waits for a word can be taken back by its creator, and ends with its demand', () => {
  expect(proposalStates.filter((state) => isPossible('withdraw', state))).toEqual([...openStates]);
  expect(proposalStates.filter((state) => isPossible('end', state))).toEqual([...openStates]);
});
