import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { setUserLock as contract } from '../contract';
import { endSessions } from './auth/sessions';
import { holdUsers } from './hold-users';

/**
 * Locks an account for a reason, which ends all its logins, or unlocks it; one that stands so already is left as it is.
 * Unauthorized or Forbidden for who may not manage accounts, for the own account and for one of the staff, whose place is
 * to be taken first; 400 for a lock without a reason; NullPointer for an account that does not exist.
 */
export async function setUserLock(context: Context, { id, isLocked, reason }: InputOf<typeof contract>): Promise<null> {
  const { personId } = requireAllowed(context, 'manageUsers');
  if (id === personId) throw new CodedError('Forbidden');
  if (isLocked && reason === '') throw new CodedError('400', { fields: [{ field: 'reason', rule: 'required' }] });
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const user = await holdUsers(tx, personId, id);
    if (user.role !== null) throw new CodedError('Forbidden');
    if (user.isLocked === isLocked) return;
    await tx
      .updateTable('account_user')
      .set({ locked_at: isLocked ? now : null, updated_at: now })
      .where('id', '=', id)
      .execute();
    // No other device ended them: whoever logs in again learns why they cannot.
    if (isLocked) await endSessions(tx, { personId: id }, 'staff');
    await recordAudit(context, tx, {
      action: isLocked ? 'account.locked' : 'account.unlocked',
      subject: 'account',
      subjectId: id,
      before: { isLocked: user.isLocked },
      after: { isLocked, reason },
    });
  });
  return null;
}
