import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { CaseItem, findCases as contract } from '../../contract';
import { isPublicCase, toCaseItems } from './case-item';

/** Public cases, the latest first. A page is so many entries of one partial index. */
export async function findCases(context: Context, query: InputOf<typeof contract>): Promise<Page<CaseItem>> {
  const { read } = context.db;
  const rows = await read
    .selectFrom('project_case')
    .selectAll()
    .where('id', 'in', idsOfCases(read, query))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  const page = toPage(rows, query, (row) => row);
  return { ...page, list: await toCaseItems(context, page.list) };
}

/** The ids of a page and one more: those that are skipped come from the index alone. */
export const idsOfCases = (db: Reader, { pageIndex, pageSize }: PageQuery) =>
  db
    .selectFrom('project_case')
    .select('id')
    .where(isPublicCase)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
