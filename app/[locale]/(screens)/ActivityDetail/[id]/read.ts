import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { outline } from '@/lib/base/rich-text/rules/outline';
import { showArticle } from '@/lib/base/rich-text/server/show-article';
import { topicTag } from '@/lib/community/topic/server/page-tags';
import { getActivity } from '@/lib/events/activity/server/get-activity';
import { activityTag } from '@/lib/events/activity/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { findComments } from '@/lib/reactions/comment/server/find-comments';
import { commentsTag } from '@/lib/reactions/comment/server/page-tags';

/** Whether a string can be the id of an activity, so that no other address is read or cached. */
const isActivityId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * What the first HTML of an activity's page shows: the activity, its details, whether they are in one
 * language only, and its first comments. Null for one that is not
 * public, but tagged, so that a cached 404 ends when it is approved. Read once per rendering.
 */
export const readActivityPage = cache(async (language: Language, id: string) => {
  if (!isActivityId(id)) return null;
  const context = visitorContext(language);
  const activity = await taggedRead([activityTag(id), authorsTag], () => getActivity(context, { id }).catch(orNull));
  if (!activity) return null;
  const inOther = visitorContext(language === 'zh' ? 'en' : 'zh');
  const other = await taggedRead([activityTag(id)], () => getActivity(inOther, { id }).catch(orNull));
  // Its channel may be renamed or closed.
  if (activity.topic) await taggedRead([topicTag(activity.topic.id)], async () => null);
  const latest = { kind: 'activity', thingId: id, sort: 'latest', pageIndex: 1, pageSize: 20 } as const;
  const said = [commentsTag('activity', id), authorsTag];
  const comments = await taggedRead(said, () => findComments(context, latest).catch(orNull));
  if (!comments) return null;
  const isInOne = other?.titleLanguage === activity.titleLanguage;
  return { activity, isInOne, html: outline(showArticle(activity.body), 'part', 'h2').html, comments };
});
