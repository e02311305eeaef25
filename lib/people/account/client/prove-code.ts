import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';
import { changeEntryFlow, readEntryFlow } from './entry-flow';

const logInByCode: CallOf<typeof contract.logInByCode> = calls.logInByCode;
const checkCode: CallOf<typeof contract.checkCode> = calls.checkCode;
const bindWechat: CallOf<typeof contract.bindWechat> = calls.bindWechat;

const quiet = { quiet: true };

/** The result of a proven code: a login, or the next page of the flow. */
export type Proven = { token: string } | { next: '/setCode' | '/resetpassword' };

/**
 * Proves the code of the flow, for its purpose. A new number gets a ticket for registration, which the flow stores. The
 * form shows errors.
 *
 * @throws what `call` throws
 */
export async function proveCode(code: string): Promise<Proven> {
  const { purpose, region, mobile, email, ticket, codeRequest } = readEntryFlow();
  const phone = { region, mobile: mobile ?? '' };
  const proven = { code, request: codeRequest ?? '' };
  if (purpose === 'wechat') {
    const answer = await call(bindWechat, { ...phone, ...proven, ticket: ticket ?? '' }, quiet);
    return opened(answer, answer.nickname);
  }
  if (purpose === 'login') return opened(await call(logInByCode, { ...phone, ...proven }, quiet));

  const target = email === null ? phone : { email };
  const answer = await call(
    checkCode,
    { ...target, ...proven, purpose: purpose === 'reset' ? 'reset' : 'register' },
    quiet,
  );
  changeEntryFlow({ ticket: answer.ticket });
  return { next: purpose === 'reset' ? '/resetpassword' : '/setCode' };
}

function opened({ token, ticket }: { token: string | null; ticket: string | null }, nickname = ''): Proven {
  if (token !== null) return { token };
  changeEntryFlow({ ticket, nickname });
  return { next: '/setCode' };
}
