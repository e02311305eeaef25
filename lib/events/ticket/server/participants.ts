import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';

interface Joined {
  activityId: string;
  personId: string;
  count: number;
  isShown: 0 | 1;
}

/** Somebody got valid tickets; whether they are shown is as they said last. Whoever is told of it is told in the transaction. */
export async function addParticipant(
  context: Context,
  tx: Tx,
  { activityId, personId, count, isShown }: Joined,
): Promise<void> {
  await tx
    .insertInto('ticket_participant')
    .values({
      ...{ activity_id: activityId, person_id: personId, ticket_count: count, is_shown: isShown },
      joined_at: context.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['activity_id', 'person_id']).doUpdateSet((row) => ({
        ticket_count: row('ticket_participant.ticket_count', '+', count),
        is_shown: isShown,
        joined_at: row
          .case()
          .when('ticket_participant.ticket_count', '=', 0)
          .then(context.now())
          .else(row.ref('ticket_participant.joined_at'))
          .end(),
      })),
    )
    .execute();
  await context.emit(context, tx, 'ticket.given', { activityId, personId, count });
}

/** Tickets of somebody ended that were valid or used. */
export async function lessenParticipant(
  context: Context,
  tx: Tx,
  { activityId, personId, ticketIds }: { activityId: string; personId: string; ticketIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('ticket_participant')
    .set((row) => ({ ticket_count: row('ticket_count', '-', ticketIds.length) }))
    .where('activity_id', '=', activityId)
    .where('person_id', '=', personId)
    .execute();
  await context.emit(context, tx, 'ticket.returned', { activityId, personId, ticketIds });
}
