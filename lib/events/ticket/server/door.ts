import type { Tx } from '@/lib/platform/server/db/database';

interface Used {
  ticketId: string;
  activityId: string;
  at: number;
}

/** Lets a valid ticket of an activity in: one conditional statement, so that of many at once one does. False for any other. */
export async function redeemTicket(tx: Tx, { ticketId, activityId, at }: Used): Promise<boolean> {
  const used = await tx
    .updateTable('ticket')
    .set({ state: 'used', used_at: at })
    .where('id', '=', ticketId)
    .where('activity_id', '=', activityId)
    .where('state', '=', 'valid')
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Takes that back; false for a ticket that is not in. */
export async function restoreTicket(tx: Tx, { ticketId, activityId }: Omit<Used, 'at'>): Promise<boolean> {
  const unused = await tx
    .updateTable('ticket')
    .set({ state: 'valid', used_at: null })
    .where('id', '=', ticketId)
    .where('activity_id', '=', activityId)
    .where('state', '=', 'used')
    .returning('id')
    .executeTakeFirst();
  return unused !== undefined;
}
