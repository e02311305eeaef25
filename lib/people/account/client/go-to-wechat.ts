import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { loadPage } from '@/lib/platform/client/load-page';
import type { CallOf } from '@/lib/platform/client/remote';
import { writeStored } from '@/lib/platform/client/storage';
import * as calls from '../calls/entrance';
import type * as contract from '../contract';

const beginWechat: CallOf<typeof contract.beginWechat> = calls.beginWechat;

export type WechatWay = z.input<typeof contract.beginWechat.input>['way'];

/** A visit to the chat app: way and purpose. */
interface WechatVisit {
  way: WechatWay;
  /** Our page to open afterwards, with its language prefix. */
  back: string;
  /** The owner's confirmation, for binding; undefined for a login. */
  ticket?: string;
}

/**
 * Goes to the chat app, to log in or to bind it. It returns to /wechatGetCode, which goes on to `back`. That is in
 * local storage, since the chat app may return in another tab.
 *
 * @throws what `call` throws
 */
export async function goToWechat({ back, ...input }: WechatVisit): Promise<void> {
  const { address } = await call(beginWechat, input);
  writeStored('scanCodeUrl', back);
  loadPage(address);
}
