import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { topicTag } from '@/lib/community/topic/server/page-tags';
import { getActivity } from '@/lib/events/activity/server/get-activity';
import { activityTag } from '@/lib/events/activity/server/page-tags';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { isContestName } from '@/lib/events/contest/rules/contest-name';
import { findContestBlocks } from '@/lib/events/contest/server/find-contest-blocks';
import { getContest } from '@/lib/events/contest/server/get-contest';
import { contestsTag, contestTag } from '@/lib/events/contest/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { blockTags } from '../../../block-tags';

/**
 * A contest by the name in its address, as everybody sees it, with the tags of all that its pages show of it: itself and its
 * activity, its organiser, its channel, and what its own page names. Null for one that is not public. Read once per rendering.
 */
export const readContest = cache(async (language: Language, name: string): Promise<ContestDetail | null> => {
  if (!isContestName(name)) return null;
  const context = visitorContext(language);
  const find = () => findContestBlocks(context.db.read, name).catch(orNull);
  // A name that nobody has may be given at any publication: a cached 404 ends then.
  const stored = (await find()) ?? (await taggedRead([contestsTag], find));
  if (!stored) return null;
  const { id, blocks } = stored;
  const tags = [contestTag(id), activityTag(id), authorsTag, ...blockTags(context, blocks)];
  const contest = await taggedRead([...new Set(tags)], () => getContest(context, { name }).catch(orNull));
  // Its channel may be renamed or closed.
  if (contest?.topic) await taggedRead([topicTag(contest.topic.id)], async () => null);
  return contest;
});

/** Whether what its organiser announces is in one language only, which is that of its title. */
export const readIsInOne = cache(async (language: Language, { id, titleLanguage }: ContestDetail): Promise<boolean> => {
  const inOther = visitorContext(language === 'zh' ? 'en' : 'zh');
  const other = await taggedRead([activityTag(id)], () => getActivity(inOther, { id }).catch(orNull));
  return other?.titleLanguage === titleLanguage;
});
