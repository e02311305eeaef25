import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { confirmIdentity as contract } from '../contract';
import { isSecret } from './auth/passwords';
import { findOwnAccount } from './own-account';
import { ownTarget } from './send-confirm-code';
import { giveBackShares, type Share, takeShares } from './shares';
import { type GivenCode, takeCode } from './take-code';
import { giveTicket, takeTicket } from './tickets';

/**
 * Proves that the owner is using this session, by the password or by the code that {@link sendConfirmCode} sent, and returns
 * the ticket that changes of access need. Throws WrongLogin, WrongCode, CodeExpired, 400 for neither, and TooManyRequests
 * after ten wrong passwords of this session in 15 minutes; a code is still accepted then.
 */
export async function confirmIdentity(
  context: Context,
  { password, code, request }: InputOf<typeof contract>,
): Promise<{ ticket: string }> {
  const { sessionId } = signedIn(context);
  const account = await findOwnAccount(context);
  if (password !== undefined) await takePassword(context, account.passwordHash, password);
  else await takeCode(context, ownTarget(account), 'confirm', required({ code, request }));
  return {
    ticket: await context.db.transaction((tx) => giveTicket(tx, { kind: 'confirm', sessionId }, context.now())),
  };
}

/**
 * Attempts are counted per session: somebody with the owner's unlocked phone does not use up those of other devices.
 */
async function takePassword(context: Context, hash: string | null, password: string): Promise<void> {
  const { sessionId } = signedIn(context);
  const subject = `confirmations of session ${sessionId}`;
  const shares: Share[] = [{ subject, max: 10, seconds: 15 * 60, refusal: 'TooManyRequests' }];
  await context.db.transaction((tx) => takeShares(tx, shares, context.now()));
  if (!(await isSecret(hash, password))) throw new CodedError('WrongLogin');
  await context.db.transaction((tx) => giveBackShares(tx, shares, context.now()));
}

function required({ code, request }: Partial<GivenCode>): GivenCode {
  if (code === undefined) throw new CodedError('400', { fields: [{ field: 'password', rule: 'required' }] });
  if (request === undefined) throw new CodedError('400', { fields: [{ field: 'request', rule: 'required' }] });
  return { code, request };
}

/** Takes the ticket of {@link confirmIdentity} inside the change's transaction; throws LinkExpired for one of another session. */
export async function takeConfirmation(context: Context, tx: Tx, ticket: string): Promise<void> {
  const { sessionId } = await takeTicket(tx, 'confirm', ticket, context.now());
  if (sessionId !== signedIn(context).sessionId) throw new CodedError('LinkExpired');
}
