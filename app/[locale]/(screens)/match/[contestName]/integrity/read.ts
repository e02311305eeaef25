import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { getContestIntegrity } from '@/lib/events/award/server/result/get-contest-integrity';
import { entriesTag } from '@/lib/events/entry/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { Language } from '@/lib/platform/shared/language';
import { readContest } from '../read-contest';

/**
 * A contest and all that lets anybody check it, as of when it was read: entries that are sent later do not renew the page. Null for
 * a contest that is not public. Read once per rendering.
 */
export const readIntegrity = cache(async (language: Language, name: string) => {
  const contest = await readContest(language, name);
  if (!contest) return null;
  const context = visitorContext(language);
  const integrity = await taggedRead([entriesTag(contest.id)], () =>
    getContestIntegrity(context, { name }).catch(orNull),
  );
  return integrity && { contest, integrity, asOf: isoInBeijing(context.now()) };
});
