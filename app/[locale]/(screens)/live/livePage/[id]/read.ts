import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { getBroadcast } from '@/lib/live/broadcast/server/get-broadcast';
import { broadcastTag } from '@/lib/live/broadcast/server/page-tags';
import { findReplay } from '@/lib/live/replay/server/find-replay';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { videoTag } from '@/lib/works/work/server/page-tags';

/** Whether a string can be the id of a broadcast, so that no other address is read or cached. */
const isBroadcastId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * The broadcast of a watch page, and its replay once that is public; null for a broadcast that is not public, but tagged, so that a
 * cached 404 ends when it is approved. Read once per rendering.
 */
export const readWatchPage = cache(async (language: Language, id: string) => {
  if (!isBroadcastId(id)) return null;
  const context = visitorContext(language);
  const broadcast = await taggedRead([broadcastTag(id), authorsTag], () => getBroadcast(context, { id }).catch(orNull));
  if (!broadcast) return null;
  const { replayId } = broadcast;
  if (replayId === null) return { broadcast, replay: null };
  // The titles and the cover of its work may change.
  const replay = await taggedRead([videoTag(replayId)], () => findReplay(context, { id }).catch(orNull));
  return { broadcast, replay };
});
