import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { getBroadcast } from '@/lib/live/broadcast/server/get-broadcast';
import { broadcastTag } from '@/lib/live/broadcast/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** Whether a string can be the id of a broadcast, so that no other address is read or cached. */
const isBroadcastId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * The broadcast of a watch page; null for one that is not public, but tagged, so that a cached 404 ends when it is approved. Read
 * once per rendering.
 */
export const readWatchPage = cache(async (language: Language, id: string) => {
  if (!isBroadcastId(id)) return null;
  return taggedRead([broadcastTag(id), authorsTag], () => getBroadcast(visitorContext(language), { id }).catch(orNull));
});
