import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inOneLanguage } from '@/lib/platform/server/sitemap/sitemap-urls';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { reviewCode } from '../codes';
import { activityPath } from '../rules/activity-path';
import { shownLanguage } from './shown-language';

/** A part is a range of ids with this many activities, listed or not. */
const activitiesPerPart = 10_000;
const perRead = 500;
/** The largest displayed size of covers. */
const coverSize = { width: 720, height: 960 } as const;

const activities: RangedThings<Activity> = {
  table: 'activity',
  size: activitiesPerPart,
  perRead,
  readRows: readActivities,
  write: (activity) => (activity.review_state === reviewCode.verified ? activityPage(activity) : []),
};

/** The pages of public activities, also of those that are over. */
export const activitiesSection: SitemapSection = {
  name: 'activities',
  listParts: ({ db }) => listRanges(db.read, activities),
  openPart: ({ db }, part) => openRange(db.read, activities, part),
};

type Activity = Awaited<ReturnType<typeof readActivities>>[number];

function readActivities(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('activity')
    .select(['id', 'contest_name', 'review_state', 'cover', 'title_zh', 'title_en', 'body_zh', 'body_en'])
    .select(['created_at', 'verified_at', 'edited_at'])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** In both languages, or only in the one that it has a text in, like its page. */
function activityPage(activity: Activity): SitemapUrl[] {
  const { id, contest_name, cover, edited_at, verified_at, created_at } = activity;
  const images = cover ? [new URL(thumbnail(cover, coverSize), env().siteUrl).href] : [];
  const facts = { changedAt: edited_at ?? verified_at ?? created_at, images };
  const path = activityPath({ id, contestName: contest_name });
  const [zh, en] = [shownLanguage(activity, 'zh'), shownLanguage(activity, 'en')];
  return zh === en ? inOneLanguage(zh, path, facts) : inBothLanguages(path, facts);
}
