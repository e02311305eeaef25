import { excerpt } from '@/lib/base/rich-text/codes';
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
import { activityPath } from '../rules/activity-path';
import { activitiesWithNames, toActivityItem } from './activity-item';
import { isPublicActivity } from './public-activity';
import { shownLanguage } from './shown-language';

/** Size of pictures in feeds, which pages use too. */
const pictureSize = { width: 720, height: 960 } as const;
/** Characters of a summary, after the time and the place. */
const mostSummary = 200;

/** The latest announced activities of everybody; canceled ones are no news. */
export const activityFeeds: FeedSource[] = [
  {
    name: 'activities',
    async read(context, id) {
      if (id !== 'all') return null;
      const rows = await latest(context);
      const entries = rows.map((row) => toEntry(row, context.language, context.now()));
      return { ...{ zh, en }[context.language].activities, page: '/activity', since: 0, entries };
    },
  },
];

type Row = Awaited<ReturnType<typeof latest>>[number];

function latest({ db }: Context) {
  return activitiesWithNames(db.read)
    .select(['body_zh', 'body_en', 'verified_at', 'activity.created_at', 'activity.organiser_id'])
    .where(isPublicActivity)
    .where('canceled_at', 'is', null)
    .orderBy('verified_at', 'desc')
    .orderBy('activity.id')
    .limit(mostEntries)
    .execute();
}

function toEntry(row: Row, language: Language, now: number): FeedEntry {
  const item = toActivityItem(row, language, now);
  const { nickname, city, thumb } = item;
  const shown = shownLanguage(row, language);
  const facts = [formatDate(row.hold_start_at, { withTime: true }), city].filter((fact) => fact !== '').join(' · ');
  return {
    page: feedAddress(activityPath(item), language),
    title: row[`title_${shown}`] ?? '',
    summary: [facts, excerpt(row[`body_${shown}`], mostSummary)].filter((part) => part !== '').join('\n'),
    author: { name: nickname, page: feedAddress(`/otherPeople?userId=${row.organiser_id}`, language) },
    publishedAt: row.verified_at ?? row.created_at,
    picture: thumb ? { address: new URL(thumbnail(thumb, pictureSize), env().siteUrl).href, ...pictureSize } : null,
  };
}
