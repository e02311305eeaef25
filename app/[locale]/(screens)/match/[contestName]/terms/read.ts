import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { getContestTerms } from '@/lib/events/contest/server/get-contest-terms';
import { contestTag } from '@/lib/events/contest/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { readContest } from '../read-contest';

/** A contest with its terms of now; null for one that is not public. Read once per rendering. */
export const readTermsPage = cache(async (language: Language, name: string) => {
  const contest = await readContest(language, name);
  if (!contest) return null;
  const context = visitorContext(language);
  const terms = await taggedRead([contestTag(contest.id)], () => getContestTerms(context, { name }).catch(orNull));
  return terms && { contest, terms };
});
