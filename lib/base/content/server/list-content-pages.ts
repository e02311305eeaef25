import { sql } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ContentRow, listContentPages as contract } from '../contract';
import { contentRows, toContentRow } from './content-rows';

type Query = InputOf<typeof contract>;

/** Unpublished pages count as the oldest. Staff write some dozens of pages, so no index is needed. */
const orders = {
  updatedAt: sql<number>`content_entry.updated_at`,
  publishedAt: sql<number>`coalesce(content_entry.published_at, 0)`,
  id: sql<string>`content_entry.id`,
};

/** The content pages for the console. Throws Unauthorized or Forbidden for callers who may not edit them. */
export async function listContentPages(context: Context, query: Query): Promise<Page<ContentRow>> {
  requireAllowed(context, 'editContent');
  const rows = await narrowed(contentRows(context.db.read), query)
    .orderBy(orders[query.sort], query.order)
    .orderBy('content_entry.id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, toContentRow);
}

function narrowed(rows: ReturnType<typeof contentRows>, { kind, state, search }: Query) {
  let query = rows;
  if (kind) query = query.where('content_entry.kind', '=', kind);
  if (state === 'draft') query = query.where('content_entry.draft', 'is not', null);
  if (state === 'published') query = query.where('content_entry.version', 'is not', null);
  return search ? query.where(contains(['content_entry.id', 'content_entry.title'], search)) : query;
}
