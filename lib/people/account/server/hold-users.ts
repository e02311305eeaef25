import type { StaffRole } from '@/lib/base/permission/contract';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** An account that is held until the transaction ends. */
export interface HeldUser {
  role: StaffRole | null;
  isLocked: boolean;
}

/**
 * Holds the account of an admin and the one that they change until the transaction ends, and returns how the latter stands.
 * Whoever changes one of them meanwhile waits, so that of two admins who take each other's place at the same instant the
 * second is none any more: Forbidden, and one stays. NullPointer for an account that does not exist.
 */
export async function holdUsers(tx: Tx, adminId: string, userId: string): Promise<HeldUser> {
  const held = new Map<string, HeldUser | null>();
  // Everybody in the same order, or two would wait for each other.
  for (const id of [adminId, userId].sort()) held.set(id, await holdUser(tx, id));
  if (held.get(adminId)?.role !== 'admin') throw new CodedError('Forbidden');
  const user = held.get(userId);
  if (!user) throw new CodedError('NullPointer');
  return user;
}

/** Writes what stands there: the row is this transaction's then, and what it returns the newest there is. */
async function holdUser(tx: Tx, id: string): Promise<HeldUser | null> {
  const user = await tx
    .updateTable('account_user')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .returning(['staff_role', 'locked_at'])
    .executeTakeFirst();
  return user ? { role: user.staff_role, isLocked: user.locked_at !== null } : null;
}
