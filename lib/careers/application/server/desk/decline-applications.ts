import { findOwnJob } from '@/lib/careers/job/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { declineApplications as contract } from '../../contract';
import { transitions } from '../../rules/transitions';
import { type ApplicationRow, stepRow } from '../steps';
import { findToldJob } from '../told-job';

type Declining = InputOf<typeof contract>;

/**
 * Declines applications for a job of the caller, all in one transaction; of two at once each declines what the
 * other did not. Throws Unauthorized, NullPointer for another company's job.
 */
export async function declineApplications(context: Context, input: Declining): Promise<{ ids: string[] }> {
  const { personId } = signedIn(context);
  await findOwnJob(context.db.read, personId, input.jobId);
  return context.db.transaction(async (tx) => {
    const declined = await decline(tx, input, context.now());
    if (declined.length > 0) {
      const people = declined.map(({ person_id }) => person_id);
      const told = { ...(await findToldJob(tx, input.jobId)), people, move: 'no' as const };
      await context.emit(context, tx, 'application.changed', told);
    }
    return { ids: declined.map(({ id }) => id) };
  });
}

/** Locks them in one order, so that two of these do not wait for each other, and changes those that can be declined still. */
async function decline(tx: Tx, { jobId, ids }: Declining, at: number): Promise<ApplicationRow[]> {
  const state = transitions.no.to;
  const changed: ApplicationRow[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const row = await tx
      .updateTable('job_application')
      .set((before) => ({ state, updated_at: at, revision: before('revision', '+', 1) }))
      .where('id', '=', id)
      .where('job_id', '=', jobId)
      .where('state', 'in', transitions.no.from)
      .returningAll()
      .executeTakeFirst();
    if (row) changed.push(row);
  }
  if (changed.length === 0) return [];
  const steps = changed.map(({ id, revision }) => stepRow(id, revision, { at, side: 'company', state }));
  await tx.insertInto('job_application_step').values(steps).execute();
  return changed;
}
