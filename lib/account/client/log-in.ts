import { call } from '@/lib/platform/client/call';
import { remote } from '@/lib/platform/client/remote';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type * as contract from '../contract';

const logInByPassword = remote<typeof contract.logIn>({
  name: 'logIn',
  method: 'POST',
  path: '/api/account/login',
});

/** Logs in by password and gives the token. Its form shows what goes wrong. */
export async function logIn(input: InputOf<typeof contract.logIn>): Promise<string> {
  return (await call(logInByPassword, input, { quiet: true })).token;
}
