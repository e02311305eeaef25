import { v7 as uuid } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { WechatIdentity } from './tickets';

/**
 * Binds a login of the chat app to an account. Idempotent. Throws WechatLinked when it is another's, or when the
 * account has another one. `now` in ms.
 */
export async function linkWechat(tx: Tx, personId: string, wechat: WechatIdentity, now: number): Promise<void> {
  const linked = await tx
    .insertInto('account_credential')
    .values({
      id: uuid(),
      user_id: personId,
      provider_id: 'wechat',
      account_id: wechat.accountId,
      password: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!linked && !(await isLinked(tx, personId, wechat))) throw new CodedError('WechatLinked');
  await noteOpenId(tx, wechat);
}

/** Notes who an account is to the service account, which only a login inside the chat app tells. */
export async function noteOpenId(tx: Tx, { accountId, openId }: WechatIdentity): Promise<void> {
  if (openId === null) return;
  await tx
    .updateTable('account_credential')
    .set({ open_id: openId })
    .where('provider_id', '=', 'wechat')
    .where('account_id', '=', accountId)
    .execute();
}

async function isLinked(tx: Tx, personId: string, { accountId }: WechatIdentity): Promise<boolean> {
  const link = await tx
    .selectFrom('account_credential')
    .select('id')
    .where('user_id', '=', personId)
    .where('provider_id', '=', 'wechat')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return link !== undefined;
}
