import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { getContestIntegrity } from '@/lib/events/award/server/result/get-contest-integrity';
import { entriesTag } from '@/lib/events/entry/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { readContest } from '../read-contest';

/** A contest and all that lets anybody check it; null for one that is not public. Read once per rendering. */
export const readIntegrity = cache(async (language: Language, name: string) => {
  const contest = await readContest(language, name);
  if (!contest) return null;
  const integrity = await taggedRead([entriesTag(contest.id)], () =>
    getContestIntegrity(visitorContext(language), { name }).catch(orNull),
  );
  return integrity && { contest, integrity };
});
