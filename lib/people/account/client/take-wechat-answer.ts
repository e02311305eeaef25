import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';

const exchangeWechat: CallOf<typeof contract.exchangeWechat> = calls.exchangeWechat;

/** Parameters with which the chat app redirects back. */
export interface WechatAnswer {
  code: string;
  state: string;
}

/** The result: a token, a ticket to bind a phone with, or that it was bound to the caller. */
export type WechatTaken = DataOf<typeof contract.exchangeWechat>;

let taking: { code: string; taken: Promise<WechatTaken> } | null = null;

/**
 * Exchanges the chat app's answer, once per code even if called repeatedly, since a code is valid once. After a failure
 * the next call tries again. The screen shows errors.
 *
 * @throws what `call` throws
 */
export function takeWechatAnswer({ code, state }: WechatAnswer): Promise<WechatTaken> {
  if (taking?.code !== code) {
    const taken = call(exchangeWechat, { code, state }, { quiet: true });
    taking = { code, taken };
    taken.catch(() => {
      taking = null;
    });
  }
  return taking.taken;
}
