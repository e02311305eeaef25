import type { StaffRole } from '@/lib/base/permission/contract';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** An account that is locked until the transaction ends. */
export interface HeldUser {
  role: StaffRole | null;
  isLocked: boolean;
}

/**
 * Locks the account of an admin and the one that they change until the transaction ends, and returns the latter.
 * Concurrent changes wait, so that of two admins who remove each other's role at the same time the second is not an
 * admin any more: it throws Forbidden, and one admin stays. Throws NullPointer for an unknown account.
 */
export async function holdUsers(tx: Tx, adminId: string, userId: string): Promise<HeldUser> {
  const held = new Map<string, HeldUser | null>();
  // In one order, to avoid deadlocks.
  for (const id of [adminId, userId].sort()) held.set(id, await holdUser(tx, id));
  if (held.get(adminId)?.role !== 'admin') throw new CodedError('Forbidden');
  const user = held.get(userId);
  if (!user) throw new CodedError('NullPointer');
  return user;
}

/** Writes an unchanged value: that locks the row, and returns its latest state. */
async function holdUser(tx: Tx, id: string): Promise<HeldUser | null> {
  const user = await tx
    .updateTable('account_user')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .returning(['staff_role', 'locked_at'])
    .executeTakeFirst();
  return user ? { role: user.staff_role, isLocked: user.locked_at !== null } : null;
}
