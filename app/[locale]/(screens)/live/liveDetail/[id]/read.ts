import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { outline } from '@/lib/base/rich-text/rules/outline';
import { showArticle } from '@/lib/base/rich-text/server/show-article';
import { topicTag } from '@/lib/community/topic/server/page-tags';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { getBroadcast } from '@/lib/live/broadcast/server/get-broadcast';
import { listBroadcasts, listBroadcastsOfPerson } from '@/lib/live/broadcast/server/list-broadcasts';
import { broadcastsTag, broadcastTag } from '@/lib/live/broadcast/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import type { Context } from '@/lib/platform/server/context';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { findComments } from '@/lib/reactions/comment/server/find-comments';
import { commentsTag } from '@/lib/reactions/comment/server/page-tags';

/** Whether a string can be the id of a broadcast, so that no other address is read or cached. */
const isBroadcastId = (id: string) => /^[\w-]{1,64}$/.test(id);
/** Others of its host, and the next ones, below it. */
const othersShown = 4;

/**
 * What the first HTML of a broadcast's page shows: the broadcast, its details, whether they are in one language only, its first comments,
 * others of its host, and the next ones. Null for one that is not public, but tagged, so that a cached 404 ends when it is approved. Read once per
 * rendering.
 */
export const readBroadcastPage = cache(async (language: Language, id: string) => {
  if (!isBroadcastId(id)) return null;
  const context = visitorContext(language);
  const broadcast = await taggedRead([broadcastTag(id), authorsTag], () => getBroadcast(context, { id }).catch(orNull));
  if (!broadcast) return null;
  const inOther = visitorContext(language === 'zh' ? 'en' : 'zh');
  const other = await taggedRead([broadcastTag(id)], () => getBroadcast(inOther, { id }).catch(orNull));
  // Its channel may be renamed or closed.
  if (broadcast.topic) await taggedRead([topicTag(broadcast.topic.id)], async () => null);
  const latest = { kind: 'live', thingId: id, sort: 'latest', pageIndex: 1, pageSize: 20 } as const;
  const said = [commentsTag('live', id), authorsTag];
  const comments = await taggedRead(said, () => findComments(context, latest).catch(orNull));
  if (!comments) return null;
  const { others, coming } = await taggedRead([broadcastsTag], () => readOthers(context, broadcast));
  const isInOne = other?.titleLanguage === broadcast.titleLanguage;
  return {
    broadcast,
    isInOne,
    html: outline(showArticle(broadcast.body), 'part', 'h2').html,
    comments,
    others,
    coming,
  };
});

/** Others of the host, and the next ones that are not among them. */
async function readOthers(context: Context, { id, host }: BroadcastDetail) {
  const page = { pageIndex: 1, pageSize: 2 * othersShown + 1 };
  const [ofHost, next] = await Promise.all([
    listBroadcastsOfPerson(context, { ...page, userId: host.userId }),
    listBroadcasts(context, { ...page, list: 'upcoming' }),
  ]);
  const others = ofHost.list.filter((one) => one.id !== id).slice(0, othersShown);
  const shown = new Set([id, ...others.map((one) => one.id)]);
  return { others, coming: next.list.filter((one) => !shown.has(one.id)).slice(0, othersShown) };
}
