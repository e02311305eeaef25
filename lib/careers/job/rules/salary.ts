import type { SalaryPeriod } from '../codes';

/** Hours and days of work in a month, by law; and months in a year. */
const monthly = { hours: 174, days: 21.75, months: 12 } as const;

export interface Paid {
  salaryTo: number;
  salaryPeriod: SalaryPeriod;
  salaryMonths: number;
  isNegotiable: boolean;
}

/**
 * What a job pays at most, in whole yuan a month, so that all can be compared: with the months that are paid beyond twelve. 0 for a
 * negotiable salary and for the price of a whole project, which are no monthly pay.
 */
export function monthlyPay({ salaryTo, salaryPeriod, salaryMonths, isNegotiable }: Paid): number {
  if (isNegotiable) return 0;
  const pay = {
    hour: salaryTo * monthly.hours,
    day: salaryTo * monthly.days,
    month: (salaryTo * salaryMonths) / monthly.months,
    year: salaryTo / monthly.months,
    project: 0,
  }[salaryPeriod];
  return Math.round(pay);
}
