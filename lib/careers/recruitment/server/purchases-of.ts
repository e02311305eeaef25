import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';

/** What can be left of a purchase. */
export type Left = 'posts_left' | 'refreshes_left';

/** The purchases of a company that have something left; with the order of `oldestWith` the entries of an index each. */
export function purchasesWith(db: Reader, companyId: string, left: Left) {
  return db
    .selectFrom('job_purchase')
    .where('company_id', '=', companyId)
    .where('state', '=', sql.lit('valid'))
    .where(left, '>', sql.lit(0));
}

/** The oldest of them: what is taken first. */
export function oldestWith(db: Reader, companyId: string, left: Left) {
  return purchasesWith(db, companyId, left).select('order_id').orderBy('bought_at').orderBy('order_id').limit(1);
}

/** Everything that a company has paid, also what is used up or was given back, the latest paid first. */
export function paidBy(db: Reader, companyId: string) {
  return db
    .selectFrom('job_purchase')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '<>', sql.lit('pending'))
    .orderBy('bought_at', 'desc')
    .orderBy('order_id', 'desc');
}
