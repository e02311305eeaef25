import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages } from '@/lib/platform/server/sitemap/sitemap-urls';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { publicTopicState } from '../codes';

/** A part is a range of ids that holds this many channels, listed or not. */
const topicsPerPart = 10_000;
const perRead = 500;
/** The largest size in which backgrounds are shown. */
const backgroundSize = { width: 1160, height: 330 } as const;

const topics: RangedThings<Topic> = {
  table: 'topic',
  size: topicsPerPart,
  perRead,
  readRows: readTopics,
  write: (topic) => (topic.state === publicTopicState ? topicPage(topic) : []),
};

/** The pages of public channels. */
export const topicsSection: SitemapSection = {
  name: 'channels',
  listParts: ({ db }) => listRanges(db.read, topics),
  openPart: ({ db }, part) => openRange(db.read, topics, part),
};

type Topic = Awaited<ReturnType<typeof readTopics>>[number];

function readTopics(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('topic')
    .select(['id', 'state', 'background', 'active_at', 'updated_at'])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .orderBy('id')
    .limit(limit)
    .execute();
}

function topicPage({ id, background, active_at, updated_at }: Omit<Topic, 'state'>): SitemapUrl[] {
  const images = background ? [new URL(thumbnail(background, backgroundSize), env().siteUrl).href] : [];
  return inBothLanguages(`/topicIntroduce?topicId=${id}`, { changedAt: Math.max(active_at, updated_at), images });
}
