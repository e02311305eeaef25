import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { findCurrentContest } from '@/lib/events/contest/server/find-current-contest';
import { contestsTag } from '@/lib/events/contest/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { defaultLanguage } from '@/lib/platform/shared/language';

/**
 * The name of the current contest, whose lists are at `/match/works` and the like; null where there is none. It changes when another
 * one begins to take works, which renews the lists of contests. Read once per rendering.
 */
export const readCurrent = cache(async (): Promise<string | null> => {
  const { db, now } = visitorContext(defaultLanguage);
  return taggedRead([contestsTag], () => findCurrentContest(db.read, now()));
});
