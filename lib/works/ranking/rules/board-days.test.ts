import { boardDays } from './board-days';

/** Midnight of 20 November 2026 in Beijing. */
const midnight = Date.UTC(2026, 10, 19, 16);
const dayMs = 24 * 3_600_000;

test.each([
  ['its first moment', midnight],
  ['its last moment', midnight + dayMs - 1],
])('the boards of a day look at the same days at %s', (_moment, now) => {
  const { days, ...rest } = boardDays(now);
  expect(rest).toEqual({
    day: '2026-11-20',
    weekStart: midnight - 7 * dayMs,
    monthStart: midnight - 30 * dayMs,
    end: midnight,
    firstWeekDay: '2026-11-13',
  });
  expect(days).toHaveLength(30);
  expect([days[0], days[22], days.at(-1)]).toEqual(['2026-10-21', '2026-11-12', '2026-11-19']);
});
