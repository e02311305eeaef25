import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { applicationLimits } from '../../codes';
import type { ApplicationDetail, noteApplicant as contract } from '../../contract';
import { getJobApplication } from './get-job-application';
import { holdAtDesk } from './hold-at-desk';

/**
 * Adds a private note to an application for a job of the caller; sent twice it is one. Throws Unauthorized, NullPointer, also for the id of a
 * note elsewhere, ListFull beyond 50.
 */
export async function noteApplicant(context: Context, input: InputOf<typeof contract>): Promise<ApplicationDetail> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const { id, note_count } = await holdAtDesk(tx, { id: input.id, personId });
    if (await isThere(tx, input)) return;
    if (note_count >= applicationLimits.privateNotes) throw new CodedError('ListFull');
    const added = await tx
      .insertInto('job_application_note')
      .values({ id: input.clientId, application_id: id, text: input.text, added_at: context.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new CodedError('NullPointer');
    await tx
      .updateTable('job_application')
      .set({ note_count: note_count + 1 })
      .where('id', '=', id)
      .execute();
  });
  return getJobApplication(context, { id: input.id });
}

/** Whether the note is there. */
async function isThere(tx: Tx, { id, clientId }: InputOf<typeof contract>): Promise<boolean> {
  const note = await tx
    .selectFrom('job_application_note')
    .select('id')
    .where('id', '=', clientId)
    .where('application_id', '=', id)
    .executeTakeFirst();
  return note !== undefined;
}
