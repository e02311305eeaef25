import { areWorksShown, isNamed, isShownTo, resultOf, type Showing, statesWith } from './public-result';

const contest: Showing = { worksAt: null, decidedAt: null, isBlind: false };

test.each<[string, Partial<Showing>, boolean]>([
  ['before their time', { worksAt: 101 }, false],
  ['from their time on', { worksAt: 100 }, true],
  ['with the result, where no time is said', { decidedAt: 100 }, true],
  ['not before the result, where no time is said', {}, false],
])('works are shown %s', (_, times, isShown) => {
  expect(areWorksShown({ ...contest, ...times }, 100)).toBe(isShown);
});

test('a published shortlist shows its entries, and no other one', () => {
  const states = ['submitted', 'notShortlisted', 'shortlisted'] as const;
  const shown = states.filter((state) => isShownTo(contest, state, 100));
  expect(shown).toEqual(['shortlisted']);
});

test('who was on the shortlist stays there, awarded or not', () => {
  expect(statesWith.shortlisted.map(resultOf)).toEqual(['shortlisted', 'shortlisted', 'awarded']);
  expect((['submitted', 'notShortlisted'] as const).map(resultOf)).toEqual(['entered', 'entered']);
});

test('a blind contest names people from its awards on', () => {
  expect([isNamed({ isBlind: true, decidedAt: null }), isNamed({ isBlind: true, decidedAt: 1 })]).toEqual([
    false,
    true,
  ]);
  expect(isNamed({ isBlind: false, decidedAt: null })).toBe(true);
});
