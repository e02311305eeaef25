import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { lengths } from '@/lib/works/work/codes';
import type { VideoItem } from '@/lib/works/work/contract';
import { isPublicWork, toVideoItem, videoItemColumns } from '@/lib/works/work/port';
import type { browseVideos as contract } from '../contract';

type Query = InputOf<typeof contract>;

/**
 * Public works by category, industry, length and originality (specification section 2, /type), the latest approved, the
 * highest score or the most viewed first; empty if nothing matches, also for an unknown industry.
 */
export async function browseVideos(context: Context, query: Query): Promise<Page<VideoItem>> {
  const rows = await worksInOrder(context.db.read, query);
  return toPage(rows, query, (row) => toVideoItem(row, context.language));
}

const columns = { new: 'verified_at', hot: 'score', seen: 'view_count' } as const satisfies Record<
  Query['order'],
  string
>;

/** The rows of a page and one more. Earlier pages are skipped in the index only; only this page's rows are read. */
function worksInOrder(db: Reader, query: Query) {
  const column = columns[query.order];
  return db
    .selectFrom(idsOfPage(db, query).as('page'))
    .innerJoin('video', 'video.id', 'page.id')
    .innerJoin('person', 'person.id', 'video.author_id')
    .select(videoItemColumns)
    .orderBy(`video.${column}`, 'desc')
    .orderBy('video.id')
    .execute();
}

/** The ids of a page and the next one; an index covers everything that this reads. */
export function idsOfPage(db: Reader, query: Query) {
  const { order, pageIndex, pageSize } = query;
  return chosen(db, query)
    .select('id')
    .orderBy(columns[order], 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

/**
 * The matching works. The index of one filter is scanned in the requested order; its entries contain the other filters
 * (ADR 19).
 */
function chosen(db: Reader, { category, industry, length, original }: Query) {
  // Conditions of partial indexes are literals, not parameters: otherwise the indexes are not used.
  let works = db.selectFrom('video').where(isPublicWork);
  if (category !== '') works = works.where('category', '=', category);
  if (industry !== '') works = works.where('industry', '=', industry);
  if (original !== '') works = works.where('is_original', '=', sql.lit(original === 'true' ? 1 : 0));
  if (length === '') return works;
  const [from, to] = lengths[length];
  works = works.where('duration_seconds', '>=', sql.lit(from));
  return length === 'long' ? works : works.where('duration_seconds', '<', to);
}
