import { call } from '@/lib/platform/client/call';
import { loadPage } from '@/lib/platform/client/load-page';
import { remote } from '@/lib/platform/client/remote';
import { writeStored } from '@/lib/platform/client/storage';
import type * as contract from '../contract';

const beginWechat = remote<typeof contract.beginWechat>({
  name: 'beginWechat',
  method: 'POST',
  path: '/api/account/wechat/begin',
});

/**
 * Leaves for the chat app, to log in there or to bind it. Its way back is /wechatGetCode, which goes on to `back`, an own
 * path: kept in local storage, since the chat app may open its answer in a tab of its own.
 *
 * @throws what `call` throws
 */
export async function goToWechat(way: 'inside' | 'qr', back: string): Promise<void> {
  const { address } = await call(beginWechat, { way });
  writeStored('scanCodeUrl', back);
  loadPage(address);
}
