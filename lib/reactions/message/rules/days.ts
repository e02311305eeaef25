import { beijingDay } from '@/lib/platform/shared/format/beijing';

/** The ids of those with which another Beijing day begins, of a list in the order of its times. */
export function dayStarts(list: readonly { id: string; at: string }[]): ReadonlySet<string> {
  const dayOf = (at: string) => beijingDay(Date.parse(at));
  return new Set(
    list.flatMap(({ id, at }, index) => {
      const before = list[index - 1];
      return before && dayOf(before.at) === dayOf(at) ? [] : [id];
    }),
  );
}
