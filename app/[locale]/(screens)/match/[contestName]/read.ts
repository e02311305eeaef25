import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { outline } from '@/lib/base/rich-text/rules/outline';
import { showArticle } from '@/lib/base/rich-text/server/show-article';
import { getActivityCounts } from '@/lib/events/activity/server/get-activity-counts';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { findComments } from '@/lib/reactions/comment/server/find-comments';
import { commentsTag } from '@/lib/reactions/comment/server/page-tags';
import { readContest } from './read-contest';

/**
 * What the first HTML of a contest's home shows: the contest, its announcement, and the first of what is said about it. Null for
 * one that is not public. Read once per rendering.
 */
export const readContestHome = cache(async (language: Language, name: string) => {
  const contest = await readContest(language, name);
  if (!contest) return null;
  const context = visitorContext(language);
  const { id } = contest;
  const latest = { kind: 'activity', thingId: id, sort: 'latest', pageIndex: 1, pageSize: 20 } as const;
  const said = await taggedRead([commentsTag('activity', id), authorsTag], async () => {
    const counts = await getActivityCounts(context, { id }).catch(orNull);
    const comments = await findComments(context, latest).catch(orNull);
    return counts && comments && { ...counts, comments };
  });
  return said && { contest, html: outline(showArticle(contest.body), 'part', 'h2').html, ...said };
});
