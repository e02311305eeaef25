import { freeNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { bindWechat as contract } from '../contract';
import { giveSession, openSession } from './auth/sessions';
import { linkWechat } from './link-wechat';
import { takeCode } from './take-code';
import { targetOfInput } from './target-of-input';
import { giveTicket, takeTicket, type WechatIdentity } from './tickets';

/**
 * Binds a proven phone to the chat app login of a ticket. A phone with an account gets that login and is logged in; a
 * new one gets a ticket for registration, and a suggested nickname.
 * Throws NumberLinked when the account of that phone has another chat app login, WechatLinked when this login has got
 * an account meanwhile, AccountLocked; with any of these, as with LinkExpired, the ticket stays valid.
 */
export async function bindWechat(
  context: Context,
  { ticket, region, mobile, code, request }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const target = await targetOfInput({ region, mobile });
  await takeCode(context, target, 'bind', { code, request });
  const phone = target.address;
  const outcome = await context.db.transaction(async (tx) => {
    const { identity } = await takeTicket(tx, 'wechat', ticket, context.now());
    const personId = await findUsableAccount(tx, phone, identity);
    if (personId === null) return { identity, ticket: await ticketToRegister(context, tx, phone, identity) };
    await linkWechat(tx, personId, identity, context.now());
    return { session: await openSession(context, tx, personId) };
  });
  if (outcome.session) return { ...(await giveSession(context, outcome.session)), ticket: null, nickname: '' };
  const nickname = await freeNickname(context, outcome.identity.nickname);
  return { token: null, ticket: outcome.ticket, nickname };
}

/** The account of a phone, if it may get this login; null for a new phone. */
async function findUsableAccount(tx: Tx, phone: string, { accountId }: WechatIdentity): Promise<string | null> {
  const account = await tx
    .selectFrom('account_user')
    .leftJoin('account_credential as wechat', (join) =>
      join.onRef('wechat.user_id', '=', 'account_user.id').on('wechat.provider_id', '=', 'wechat'),
    )
    .select(['account_user.id', 'locked_at', 'wechat.account_id as linked'])
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!account) return null;
  if (account.locked_at !== null) throw new CodedError('AccountLocked');
  if (account.linked !== null && account.linked !== accountId) throw new CodedError('NumberLinked');
  return account.id;
}

async function ticketToRegister(context: Context, tx: Tx, phone: string, wechat: WechatIdentity): Promise<string> {
  const linked = await tx
    .selectFrom('account_credential')
    .select('id')
    .where('provider_id', '=', 'wechat')
    .where('account_id', '=', wechat.accountId)
    .executeTakeFirst();
  if (linked) throw new CodedError('WechatLinked');
  return giveTicket(tx, { kind: 'register', phone, email: null, wechat }, context.now());
}
