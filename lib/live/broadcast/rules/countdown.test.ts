import { timeLeft } from './countdown';

test.each([
  [0, 'minutes', 0, 0],
  [59, 'minutes', 0, 59],
  [60, 'minutes', 1, 0],
  [3_599, 'minutes', 59, 59],
  [3_600, 'hours', 1, 0],
  [86_399, 'hours', 23, 59],
  [86_400, 'days', 1, 0],
  [3 * 86_400 + 5 * 3_600 + 1, 'days', 3, 5],
])('%i seconds are in %s: %i and %i', (seconds, unit, large, small) => {
  expect(timeLeft(seconds)).toEqual({ unit, large, small });
});
