import { shownLanguage } from '@/lib/events/activity/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inOneLanguage } from '@/lib/platform/server/sitemap/sitemap-urls';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { broadcastCode } from '../codes';
import { broadcastPath } from '../rules/broadcast-path';

/** A part is a range of ids with this many broadcasts, listed or not. */
const broadcastsPerPart = 10_000;
const perRead = 500;
/** The largest displayed size of covers. */
const coverSize = { width: 1280, height: 720 } as const;

const broadcasts: RangedThings<Listed> = {
  table: 'live_broadcast',
  size: broadcastsPerPart,
  perRead,
  readRows: readBroadcasts,
  write: (broadcast) => (broadcast.review_state === broadcastCode.verified ? broadcastPage(broadcast) : []),
};

/** The pages of public broadcasts, also of those that are over. */
export const broadcastsSection: SitemapSection = {
  name: 'broadcasts',
  listParts: ({ db }) => listRanges(db.read, broadcasts),
  openPart: ({ db }, part) => openRange(db.read, broadcasts, part),
};

type Listed = Awaited<ReturnType<typeof readBroadcasts>>[number];

function readBroadcasts(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('live_broadcast')
    .select(['id', 'review_state', 'cover', 'title_zh', 'title_en', 'body_zh', 'body_en'])
    .select(['created_at', 'verified_at', 'edited_at'])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** In both languages, or only in the one that it has a text in, like its page. */
function broadcastPage(broadcast: Listed): SitemapUrl[] {
  const { id, cover, edited_at, verified_at, created_at } = broadcast;
  const images = cover ? [new URL(thumbnail(cover, coverSize), env().siteUrl).href] : [];
  const facts = { changedAt: edited_at ?? verified_at ?? created_at, images };
  const path = broadcastPath(id);
  const [zh, en] = [shownLanguage(broadcast, 'zh'), shownLanguage(broadcast, 'en')];
  return zh === en ? inOneLanguage(zh, path, facts) : inBothLanguages(path, facts);
}
