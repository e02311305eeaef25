import { activityCategory } from '@/lib/events/activity/codes';
import { keepTotal } from '@/lib/events/ticket/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { moveUp } from './move-up';

/**
 * Listens to 'activity.offered': where there are no ticket types, the stock is the capacity, and what is more than before goes
 * to the waiting list. Throws code `400` with the rule `sold` for a capacity below the number of those who have a place.
 */
export async function keepCapacity(context: Context, tx: Tx, { id }: EventKinds['activity.offered']): Promise<void> {
  const activity = await tx
    .selectFrom('activity')
    .select('capacity')
    .where('id', '=', id)
    .where('category', '!=', activityCategory.contest)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('activity_ticket_type').select('id').where('activity_id', '=', id))),
    )
    .executeTakeFirst();
  if (!activity) return;
  const total = activity.capacity === 0 ? null : activity.capacity;
  if (!(await keepTotal(tx, { id, activityId: id, total }))) {
    throw new CodedError('400', { fields: [{ field: 'capacity', rule: 'sold' }] });
  }
  await moveUp(context, tx, { activityId: id });
}
