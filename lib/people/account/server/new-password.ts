import { v7 as uuid } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { hashSecret } from './auth/passwords';
import { isCommonPassword } from './is-common-password';

/**
 * The hash of a chosen password. Throws 400 `passwordCommon` for a common one: this is the only password rule that
 * forms do not check, since they would have to load the list. Not inside a transaction.
 */
export async function hashNewPassword(password: string): Promise<string> {
  if (await isCommonPassword(password)) {
    throw new CodedError('400', { fields: [{ field: 'password', rule: 'passwordCommon' }] });
  }
  return hashSecret(password);
}

/** Sets an account's password, with or without a previous one. `now` in ms. */
export async function setPassword(tx: Tx, personId: string, hash: string, now: number): Promise<void> {
  const change = { password: hash, updated_at: now };
  await tx
    .insertInto('account_credential')
    .values({
      id: uuid(),
      user_id: personId,
      provider_id: 'credential',
      account_id: personId,
      created_at: now,
      ...change,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider_id']).doUpdateSet(change))
    .execute();
}
