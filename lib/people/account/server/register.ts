import { v7 as uuid } from 'uuid';
import { checkNickname, createPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { register as contract } from '../contract';
import { giveSession, openSession } from './auth/sessions';
import { makeAccount } from './make-account';
import { hashNewPassword } from './new-password';
import { takeTicket } from './tickets';

/**
 * Creates a person with an account by a ticket, and logs in. With a phone, which can log in by codes, the password is
 * optional.
 * One transaction: after an error about the nickname or a missing password the same ticket can be used again. So can it
 * after AccountExists: the ticket proves that the address is theirs, and it gives no access while the address has an
 * account.
 */
export async function register(
  context: Context,
  { ticket, password, nickname, acknowledged }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const passwordHash = password === undefined ? null : await hashNewPassword(password);
  const words = await checkNickname(context, nickname, acknowledged);
  const id = uuid();
  const opened = await context.db.transaction(async (tx) => {
    const { phone, email, wechat } = await takeTicket(tx, 'register', ticket, context.now());
    if (!phone && !passwordHash) throw needsPassword();
    await createPerson(context, tx, { id, nickname, words });
    await makeAccount(context, tx, { id, phone, email, emailVerified: email !== null, wechat, passwordHash });
    return openSession(context, tx, id);
  });
  return giveSession(context, opened);
}

function needsPassword() {
  return new CodedError('400', { fields: [{ field: 'password', rule: 'required' }] });
}
