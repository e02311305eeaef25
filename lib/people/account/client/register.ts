import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';
import { chosenPassword } from './chosen-password';
import { readEntryFlow } from './entry-flow';

const makeAccount: CallOf<typeof contract.register> = calls.register;

/**
 * Creates the account of the flow's ticket, with the chosen password, and returns the token. The form shows errors.
 *
 * @throws what `call` throws
 */
export async function register(
  fields: Pick<InputOf<typeof contract.register>, 'nickname' | 'agreed' | 'acknowledged'>,
): Promise<string> {
  const ticket = readEntryFlow().ticket ?? '';
  const { password } = chosenPassword();
  return (await call(makeAccount, { ticket, ...(password !== null && { password }), ...fields }, { quiet: true }))
    .token;
}
