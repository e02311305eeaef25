import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { listPackageRows as contract, PackageRow, packageSorts } from '../contract';
import type { JobPackageTable } from './tables';

const columns = {
  position: 'position',
  priceFen: 'price_fen',
  updatedAt: 'updated_at',
} as const satisfies Record<(typeof packageSorts)[number], keyof JobPackageTable>;

/**
 * All packages for the console, in the order of their places by default. Throws Unauthorized or Forbidden for callers who may
 * not manage packages.
 */
export async function listPackageRows(context: Context, query: InputOf<typeof contract>): Promise<Page<PackageRow>> {
  requireAllowed(context, 'managePackages');
  const { search, sale } = query;
  const rows = await context.db.read
    .selectFrom('job_package')
    .selectAll()
    .$if(search !== '', (found) => found.where(contains(['title_zh', 'title_en'], search)))
    .$if(sale !== '', (found) => found.where('is_on_sale', '=', sale === 'on' ? 1 : 0))
    .orderBy(columns[query.sort], query.order)
    .orderBy('id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, packageRowOf);
}

/**
 * One package for editing. Throws Unauthorized or Forbidden for callers who may not manage packages, NullPointer for an
 * unknown one.
 */
export async function getPackageRow(context: Context, { id }: { id: string }): Promise<PackageRow> {
  requireAllowed(context, 'managePackages');
  const row = await context.db.read.selectFrom('job_package').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  return packageRowOf(row);
}

function packageRowOf(row: JobPackageTable): PackageRow {
  return {
    ...{ id: row.id, titleZh: row.title_zh, titleEn: row.title_en },
    ...{ posts: row.posts, days: row.days, isHighlighted: row.is_highlighted === 1, refreshes: row.refreshes },
    ...{ priceFen: row.price_fen, position: row.position, isOnSale: row.is_on_sale === 1 },
    ...{ revision: row.revision, updatedAt: isoInBeijing(row.updated_at) },
  };
}
