import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { listBroadcasts } from '@/lib/live/broadcast/server/list-broadcasts';
import { broadcastsTag } from '@/lib/live/broadcast/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** What the first HTML of /live/list shows: what is on now, or what is coming where nothing is. Read once per rendering. */
export const readBroadcasts = cache(async (language: Language) => {
  const context = visitorContext(language);
  const read = (list: 'now' | 'upcoming') =>
    taggedRead([broadcastsTag, authorsTag], () => listBroadcasts(context, { list, pageIndex: 1, pageSize: 20 }));
  const now = await read('now');
  if (now.list.length > 0) return { initial: 'now' as const, first: now };
  return { initial: 'upcoming' as const, first: await read('upcoming') };
});
