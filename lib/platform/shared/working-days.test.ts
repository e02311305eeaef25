import { addWorkingDays, isWorkingDay, workingDaysLeft } from './working-days';

const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00+08:00`);

describe('working days', () => {
  test.each([
    ['a weekday', '2026-11-25', true],
    ['a Saturday', '2026-11-28', false],
    ['a weekday of a holiday', '2026-02-16', false],
    ['a Saturday worked for it', '2026-02-14', true],
    ['the first day after it', '2026-02-24', true],
    ['a Sunday worked before a holiday', '2026-09-20', true],
    ['a statutory day of a year without a notice', '2027-02-08', false],
    ['Qingming of such a year', '2027-04-05', false],
    ['a weekday beside a statutory day', '2027-02-09', true],
    ['a Sunday of such a year', '2027-10-10', false],
    ['a weekday of a year before the table', '2019-03-05', true],
  ])('%s', (_, day, isOne) => {
    expect(isWorkingDay(at(day, '00:00'))).toBe(isOne);
    expect(isWorkingDay(at(day, '23:59'))).toBe(isOne);
  });

  test.each([
    ['within the week', '2026-11-25', 1, '2026-11-27'],
    ['over a weekend', '2026-11-27', 1, '2026-12-01'],
    ['from a weekend', '2026-11-28', 1, '2026-12-01'],
    ['three days over a weekend', '2026-11-26', 3, '2026-12-02'],
    ['over a holiday', '2026-09-30', 3, '2026-10-11'],
    ['none: the end of the day itself', '2026-11-25', 0, '2026-11-26'],
  ])('a promise ends %s', (_, from, days, end) => {
    expect(addWorkingDays(at(from, '23:59'), days)).toBe(at(end, '00:00'));
    expect(addWorkingDays(at(from, '00:00'), days)).toBe(at(end, '00:00'));
  });

  test('what is left counts down by working days', () => {
    const end = addWorkingDays(at('2026-11-26'), 3);
    const left = ['2026-11-26', '2026-11-27', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-05'];
    expect(left.map((day) => workingDaysLeft(at(day), end))).toEqual([3, 2, 2, 1, 0, 0]);
  });
});
