import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';
import { readEntryFlow } from './entry-flow';

const resetPassword: CallOf<typeof contract.resetPassword> = calls.resetPassword;

/**
 * Sets a new password by the flow's ticket and returns the token. The form shows errors.
 *
 * @throws what `call` throws
 */
export async function setNewPassword(password: string): Promise<string> {
  return (await call(resetPassword, { ticket: readEntryFlow().ticket ?? '', password }, { quiet: true })).token;
}
