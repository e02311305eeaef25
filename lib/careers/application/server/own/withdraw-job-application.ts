import { noteApplication } from '@/lib/careers/job/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { OwnApplication } from '../../contract';
import { isPossible, transitions } from '../../rules/transitions';
import { takeStep } from '../steps';
import { type HeldOwn, holdOwn } from './hold-own';
import { readOwn } from './read-own';

/**
 * Takes an application back: its company sees nothing of it any more. Withdrawn twice is withdrawn once. Throws NullPointer for one
 * that is not the caller's, Changed once an offer was accepted.
 */
export async function withdrawJobApplication(context: Context, { id }: { id: string }): Promise<OwnApplication> {
  const own = { id, personId: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    const row = await holdOwn(tx, own);
    if (row.state === 'withdrawn') return;
    if (!isPossible('withdraw', row.state)) throw new CodedError('Changed');
    await takeStep(tx, row, { at: context.now(), side: 'applicant', state: transitions.withdraw.to });
    await leave(context, tx, row);
  });
  return readOwn(context, own);
}

/**
 * Removes an application of the caller at once, in any state, with its steps and notes. Throws NullPointer for one that is not theirs.
 */
export async function removeApplication(context: Context, { id }: { id: string }): Promise<null> {
  const own = { id, personId: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    const row = await holdOwn(tx, own);
    await tx.deleteFrom('job_application').where('id', '=', id).execute();
    if (row.state !== 'withdrawn') await leave(context, tx, row);
  });
  return null;
}

/** Counts one application less, and takes its applicant out of what the company was told. */
async function leave(context: Context, tx: Tx, { job_id, person_id, companyId }: HeldOwn): Promise<void> {
  await noteApplication(tx, job_id, -1);
  const left = { jobId: job_id, companyId, personId: person_id, isWithdrawn: true };
  await context.emit(context, tx, 'application.sent', left);
}
