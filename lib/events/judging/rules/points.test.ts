import { pointsOf } from './points';

test('a total has two decimals, a mean three, so that what decides is seen', () => {
  expect([pointsOf(7850), pointsOf(10_000), pointsOf(0)]).toEqual(['7.85', '10.00', '0.00']);
  expect([pointsOf(7833, { isMean: true }), pointsOf(8400, { isMean: true })]).toEqual(['7.833', '8.400']);
});
