import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { answerInvitation as contract, EntryDraft } from '../../contract';
import { holdOpenEntry } from '../own/own-entry';
import { readDraft } from '../own/read-draft';

/**
 * The caller joins the team of an entry, or does not; its entrant is told of each answer that differs from the last one. They may
 * change their mind until the entry is sent.
 * Throws NullPointer for who is not asked, EventCanceled, EntryClosed.
 */
export async function answerInvitation(context: Context, { id, joins }: InputOf<typeof contract>): Promise<EntryDraft> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const asked = await tx
      .selectFrom('contest_entry_member')
      .select('state')
      .where('entry_id', '=', id)
      .where('person_id', '=', personId)
      .where('state', '<>', 'removed')
      .executeTakeFirst();
    if (!asked) throw new CodedError('NullPointer');
    // Locked, so that it is sent with this answer, or before it.
    const entry = await holdOpenEntry(tx, id, context.arrivedAt);
    const state = joins ? 'confirmed' : 'declined';
    const answered = await tx
      .updateTable('contest_entry_member')
      .set({ state })
      .where('entry_id', '=', id)
      .where('person_id', '=', personId)
      .where('state', 'not in', ['removed', state])
      .returning('entry_id')
      .executeTakeFirst();
    if (!answered) return;
    await context.emit(context, tx, 'entry.answered', {
      ...{ contestId: entry.activity_id, entryId: id, personId, entrantId: entry.person_id, joins },
    });
  });
  return readDraft(context, id);
}
