import { ageByIdCard } from './id-card';

test.each([
  ['2026-11-20', '11010519491231002X', 76],
  ['2026-12-30', '11010519491231002X', 76],
  ['2026-12-31', '11010519491231002X', 77],
  ['2026-11-20', '110105194912310021', null],
  ['2026-11-20', 'E12345678', null],
])('on %s the age by %s is %s', (day, number, age) => {
  expect(ageByIdCard(number, day)).toBe(age);
});
