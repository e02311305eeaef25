/** What a notice of the State Council says of a year: days off and the weekend days that are worked for them. */
interface Notice {
  /** First and last day off, MM-DD. */
  off: readonly (readonly [string, string])[];
  /** Saturdays and Sundays that are working days, MM-DD. */
  worked: readonly string[];
}

/**
 * The public holidays of mainland China by year, as announced each November for the next year. A year that is not
 * announced yet has the statutory days alone (`statutoryDays`). Add a year when its notice is out.
 */
export const holidayNotices: Readonly<Record<number, Notice>> = {
  2026: {
    off: [
      ['01-01', '01-03'],
      ['02-15', '02-23'],
      ['04-04', '04-06'],
      ['05-01', '05-05'],
      ['06-19', '06-21'],
      ['09-25', '09-27'],
      ['10-01', '10-07'],
    ],
    worked: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  },
};

/** The statutory days of the solar calendar, MM-DD; Qingming falls on 4 or 5 April. */
const solarDays = ['01-01', '05-01', '05-02', '10-01', '10-02', '10-03'];

/** Those of the Chinese calendar by its year: the eve and first three days of spring, dragon boat, mid-autumn. MM-DD. */
const lunarDays: Readonly<Record<number, readonly string[]>> = {
  2027: ['02-05', '02-06', '02-07', '02-08', '06-09', '09-15'],
  2028: ['01-25', '01-26', '01-27', '01-28', '05-28', '10-03'],
  2029: ['02-12', '02-13', '02-14', '02-15', '06-16', '09-22'],
  2030: ['02-02', '02-03', '02-04', '02-05', '06-05', '09-12'],
};

/** The days that are free by law in a year without a notice, as MM-DD. */
export function statutoryDays(year: number): readonly string[] {
  return [...solarDays, qingming(year), ...(lunarDays[year] ?? [])];
}

/** The day of Qingming in this century. */
function qingming(year: number): string {
  const [inCentury, leapDays] = [year % 100, Math.floor((year % 100) / 4)];
  return `04-0${Math.floor(inCentury * 0.2422 + 4.81) - leapDays}`;
}
