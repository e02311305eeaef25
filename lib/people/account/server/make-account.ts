import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { linkWechat } from './link-wechat';
import { setPassword } from './new-password';
import type { WechatIdentity } from './tickets';

/** The logins of a new account; at least one of them. */
export interface NewAccount {
  /** Id of an existing person. */
  id: string;
  /** E.164. */
  phone: string | null;
  /** In lower case. */
  email: string | null;
  emailVerified: boolean;
  wechat: WechatIdentity | null;
  passwordHash: string | null;
}

/**
 * Creates the account of a person, inside the transaction that created the person. Throws AccountExists when the phone
 * or the e-mail address has an account, WechatLinked when the login of the chat app has one: of concurrent calls one
 * succeeds.
 * SQL of ours, because better-auth's insert has no `ON CONFLICT` and on PostgreSQL a unique error aborts the whole
 * transaction (DESIGN 5).
 */
export async function makeAccount(context: Context, tx: Tx, account: NewAccount): Promise<void> {
  const { id, phone, email, wechat, passwordHash } = account;
  const times = { created_at: context.now(), updated_at: context.now() };
  const made = await tx
    .insertInto('account_user')
    .values({ id, phone, email, email_verified: account.emailVerified ? 1 : 0, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new CodedError('AccountExists');
  if (wechat) await linkWechat(tx, id, wechat, context.now());
  if (passwordHash) await setPassword(tx, id, passwordHash, context.now());
}
