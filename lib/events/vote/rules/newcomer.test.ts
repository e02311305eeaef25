import { millisecondsInDay } from 'date-fns/constants';
import { isNewcomer } from './newcomer';

test('is who exists for less than a day', () => {
  expect([0, millisecondsInDay - 1, millisecondsInDay].map((age) => isNewcomer(1000, 1000 + age))).toEqual([
    ...[true, true, false],
  ]);
});
