import type { Reader } from '@/lib/platform/server/db/database';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inOneLanguage } from '@/lib/platform/server/sitemap/sitemap-urls';
import { casePath } from '../rules/case-path';

/** A part is a range of ids with this many cases, listed or not. */
const casesPerPart = 10_000;
const perRead = 500;

const cases: RangedThings<Listed> = {
  table: 'project_case',
  size: casesPerPart,
  perRead,
  readRows: readCases,
  write: (row) => (row.is_shown === 1 ? casePage(row) : []),
};

/** The pages of public cases. */
export const casesSection: SitemapSection = {
  name: 'cases',
  listParts: ({ db }) => listRanges(db.read, cases),
  openPart: ({ db }, part) => openRange(db.read, cases, part),
};

type Listed = Awaited<ReturnType<typeof readCases>>[number];

function readCases(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('project_case')
    .select(['id', 'is_shown', 'title_zh', 'title_en', 'updated_at'])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** In both languages, or only in the one that it has a title in, like its page. */
function casePage({ id, title_zh, title_en, updated_at }: Listed): SitemapUrl[] {
  const facts = { changedAt: updated_at };
  if (title_zh && title_en) return inBothLanguages(casePath(id), facts);
  return inOneLanguage(title_zh ? 'zh' : 'en', casePath(id), facts);
}
