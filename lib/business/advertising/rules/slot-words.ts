import { daysOfWeek } from './weeks';

/** Message keys under `advertising.weeks` for a week, with their values. */
export function weekWords(week: string) {
  const { first, last } = daysOfWeek(week);
  return {
    key: first.month === last.month ? ('within' as const) : ('across' as const),
    // As strings, since messages select by them.
    values: {
      fromMonth: String(first.month),
      fromDay: String(first.day),
      toMonth: String(last.month),
      toDay: String(last.day),
    },
  };
}
