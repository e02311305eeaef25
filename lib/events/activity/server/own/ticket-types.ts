import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { WrittenTicketType } from '../../contract';
import { typeColumnsOf } from './written-fields';

/** The ticket types of an activity, in order. */
export function findTicketTypes(db: Reader, activityId: string) {
  return db
    .selectFrom('activity_ticket_type')
    .selectAll()
    .where('activity_id', '=', activityId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/**
 * Makes the ticket types of an activity those that are written; one that stays keeps whether it is paused. Its row is locked.
 * Throws Changed for the id of another activity's type.
 */
export async function writeTicketTypes(tx: Tx, id: string, types: readonly WrittenTicketType[]): Promise<void> {
  const ids = types.map((type) => type.id);
  await tx
    .deleteFrom('activity_ticket_type')
    .where('activity_id', '=', id)
    .$if(ids.length > 0, (gone) => gone.where('id', 'not in', ids))
    .execute();
  for (const [position, type] of types.entries()) {
    const columns = typeColumnsOf(type, position);
    await tx
      .insertInto('activity_ticket_type')
      .values({ id: type.id, activity_id: id, ...columns })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(columns).where('activity_ticket_type.activity_id', '=', id),
      )
      .returning('id')
      .executeTakeFirstOrThrow(() => new CodedError('Changed'));
  }
}
