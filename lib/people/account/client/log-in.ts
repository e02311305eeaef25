import type { PayIfAsked } from '@/lib/base/proof/client/use-proof';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';

const logInByPassword: CallOf<typeof contract.logIn> = calls.logIn;

/** Logs in by password and returns the token. The form shows errors, and makes a proof of work on demand. */
export async function logIn(input: InputOf<typeof contract.logIn>, payIfAsked: PayIfAsked): Promise<string> {
  const { token } = await payIfAsked((proof) =>
    call(logInByPassword, { ...input, ...(proof !== undefined && { proof }) }, { quiet: true }),
  );
  return token;
}
