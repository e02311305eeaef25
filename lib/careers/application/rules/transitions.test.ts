import fc from 'fast-check';
import { type ApplicationState, answerTemplates, applicationStates, movedStates } from '../codes';
import { type ApplicationAct, isPossible, stateAfterAnswer, transitions } from './transitions';

const acts = Object.keys(transitions) as ApplicationAct[];

test.each<[state: ApplicationState, acts: ApplicationAct[]]>([
  ['new', ['withdraw', 'open', 'seen', 'talk', 'offer', 'no']],
  ['seen', ['withdraw', 'talk', 'offer', 'no']],
  ['talk', ['withdraw', 'seen', 'offer', 'no']],
  ['offer', ['withdraw', 'accept', 'seen', 'talk', 'no']],
  ['no', ['withdraw', 'seen', 'talk', 'offer']],
  ['withdrawn', ['send']],
  ['hired', []],
])('%s allows %j', (state, possible) => {
  expect(acts.filter((act) => isPossible(act, state))).toEqual(possible);
});

test('nothing that a company does reaches, or leaves, what is the applicant’s', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...movedStates), { maxLength: 8 }), (moves) => {
      let state: ApplicationState = 'new';
      for (const move of moves) if (isPossible(move, state)) state = transitions[move].to;
      expect(['withdrawn', 'hired']).not.toContain(state);
    }),
  );
  for (const move of movedStates) {
    expect([isPossible(move, 'withdrawn'), isPossible(move, 'hired')]).toEqual([false, false]);
  }
});

test.each<[state: ApplicationState, after: (ApplicationState | null)[]]>([
  ['new', ['talk', 'seen', 'offer', 'no']],
  ['seen', ['talk', 'seen', 'offer', 'no']],
  ['talk', ['talk', 'talk', 'offer', 'no']],
  ['offer', ['talk', 'offer', 'offer', 'no']],
  ['no', ['talk', 'no', 'offer', 'no']],
  ['withdrawn', [null, null, null, null]],
  ['hired', [null, 'hired', null, null]],
])('an answer to what is %s', (state, after) => {
  expect(answerTemplates.map((template) => stateAfterAnswer(template, state))).toEqual(after);
});

test('an answer moves only where the company could', () => {
  for (const state of applicationStates) {
    for (const template of answerTemplates) {
      const after = stateAfterAnswer(template, state);
      if (after === null || after === state) continue;
      expect(movedStates.some((move) => transitions[move].to === after && isPossible(move, state))).toBe(true);
    }
  }
});
