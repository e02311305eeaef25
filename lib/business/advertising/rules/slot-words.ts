import { daysOfWeek } from './weeks';

/** The names of the words under `advertising.weeks` in the catalogues for a week, with what they take. */
export function weekWords(week: string) {
  const { first, last } = daysOfWeek(week);
  return {
    key: first.month === last.month ? ('within' as const) : ('across' as const),
    // As texts: a catalogue chooses by them.
    values: {
      fromMonth: String(first.month),
      fromDay: String(first.day),
      toMonth: String(last.month),
      toDay: String(last.day),
    },
  };
}
