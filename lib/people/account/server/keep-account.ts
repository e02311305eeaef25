import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { Security } from '../contract';
import { getSecurity } from './get-security';

/** Cancels the erasure of the caller's account. Idempotent. */
export async function keepAccount(context: Context): Promise<Security> {
  const { personId } = signedIn(context);
  await context.db.transaction((tx) =>
    tx.updateTable('account_user').set({ erase_at: null }).where('id', '=', personId).execute(),
  );
  return getSecurity(context);
}
