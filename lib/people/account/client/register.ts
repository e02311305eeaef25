import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';
import { chosenPassword } from './chosen-password';
import { readEntryFlow } from './entry-flow';

const makeAccount: CallOf<typeof contract.register> = calls.register;

/**
 * Makes the account that the flow's ticket stands for, with the password that was chosen, and gives the token. Its form
 * shows what goes wrong.
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
