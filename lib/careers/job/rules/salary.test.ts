import { monthlyPay } from './salary';

test.each([
  ['month', 12_000, 12, 12_000],
  ['month', 12_000, 14, 14_000],
  ['year', 240_000, 12, 20_000],
  ['day', 400, 12, 8700],
  ['hour', 100, 12, 17_400],
  ['project', 90_000, 12, 0],
] as const)('compares pay by the %s as pay by the month', (salaryPeriod, salaryTo, salaryMonths, pay) => {
  expect(monthlyPay({ salaryTo, salaryPeriod, salaryMonths, isNegotiable: false })).toBe(pay);
});

test('compares no negotiable pay', () => {
  expect(monthlyPay({ salaryTo: 9000, salaryPeriod: 'month', salaryMonths: 12, isNegotiable: true })).toBe(0);
});
