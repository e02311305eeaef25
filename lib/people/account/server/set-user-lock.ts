import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { setUserLock as contract } from '../contract';
import { endSessions } from './auth/sessions';
import { holdUsers } from './hold-users';

/**
 * Locks an account for a reason, which ends all its sessions, or unlocks it. Idempotent. Throws Unauthorized or
 * Forbidden for callers who may not manage accounts, for their own account and for staff, whose role must be removed
 * first; 400 for a lock without a reason; NullPointer for an unknown account.
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
    // Not as ended by another device: the next login says that the account is locked.
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
