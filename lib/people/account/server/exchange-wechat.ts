import { exchangeCode } from '@/lib/base/wechat/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { WechatLoginSettings } from '@/lib/platform/server/settings';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { exchangeWechat as contract } from '../contract';
import { giveSession, openSession } from './auth/sessions';
import { linkWechat, noteOpenId } from './link-wechat';
import { giveTicket, takeTicket, type WechatIdentity } from './tickets';
import { readWechatState, type WechatState, wechatStateCookie } from './wechat-state';

type Outcome = DataOf<typeof contract>;

/**
 * Completes a visit to the chat app. If it was started for binding, binds the login to the caller's account; else logs
 * in its account, whoever is logged in, or gives the ticket for {@link bindWechat}.
 * Throws LinkExpired unless this browser started the login, or this session the binding, so that nobody can be tricked
 * into another account or into binding one. Throws AccountLocked; WechatLinked when the login is another account's, or
 * the caller has another login, which must be unbound first. See {@link exchangeCode} for the rest.
 */
export async function exchangeWechat(
  context: Context,
  { code, state }: InputOf<typeof contract>,
  settings: WechatLoginSettings = env().wechatLogin,
): Promise<Outcome> {
  const { way, ticket } = takeState(context, state);
  const identity = await exchangeCode(context, way, code, settings);
  return ticket === null ? logInOrBegin(context, identity) : bindToCaller(context, ticket, identity);
}

function takeState(context: Context, state: string): WechatState {
  const begun = readWechatState(state);
  if (!begun || context.cookie(wechatStateCookie) !== state) throw new CodedError('LinkExpired');
  context.setCookie({ name: wechatStateCookie, value: '', expiresAt: 0 });
  return begun;
}

async function bindToCaller(context: Context, ticket: string, identity: WechatIdentity): Promise<Outcome> {
  const { caller, db, now } = context;
  await db.transaction(async (tx) => {
    const { sessionId } = await takeTicket(tx, 'bind', ticket, now());
    if (caller?.sessionId !== sessionId) throw new CodedError('LinkExpired');
    await linkWechat(tx, caller.personId, identity, now());
  });
  return { token: null, ticket: null, isBound: true };
}

async function logInOrBegin(context: Context, identity: WechatIdentity): Promise<Outcome> {
  const known = await findByWechat(context, identity);
  if (known?.locked_at) throw new CodedError('AccountLocked');
  if (known) {
    const opened = await context.db.transaction(async (tx) => {
      await noteOpenId(tx, identity);
      return openSession(context, tx, known.id);
    });
    return { ...(await giveSession(context, opened)), ticket: null, isBound: false };
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
