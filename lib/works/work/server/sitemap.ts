import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl, SitemapVideo } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inChineseOnly } from '@/lib/platform/server/sitemap/sitemap-urls';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { type Language, languageNames, translate } from '@/lib/platform/shared/language';
import { publicState } from '../codes';

/** A part is a range of ids with this many works, listed or not; each has a long entry. */
export const worksPerPart = 4000;
/** How many are read at a time. */
const perRead = 500;
/** The largest displayed size of covers. */
const coverSize = { width: 1008, height: 672 } as const;
/** Length of an intro in the page's own description for search engines. */
const descriptionLength = 160;

/** The pages of public works, with their films. */
export const worksSection: SitemapSection = {
  name: 'works',
  listParts: ({ db }) => listParts(db.read),
  openPart: (context, part) => openPart(context, part),
};

/** @param size works per part; only a test sets it */
export const listParts = (db: Reader, size = worksPerPart) => listRanges(db, works(size));

export const openPart = ({ db }: Pick<Context, 'db'>, part: string, size = worksPerPart) =>
  openRange(db.read, works(size), part);

const works = (size: number): RangedThings<Work> => ({
  table: 'video',
  size,
  perRead,
  readRows: readWorks,
  write: (work) => (work.state === publicState ? workPage(work) : []),
});

type Work = Awaited<ReturnType<typeof readWorks>>[number];

/**
 * Works in the order of their ids, with whether their film is playable. Public or not: with a condition on the state,
 * SQLite scans all public works.
 */
function readWorks(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('video')
    .leftJoin('video_source as source', (join) =>
      join.onRef('source.video_id', '=', 'video.id').on('source.state', '=', 'ready'),
    )
    .select([
      'video.id',
      'video.state',
      'title_zh',
      'title_en',
      'intro_zh',
      'intro_en',
      'cover',
      'duration_seconds',
      'view_count',
      'verified_at',
      'source.width as film_width',
    ])
    .where('video.id', after, id)
    .$if(next !== null, (query) => query.where('video.id', '<', next))
    .orderBy('video.id')
    .limit(limit)
    .execute();
}

/** In both languages, or only in Chinese if its title is not translated, like its page. */
export function workPage(work: Omit<Work, 'state'>): SitemapUrl[] {
  const path = `/video/detail/${work.id}`;
  const cover = work.cover && new URL(thumbnail(work.cover, coverSize), env().siteUrl).href;
  const factsIn = (language: Language) => ({
    changedAt: work.verified_at,
    images: cover ? [cover] : [],
    // Without a cover or a film there is nothing for search engines to show or play.
    videos: cover && work.film_width !== null ? [videoOf(work, cover, language)] : [],
  });
  return work.title_en === null ? inChineseOnly(path, factsIn('zh')) : inBothLanguages(path, factsIn);
}

/** The film itself has no address for search engines: its addresses are signed and valid for hours. */
function videoOf(work: Omit<Work, 'state'>, cover: string, language: Language): SitemapVideo {
  const title = translate(work.title_zh, work.title_en, language).text;
  const intro = translate(work.intro_zh, work.intro_en, language).text;
  const player = `${languageNames[language].prefix}/VideoPlayer?id=${work.id}`;
  return {
    thumbnail: cover,
    title,
    description: truncate(intro.replaceAll(/\s+/g, ' ').trim(), descriptionLength) || title,
    player: new URL(player, env().siteUrl).href,
    durationSeconds: work.duration_seconds,
    viewCount: work.view_count,
    publishedAt: work.verified_at ?? undefined,
  };
}
