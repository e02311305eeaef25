import type { Caller, Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { WechatLoginSettings } from '@/lib/platform/server/settings';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { exchangeCode, type LoginWay } from '@/lib/wechat/port';
import type { exchangeWechat as contract } from '../contract';
import { giveSession, openSession } from './auth/sessions';
import { linkWechat } from './link-wechat';
import { giveTicket, type WechatIdentity } from './tickets';
import { wayOfState, wechatStateCookie } from './wechat-state';

type Outcome = DataOf<typeof contract>;

/**
 * Takes what the chat app sent back. Logs in whom it knows; binds the login to the caller who is logged in already; else
 * gives the ticket for {@link bindWechat}.
 *
 * Throws LinkExpired when this browser has not begun that login: nobody can be led into somebody else's account, nor
 * into binding it. AccountLocked; WechatLinked when the login is another account's, or the caller has another one
 * already: that is for them to take off first. See {@link exchangeCode} for the rest.
 */
export async function exchangeWechat(
  context: Context,
  { code, state }: InputOf<typeof contract>,
  settings: WechatLoginSettings = env().wechatLogin,
): Promise<Outcome> {
  const way = takeState(context, state);
  const identity = await exchangeCode(context, way, code, settings);
  return context.caller ? bindToCaller(context, context.caller, identity) : logInOrBegin(context, identity);
}

function takeState(context: Context, state: string): LoginWay {
  const way = wayOfState(state);
  if (!way || context.cookie(wechatStateCookie) !== state) throw new CodedError('LinkExpired');
  context.setCookie({ name: wechatStateCookie, value: '', expiresAt: 0 });
  return way;
}

async function bindToCaller(context: Context, { personId }: Caller, identity: WechatIdentity): Promise<Outcome> {
  await context.db.transaction((tx) => linkWechat(tx, personId, identity, context.now()));
  return { token: null, ticket: null, isBound: true };
}

async function logInOrBegin(context: Context, identity: WechatIdentity): Promise<Outcome> {
  const known = await findByWechat(context, identity);
  if (known?.locked_at) throw new CodedError('AccountLocked');
  if (known) {
    const opened = await context.db.transaction((tx) => openSession(context, tx, known.id));
    return { ...giveSession(context, opened), ticket: null, isBound: false };
  }
  const claim = { kind: 'wechat', identity } as const;
  const ticket = await context.db.transaction((tx) => giveTicket(tx, claim, context.now()));
  return { token: null, ticket, isBound: false };
}

function findByWechat({ db }: Context, { accountId }: WechatIdentity) {
  return db.read
    .selectFrom('account_credential')
    .innerJoin('account_user', 'account_user.id', 'account_credential.user_id')
    .select(['account_user.id', 'account_user.locked_at'])
    .where('provider_id', '=', 'wechat')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
