import { signsOfHours } from './hour-signs';

const hours = (...counts: (number | [number, number])[]) =>
  counts.map((each) => {
    const [count, newcomers] = typeof each === 'number' ? [each, 0] : each;
    return { count, newcomers };
  });

test.each([
  ['none', hours(), []],
  ['even ones', hours(40, 38, 44), [[], [], []]],
  ['one of far more than the usual', hours(3, 118, 4, 2), [[], ['many'], [], []]],
  ['two of far more, which do not hide one another', hours(3, 118, 90, 2, 4), [[], ['many'], ['many'], [], []]],
  ['exactly five times the usual', hours(4, 4, 20), [[], [], []]],
  ['more than five times it', hours(4, 4, 21), [[], [], ['many']]],
  ['far more, but few', hours(1, 1, 19), [[], [], []]],
  ['mostly by newcomers', hours([12, 7], [12, 6]), [['newcomers'], []]],
  ['by newcomers, but few', hours([9, 9]), [[]]],
  ['both', hours(2, [60, 59], 3), [[], ['many', 'newcomers'], []]],
])('hours: %s', (_, counts, signs) => {
  expect(signsOfHours(counts)).toEqual(signs);
});
