import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { packageLimits } from '../codes';
import type { JobPackage } from '../contract';

/** The packages of job posts that are on sale, in their order; the titles in the reader's language. */
export async function listJobPackages({ db, language }: Context): Promise<JobPackage[]> {
  const rows = await db.read
    .selectFrom('job_package')
    .selectAll()
    .where('is_on_sale', '=', sql.lit(1))
    .orderBy('position')
    .orderBy('id')
    .limit(packageLimits.onSale)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: language === 'zh' ? row.title_zh : row.title_en,
    ...{ posts: row.posts, days: row.days, isHighlighted: row.is_highlighted === 1, refreshes: row.refreshes },
    ...{ priceFen: row.price_fen, revision: row.revision },
  }));
}
