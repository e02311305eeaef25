import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import type { StaffRole } from '@/lib/base/permission/contract';
import { createPerson, freeNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { Target } from '../rules/target';
import { hashSecret } from './auth/passwords';
import { endSessions } from './auth/sessions';
import { makeAccount } from './make-account';
import { randomPassword } from './random-password';

/** A new staff member. */
export interface NewStaff {
  target: Target;
  role: StaffRole;
  /** Nickname of a new account; a neutral one by default. */
  nickname?: string | undefined;
}

/**
 * Gives a staff role to the account of a phone or an e-mail address, or to a new one, whose random password is
 * returned; null for an existing account. For `npm run staff`; callers who may manage accounts have `setUserRole`.
 * Throws NicknameTaken.
 */
export async function addStaff(context: Context, { target, role, nickname }: NewStaff): Promise<string | null> {
  const password = randomPassword();
  const passwordHash = await hashSecret(password);
  const free = nickname ?? (await freeNickname(context, ''));
  return context.db.transaction(async (tx) => {
    const known = await findId(tx, target);
    if (known !== null) {
      await placeInStaff(context, tx, known, role);
      await recordRole(context, tx, known, role);
      return null;
    }
    const id = uuid();
    const { channel, address } = target;
    const ways = { phone: channel === 'phone' ? address : null, email: channel === 'email' ? address : null };
    await createPerson(context, tx, { id, nickname: free, words: [] });
    await makeAccount(context, tx, { id, ...ways, emailVerified: false, wechat: null, passwordHash });
    await placeInStaff(context, tx, id, role);
    await recordRole(context, tx, id, role);
    return password;
  });
}

/** Sets an account's staff role. Staff are not erased, so a requested erasure is cancelled. */
export async function placeInStaff(context: Context, tx: Tx, personId: string, role: StaffRole): Promise<void> {
  await tx
    .updateTable('account_user')
    .set({ staff_role: role, erase_at: null, updated_at: context.now() })
    .where('id', '=', personId)
    .execute();
}

/** Removes a staff role and ends every session with it; false when there was none. */
export async function removeStaff(context: Context, target: Target): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const removed = await tx
      .updateTable('account_user')
      .set({ staff_role: null, updated_at: context.now() })
      .where(target.channel, '=', target.address)
      .where('staff_role', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!removed) return false;
    await endSessions(tx, { personId: removed.id }, 'device');
    await recordRole(context, tx, removed.id, null);
    return true;
  });
}

/** All staff, by role. */
export function listStaff({ db }: Context) {
  return db.read
    .selectFrom('account_user')
    .innerJoin('person', 'person.id', 'account_user.id')
    .select(['staff_role as role', 'phone', 'email', 'nickname'])
    .where('staff_role', 'is not', null)
    .orderBy('staff_role')
    .orderBy('account_user.created_at')
    .execute();
}

async function findId(tx: Tx, { channel, address }: Target): Promise<string | null> {
  const user = await tx.selectFrom('account_user').select('id').where(channel, '=', address).executeTakeFirst();
  return user?.id ?? null;
}

function recordRole(context: Context, tx: Tx, id: string, role: StaffRole | null): Promise<void> {
  return recordAudit(context, tx, {
    action: 'account.role.changed',
    subject: 'account',
    subjectId: id,
    after: { role },
  });
}
