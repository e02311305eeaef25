import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';

const exchangeWechat: CallOf<typeof contract.exchangeWechat> = calls.exchangeWechat;

/** What the chat app brought to its way back, in the address. */
export interface WechatAnswer {
  code: string;
  state: string;
}

/** What came of it: a token, a ticket to bind a phone with, or that it was bound to the caller. */
export type WechatTaken = DataOf<typeof contract.exchangeWechat>;

let taking: { code: string; taken: Promise<WechatTaken> } | null = null;

/**
 * Takes what the chat app sent back, once for each code however often it is asked for, since a code is good once. After a
 * failure it is taken anew. The screen shows what goes wrong.
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
