import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { EntryCode, EntryCodes } from '../../contract';
import { signEntryCode } from '../entry-code';
import { findLink } from './find-link';
import { type TicketRow, ticketsWithActivity, toActivity, toOwnTicket } from './own-ticket';

/**
 * The caller's valid and used tickets of an activity, as they are shown at its door. Throws Unauthorized, and NullPointer for an
 * activity of which they have none.
 */
export async function getEntryCodes(context: Context, { activityId }: { activityId: string }): Promise<EntryCodes> {
  const { personId } = signedIn(context);
  const rows = await ticketsWithActivity(context.db.read)
    .where('ticket.person_id', '=', personId)
    .where('ticket.activity_id', '=', activityId)
    .where('ticket.state', 'in', ['valid', 'used'])
    .orderBy('ticket.created_at')
    .orderBy('ticket.id')
    .execute();
  const [first] = rows;
  if (!first) throw new CodedError('NullPointer');
  return {
    activity: toActivity(first, context.language, context.now()),
    onlineUrl: first.canceled_at === null ? await findLink(context.db.read, activityId) : '',
    tickets: await Promise.all(rows.map((row) => toEntryCode(context, row))),
  };
}

async function toEntryCode(context: Context, row: TicketRow): Promise<EntryCode> {
  const { id, typeName, typeLanguage, attendee, state } = toOwnTicket(row, context.language, context.now());
  const isValid = state === 'valid' && row.canceled_at === null;
  const code = isValid ? await signEntryCode(context, { ticketId: id, activityId: row.activity_id }) : null;
  return { id, typeName, typeLanguage, attendee, state, code };
}
