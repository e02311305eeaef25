import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { reviewCode } from '../../codes';
import type { ActivityDraft, pauseTicketType as contract } from '../../contract';
import { showChange } from '../show-change';
import { holdOwnActivity } from './own-activity';
import { readDraft } from './read-draft';

/**
 * Pauses the sale of a ticket type of the caller's, or resumes it (specification section 4); asking twice is asking once. What
 * somebody writes at the same time is not outdated by it. Throws NullPointer for an activity that is not theirs, or that has no
 * such type.
 */
export async function pauseTicketType(
  context: Context,
  { id, ticketTypeId, pause }: InputOf<typeof contract>,
): Promise<ActivityDraft> {
  const own = { id, personId: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    const activity = await holdOwnActivity(tx, own);
    await tx
      .updateTable('activity_ticket_type')
      .set({ is_paused: pause ? 1 : 0 })
      .where('id', '=', ticketTypeId)
      .where('activity_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
    if (activity.review_state === reviewCode.verified) await showChange(tx, activity, context.now());
  });
  return readDraft(context, own);
}
