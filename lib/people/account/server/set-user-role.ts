import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { setUserRole as contract } from '../contract';
import { endSessions } from './auth/sessions';
import { holdUsers } from './hold-users';
import { placeInStaff } from './save-staff';

/**
 * Sets an account's staff role; an empty role removes it, which ends every session with it. A requested erasure is
 * cancelled. Throws Unauthorized or Forbidden for callers who may not manage accounts, for their own account, so that
 * one admin always stays, and for a locked one; NullPointer for an unknown one.
 */
export async function setUserRole(context: Context, { id, role }: InputOf<typeof contract>): Promise<null> {
  const { personId } = requireAllowed(context, 'manageUsers');
  if (id === personId) throw new CodedError('Forbidden');
  const wished = role || null;
  await context.db.transaction(async (tx) => {
    const { role: former, isLocked } = await holdUsers(tx, personId, id);
    if (isLocked) throw new CodedError('Forbidden');
    if (former === wished) return;
    if (wished) await placeInStaff(context, tx, id, wished);
    else await leaveStaff(context, tx, id);
    await recordAudit(context, tx, {
      action: 'account.role.changed',
      subject: 'account',
      subjectId: id,
      before: { role: former },
      after: { role: wished },
    });
  });
  return null;
}

async function leaveStaff(context: Context, tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('account_user')
    .set({ staff_role: null, updated_at: context.now() })
    .where('id', '=', personId)
    .execute();
  await endSessions(tx, { personId }, 'device');
}
