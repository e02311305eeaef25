import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { loadPage } from '@/lib/platform/client/load-page';
import type { CallOf } from '@/lib/platform/client/remote';
import { writeStored } from '@/lib/platform/client/storage';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';

const beginWechat: CallOf<typeof contract.beginWechat> = calls.beginWechat;

export type WechatWay = z.input<typeof contract.beginWechat.input>['way'];

/** How to go to the chat app, and what for. */
interface WechatVisit {
  way: WechatWay;
  /** The own page to go on to afterwards, with its language prefix. */
  back: string;
  /** The owner's confirmation, to bind it; without one to log in. */
  ticket?: string;
}

/**
 * Leaves for the chat app, to log in there or to bind it. Its way back is /wechatGetCode, which goes on to `back`: kept in
 * local storage, since the chat app may open its answer in a tab of its own.
 *
 * @throws what `call` throws
 */
export async function goToWechat({ back, ...input }: WechatVisit): Promise<void> {
  const { address } = await call(beginWechat, input);
  writeStored('scanCodeUrl', back);
  loadPage(address);
}
