import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { findContestAwards } from '@/lib/events/award/server/result/find-contest-awards';
import { entriesTag } from '@/lib/events/entry/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { readContest } from '../read-contest';

/**
 * What the first HTML of the awards of a contest shows: the contest and its awards with who won them, none before they are published.
 * Null for a contest that is not public. Read once per rendering.
 */
export const readAwards = cache(async (language: Language, name: string) => {
  const contest = await readContest(language, name);
  if (!contest) return null;
  const awards = await taggedRead([entriesTag(contest.id), authorsTag], () =>
    findContestAwards(visitorContext(language), { name }).catch(orNull),
  );
  return awards && { contest, awards };
});
