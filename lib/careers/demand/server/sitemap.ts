import type { Reader } from '@/lib/platform/server/db/database';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages, inOneLanguage } from '@/lib/platform/server/sitemap/sitemap-urls';
import { demandCode } from '../codes';
import { demandPath } from '../rules/demand-path';
import { shownLanguage } from '../rules/demand-texts';
import { isListed } from './is-listed';

const demands: RangedThings<Listed> = {
  table: 'project_demand',
  // A part is a range of ids with this many demands, listed or not.
  size: 10_000,
  perRead: 500,
  readRows: readDemands,
  // One with its team shows what was found here; one that is over shows nothing any more.
  write: (row) => (isListed(row) || isDocked(row) ? demandPage(row) : []),
};

/** The pages of demands that take proposals or have their team. */
export const demandsSection: SitemapSection = {
  name: 'projects',
  listParts: ({ db }) => listRanges(db.read, demands),
  openPart: ({ db }, part) => openRange(db.read, demands, part),
};

type Listed = Awaited<ReturnType<typeof readDemands>>[number];

const isDocked = ({ review_state, docked_at }: Listed) => review_state === demandCode.verified && docked_at !== null;

function readDemands(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('project_demand')
    .select(['id', 'review_state', 'closed_at', 'docked_at', 'lapsed_at', 'title_zh', 'title_en', 'body_zh', 'body_en'])
    .select(['created_at', 'verified_at', 'edited_at'])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** In both languages, or only in the one that it has a text in, like its page. */
function demandPage(row: Listed): SitemapUrl[] {
  const facts = { changedAt: row.docked_at ?? row.edited_at ?? row.verified_at ?? row.created_at };
  const path = demandPath(row.id);
  const [zh, en] = [shownLanguage(row, 'zh'), shownLanguage(row, 'en')];
  return zh === en ? inOneLanguage(zh, path, facts) : inBothLanguages(path, facts);
}
