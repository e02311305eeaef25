import type { Reader } from '@/lib/platform/server/db/database';
import type { StockedType } from './stock';

/** A ticket type, as its stock is found; undefined for one that is gone. */
export function findStockedType(db: Reader, id: string): Promise<StockedType | undefined> {
  return db
    .selectFrom('activity_ticket_type')
    .select(['id', 'activity_id', 'shares_stock'])
    .where('id', '=', id)
    .executeTakeFirst();
}
