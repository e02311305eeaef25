import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { confirmIdentity as contract } from '../contract';
import { isSecret } from './auth/passwords';
import { takeCode } from './codes';
import { findOwnAccount } from './own-account';
import { ownTarget } from './send-confirm-code';
import { giveTicket, takeTicket } from './tickets';

/** Beside the limit of addresses: who sits at somebody's unlocked phone has that one. */
const limit = { max: 10, seconds: 15 * 60, strict: true };

/**
 * Proves by password, else by the code that {@link sendConfirmCode} sent, that it is still the owner who uses this
 * session, and gives the ticket that changes of access need. Throws WrongLogin, WrongCode, 400 for neither, and
 * TooManyRequests after ten tries in 15 minutes.
 */
export async function confirmIdentity(
  context: Context,
  { password, code }: InputOf<typeof contract>,
): Promise<{ ticket: string }> {
  const { personId, sessionId } = signedIn(context);
  await context.limit({ name: 'confirmations of', client: personId, limit });
  const account = await findOwnAccount(context);
  if (password !== undefined) {
    if (!(await isSecret(context, account.passwordHash, password))) throw new CodedError('WrongLogin');
  } else {
    if (code === undefined) throw new CodedError('400', { fields: [{ field: 'password', rule: 'required' }] });
    await takeCode(context, ownTarget(account), 'confirm', code);
  }
  return {
    ticket: await context.db.transaction((tx) => giveTicket(tx, { kind: 'confirm', sessionId }, context.now())),
  };
}

/** Takes the ticket of {@link confirmIdentity} inside the change's transaction; throws LinkExpired for one of another session. */
export async function takeConfirmation(context: Context, tx: Tx, ticket: string): Promise<void> {
  const { sessionId } = await takeTicket(tx, 'confirm', ticket, context.now());
  if (sessionId !== signedIn(context).sessionId) throw new CodedError('LinkExpired');
}
