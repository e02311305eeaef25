import { holdBroadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Admission, returnLive as contract } from '../contract';
import { endPass } from './end-pass';
import { findPass } from './find-pass';
import { getAdmission } from './own-passes';

/**
 * Gives a broadcast back for the whole price; twice is once. Throws ReturnClosed once it is on air, NullPointer for who has not paid
 * it.
 */
export async function returnLive(context: Context, { id }: InputOf<typeof contract>): Promise<Admission> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    // Held, so that it does not begin meanwhile.
    const { liveAt } = await holdBroadcast(tx, id);
    const pass = await findPass(tx, { id, personId });
    if (!pass || pass.state === 'pending') throw new CodedError('NullPointer');
    if (pass.state === 'returned') return;
    if (liveAt !== null) throw new CodedError('ReturnClosed');
    await endPass(context, tx, pass.order_id, 'givenBack');
  });
  return getAdmission(context, { id });
}
