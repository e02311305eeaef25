import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { entriesTag } from '@/lib/events/entry/server/page-tags';
import { findEntries } from '@/lib/events/entry/server/public/find-entries';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { readContest } from '../read-contest';

/**
 * What the first HTML of a shortlist shows: the contest and the first of its shortlisted entries, none before they are published.
 * Null for a contest that is not public. Read once per rendering.
 */
export const readShortlist = cache(async (language: Language, name: string) => {
  const contest = await readContest(language, name);
  if (!contest) return null;
  const query = { name, categoryId: '', result: 'shortlisted', pageIndex: 1, pageSize: 20 } as const;
  const first = await taggedRead([entriesTag(contest.id), authorsTag], () =>
    findEntries(visitorContext(language), query).catch(orNull),
  );
  return first && { contest, first };
});
