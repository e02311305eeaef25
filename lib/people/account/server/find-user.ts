import type { Database } from '@/lib/platform/server/db/database';
import type { Target } from '../rules/target';

/** An account found by its phone or e-mail address. */
export interface FoundUser {
  id: string;
  isLocked: boolean;
  /** Null if none was set. */
  passwordHash: string | null;
}

/** The account that a phone or an e-mail address is bound to; null for none. */
export async function findUser(db: Database, { channel, address }: Target): Promise<FoundUser | null> {
  const user = await db.read
    .selectFrom('account_user')
    .leftJoin('account_credential as secret', (join) =>
      join.onRef('secret.user_id', '=', 'account_user.id').on('secret.provider_id', '=', 'credential'),
    )
    .select(['account_user.id', 'locked_at', 'secret.password'])
    .where(channel === 'phone' ? 'phone' : 'email', '=', address)
    .executeTakeFirst();
  return user ? { id: user.id, isLocked: user.locked_at !== null, passwordHash: user.password } : null;
}
