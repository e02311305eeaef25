import { excerpt } from '@/lib/base/rich-text/codes';
import { shownLanguage } from '@/lib/events/activity/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { feedAddress } from '@/lib/platform/server/feed/feed-address';
import { type FeedSource, mostEntries } from '@/lib/platform/server/feed/feed-source';
import type { FeedEntry } from '@/lib/platform/server/feed/write-feed';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/app/feed.json';
import zh from '@/messages/zh/app/feed.json';
import { broadcastPath } from '../rules/broadcast-path';
import { broadcastsWithNames, toBroadcastItem } from './broadcast-item';
import { isPublicBroadcast } from './public-broadcast';

/** Size of pictures in feeds, which pages use too. */
const pictureSize = { width: 1280, height: 720 } as const;
/** Characters of a summary, after the start. */
const mostSummary = 200;

/** The latest announced broadcasts of everybody; canceled ones are no news. */
export const broadcastFeeds: FeedSource[] = [
  {
    name: 'broadcasts',
    async read(context, id) {
      if (id !== 'all') return null;
      const rows = await latest(context);
      const entries = rows.map((row) => toEntry(row, context.language, context.now()));
      return { ...{ zh, en }[context.language].broadcasts, page: '/live/list', since: 0, entries };
    },
  },
];

type Row = Awaited<ReturnType<typeof latest>>[number];

function latest({ db }: Context) {
  return broadcastsWithNames(db.read)
    .select(['body_zh', 'body_en', 'live_broadcast.verified_at', 'live_broadcast.created_at'])
    .where(isPublicBroadcast)
    .where('canceled_at', 'is', null)
    .orderBy('live_broadcast.verified_at', 'desc')
    .orderBy('live_broadcast.id')
    .limit(mostEntries)
    .execute();
}

function toEntry(row: Row, language: Language, now: number): FeedEntry {
  const item = toBroadcastItem(row, language, now);
  const { nickname, thumb } = item;
  const shown = shownLanguage(row, language);
  return {
    page: feedAddress(broadcastPath(row.id), language),
    title: row[`title_${shown}`],
    summary: [formatDate(row.start_at, { withTime: true }), excerpt(row[`body_${shown}`], mostSummary)]
      .filter((part) => part !== '')
      .join('\n'),
    author: { name: nickname, page: feedAddress(`/otherPeople?userId=${row.host_id}`, language) },
    publishedAt: row.verified_at ?? row.created_at,
    picture: thumb ? { address: new URL(thumbnail(thumb, pictureSize), env().siteUrl).href, ...pictureSize } : null,
  };
}
