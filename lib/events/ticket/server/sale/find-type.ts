import { activityStatus } from '@/lib/events/activity/codes';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { leftOf } from '../left-of';

/** A ticket type with what its sale needs of its activity. Throws NullPointer for one of no public activity. */
export async function findType(db: Reader, id: string) {
  const type = await db
    .selectFrom('activity_ticket_type as type')
    .innerJoin('activity', 'activity.id', 'type.activity_id')
    .select([
      'type.id',
      'type.activity_id',
      'name_zh',
      'name_en',
      'price_fen',
      'per_person',
      'is_paused',
      'shares_stock',
    ])
    .select(['organiser_id', 'title_zh', 'title_en', 'hold_start_at', 'canceled_at', 'questions'])
    .select(({ fn }) => [
      fn.coalesce('type.sale_start_at', 'enrol_start_at').as('opens_at'),
      fn.coalesce('type.sale_end_at', 'enrol_end_at').as('closes_at'),
    ])
    .leftJoin('ticket_stock as own', 'own.id', 'type.id')
    .leftJoin('ticket_stock as common', (join) =>
      join.onRef('common.id', '=', 'type.activity_id').on('type.shares_stock', '=', 1),
    )
    .select(['own.total as own_total', 'own.taken as own_taken'])
    .select(['common.total as common_total', 'common.taken as common_taken'])
    .where('type.id', '=', id)
    .where('activity.review_state', '=', activityStatus.passed)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return { ...type, left: leftOf(type) };
}
export type SoldType = Awaited<ReturnType<typeof findType>>;
