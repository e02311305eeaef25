import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { OwnApplication } from '../../contract';
import { isPossible, transitions } from '../../rules/transitions';
import { takeStep } from '../steps';
import { holdOwn } from './hold-own';
import { readOwn } from './read-own';

/**
 * Accepts an offer: the caller is hired, which neither side takes back here. Accepted twice is accepted once; taken back by the company at
 * the same moment, it was accepted before, or is not. Throws NullPointer for an application that is not the caller's, Changed without
 * an offer.
 */
export async function acceptOffer(context: Context, { id }: { id: string }): Promise<OwnApplication> {
  const own = { id, personId: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    const row = await holdOwn(tx, own);
    if (row.state === transitions.accept.to) return;
    if (!isPossible('accept', row.state)) throw new CodedError('Changed');
    await takeStep(tx, row, { at: context.now(), side: 'applicant', state: transitions.accept.to });
    const { job_id: jobId, companyId } = row;
    await context.emit(context, tx, 'application.accepted', { id, jobId, companyId, personId: own.personId });
  });
  return readOwn(context, own);
}
