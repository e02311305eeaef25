import { bandOf, budgetWeight, limitsOf } from './budget';

test.each([
  [null, null, 'open', 0],
  [1, 49_999, 'under50k', 49_999],
  [10_000, 50_000, 'under200k', 50_000],
  [60_000, null, 'under200k', 60_000],
  [null, 200_000, 'under1m', 200_000],
  [500_000, 1_000_000, 'over1m', 1_000_000],
])('a budget from %s to %s yuan is found in %s', (budgetFrom, budgetTo, band, weight) => {
  expect([bandOf({ budgetFrom, budgetTo }), budgetWeight({ budgetFrom, budgetTo })]).toEqual([band, weight]);
});

test.each([
  ['open', null, null],
  ['under50k', null, 50_000],
  ['under200k', 50_000, 200_000],
  ['under1m', 200_000, 1_000_000],
  ['over1m', 1_000_000, null],
] as const)('the band %s goes from %s to %s yuan', (band, budgetFrom, budgetTo) => {
  expect(limitsOf(band)).toEqual({ budgetFrom, budgetTo });
});
