import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { isChannelType, kindPath } from '@/lib/community/topic/rules/channel-path';
import { listTopics } from '@/lib/community/topic/server/list-topics';
import { topicsTag } from '@/lib/community/topic/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { dailyListTag } from '@/lib/works/work/server/page-tags';

const firstPage = { pageIndex: 1, pageSize: 20 };

/**
 * What stands in the first HTML of the channels of a kind: those with most members, as these are counted until channels or
 * works change or midnight comes. Null for an unknown kind. Read once for a rendering.
 */
export const readChannels = cache(async (language: Language, type: string) => {
  if (!isChannelType(type)) return null;
  const context = visitorContext(language);
  const query = type === 'all' ? firstPage : { ...firstPage, kind: type };
  const first = await taggedRead([topicsTag, dailyListTag], () => listTopics(context, query));
  return { type, path: kindPath(type), first };
});
