import { v7 as uuid } from 'uuid';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { addParticipant, lessenParticipant } from './participants';
import type { TicketTable } from './tables';

/** Who has signed up, as a ticket keeps it; the mobile number in E.164, the answers as JSON. */
export type SignedUp = Pick<TicketTable, 'attendee' | 'mobile' | 'age' | 'is_shown'> & {
  occupation: string;
  answers: string;
};

interface Given {
  activityId: string;
  personId: string;
  signedUp: SignedUp;
}

/** Gives somebody who signed up a ticket, which has no type, no order and no price. Returns its id. */
export async function addSignupTicket(context: Context, tx: Tx, { activityId, personId, signedUp }: Given) {
  const id = uuid();
  await tx
    .insertInto('ticket')
    .values({
      ...{ id, activity_id: activityId, ticket_type_id: null, order_id: null, person_id: personId },
      ...{ state: 'valid', price_fen: 0, ...signedUp },
      ...{ created_at: context.now(), used_at: null, returned_at: null },
    })
    .execute();
  await addParticipant(context, tx, { activityId, personId, count: 1, isShown: signedUp.is_shown });
  return id;
}

/** Changes what such a ticket says of its owner. */
export async function changeSignupTicket(tx: Tx, id: string, signedUp: SignedUp): Promise<void> {
  await tx.updateTable('ticket').set(signedUp).where('id', '=', id).execute();
}

/** Ends such a ticket, which its owner gives up; false for one that is used, or ended before. */
export async function endSignupTicket(context: Context, tx: Tx, id: string): Promise<boolean> {
  const ended = await tx
    .updateTable('ticket')
    .set({ state: 'returned', returned_at: context.now() })
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .where('state', '=', 'valid')
    .returning(['activity_id as activityId', 'person_id as personId'])
    .executeTakeFirst();
  if (!ended) return false;
  await lessenParticipant(context, tx, { ...ended, ticketIds: [id] });
  return true;
}
