import { millisecondsInDay } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { graceDays } from '../codes';
import type { deleteAccount as contract, Security } from '../contract';
import { endSessions } from './auth/sessions';
import { takeConfirmation } from './confirm-identity';
import { getSecurity } from './get-security';

/**
 * Schedules the erasure of the caller's account after the grace period, and ends every other session. Repeating it does
 * not postpone it. Throws Forbidden for staff, whose role must be removed first, WalletNotEmpty and EntriesStand (listeners)
 * where money of theirs would be lost, or works of theirs stand in a contest.
 */
export async function deleteAccount(context: Context, { ticket }: InputOf<typeof contract>): Promise<Security> {
  const { personId, sessionId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await takeConfirmation(context, tx, ticket);
    const eraseAt = context.now() + graceDays * millisecondsInDay;
    const asked = await tx
      .updateTable('account_user')
      .set((eb) => ({ erase_at: eb.fn.coalesce('erase_at', eb.val(eraseAt)) }))
      .where('id', '=', personId)
      .where('staff_role', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!asked) throw new CodedError('Forbidden');
    await context.emit(context, tx, 'account.erasureAsked', { personId });
    await endSessions(tx, { personId, except: sessionId }, 'device');
  });
  return getSecurity(context);
}
