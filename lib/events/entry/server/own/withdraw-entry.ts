import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { withdrawEntry as contract, EntryDraft } from '../../contract';
import { isPossible, transitions } from '../../rules/transitions';
import { giveBack, holdOrderOf } from '../standing/give-back';
import { leaveContest } from '../standing/leave-contest';
import { tellEntry } from '../told-entry';
import { findContestOf, findOwnEntry, holdOwnEntry, requireOpen } from './own-entry';
import { readDraft } from './read-draft';

/**
 * Takes an entry of the caller back, until works are no longer taken: its work is free again, an unpaid order is closed, and what
 * was paid goes back whole. With a payment at the same moment it was paid before, and goes back, or is not paid. A transfer that
 * staff have not looked at goes back when they find it. Withdrawn twice is withdrawn once.
 * Throws NullPointer for an entry that is not the caller's, EventCanceled, EntryClosed, Changed for one that was never sent, or has
 * a result.
 */
export async function withdrawEntry(context: Context, { id }: InputOf<typeof contract>): Promise<EntryDraft> {
  const own = { id, personId: signedIn(context).personId };
  await findOwnEntry(context.db.read, own);
  await context.db.transaction(async (tx) => {
    const order = await holdOrderOf(tx, id);
    const entry = await holdOwnEntry(tx, own);
    if (entry.state === 'withdrawn') return;
    requireOpen(await findContestOf(tx, entry), context.arrivedAt);
    // Sent again since its order was looked up.
    if (entry.order_id !== (order?.id ?? null)) throw new CodedError('Changed');
    if (!isPossible('withdraw', entry.state)) throw new CodedError('Changed');
    await leaveContest(context, tx, entry, { to: transitions.withdraw.to });
    if (order) await giveBack(context, tx, order, { cause: 'withdrawn', byId: own.personId });
    await tellEntry(context, tx, entry, { news: 'withdrawn', by: own.personId });
  });
  return readDraft(context, id);
}
