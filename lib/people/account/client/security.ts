import type { z } from 'zod';
import type { PayIfAsked } from '@/lib/base/proof/client/use-proof';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as entrance from '../calls/entrance';
import * as own from '../calls/own';
import type * as contract from '../contract';

const sendCodeCall: CallOf<typeof contract.sendCode> = entrance.sendCode;
const bindTargetCall: CallOf<typeof contract.bindTarget> = own.bindTarget;
const changePasswordCall: CallOf<typeof contract.changePassword> = own.changePassword;
const unbindWechatCall: CallOf<typeof contract.unbindWechat> = own.unbindWechat;

/** A form shows errors at its own fields. */
const quiet = { quiet: true } as const;

/** Recipient of a code: a number in a region, or an e-mail address. */
export type BindTarget = Pick<z.input<typeof contract.sendCode.input>, 'region' | 'mobile' | 'email'>;

/**
 * Sends a code to a phone or an e-mail address that is to be bound, and returns the id of its request. Like all
 * functions here, throws what `call` throws.
 */
export async function sendBindCode(target: BindTarget, payIfAsked: PayIfAsked): Promise<string> {
  const { request } = await payIfAsked((proof) =>
    call(sendCodeCall, { ...target, purpose: 'bind', ...(proof !== undefined && { proof }) }, quiet),
  );
  return request;
}

/** Binds a phone or an e-mail address, replacing the previous one. */
export async function bindTarget(input: z.input<typeof contract.bindTarget.input>): Promise<void> {
  await call(bindTargetCall, input, quiet);
}

/** Sets a new password; every other session ends. */
export async function changePassword(input: z.input<typeof contract.changePassword.input>): Promise<void> {
  await call(changePasswordCall, input, quiet);
}

/** Unbinds the chat app's login from the account. */
export async function unbindWechat(ticket: string): Promise<void> {
  await call(unbindWechatCall, { ticket }, quiet);
}
