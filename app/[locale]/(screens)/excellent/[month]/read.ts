import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { isMonth, picksPath, wordsOfMonth } from '@/lib/front/watch/rules/months';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { findPicks } from '@/lib/works/recommend/server/find-picks';
import { picksTag } from '@/lib/works/work/server/page-tags';

/**
 * What staff picked in a month (YYYY-MM), or, for an empty string, in the latest month with picks; with its canonical
 * address without language prefix. Null for an invalid month. Read once per rendering, whose metadata needs it too.
 */
export const readPicksPage = cache(async (language: Language, month: string) => {
  if (month !== '' && !isMonth(month)) return null;
  const found = await taggedRead([picksTag, authorsTag], () => findPicks(visitorContext(language), { month }));
  // The latest month has only the address without a month, and a month without picks has none.
  const isOlder = found.list.length > 0 && found.month !== found.months[0];
  return { ...found, path: picksPath(isOlder ? found.month : ''), monthWords: wordsOfMonth(found.month) };
});
