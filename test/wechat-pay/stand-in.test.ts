import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readNotice } from '@/lib/money/payment/server/wechat-pay/read-notice';
import { wechatPay } from '@/lib/money/payment/server/wechat-pay/wechat-pay';
import type { Database } from '@/lib/platform/server/db/database';
import { readEnv } from '@/lib/platform/server/env';
import { testContext } from '../context';
import { setEnv } from '../set-env';
import { startWechatPay } from './stand-in';

const closing: (() => unknown)[] = [];

afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

test('notices reach their receiver as often, as late, as spoilt and in the order that a test wants', async () => {
  const pay = await startWechatPay();
  closing.push(() => pay.stop());
  const settings = readEnv(pay.environment).wechatPay;
  if (!settings) throw new Error('The environment is not whole.');
  const taken: string[] = [];
  const receiver = createServer(async (request, response) => {
    const headers = new Headers(request.headers as Record<string, string>);
    const notice = readNotice(settings, { headers, body: await text(request), now: Date.now() });
    if (typeof notice !== 'string') taken.push(`${notice.event} ${notice.id}`);
    response.writeHead(typeof notice === 'string' ? 401 : 204).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  closing.push(
    () => receiver.close(),
    () => receiver.closeAllConnections(),
  );
  const siteUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  setEnv({ siteUrl });
  const control = async (deed: string, ...words: unknown[]) => {
    const answer = await fetch(`${settings.apiUrl}/control/${deed}`, { method: 'POST', body: JSON.stringify(words) });
    return answer.ok ? answer.json() : Promise.reject(new Error(await answer.text()));
  };

  const context = testContext({} as Database, { now: Date.now });
  const provider = wechatPay(settings);
  const charge = { outTradeNo: 'L10001N0', amountFen: 100, description: 'A', expiresAt: Date.now() + 900_000 };
  await provider.begin(context, charge, { scene: 'native', address: '::1', openId: null, returnUrl: siteUrl });
  await control('set', { holdsNotices: true });
  const paid = await control('pay', 'L10001N0');
  await expect(control('pay', 'L10001N0')).rejects.toThrow('is in the state SUCCESS');
  const refund = { outTradeNo: 'L10001N0', outRefundNo: 'L10001R0', amountFen: 100, totalFen: 100, reason: '' };
  await provider.refund(context, refund);
  const refunded = await control('endRefund', 'L10001R0');
  expect(taken).toEqual([]);

  expect(await control('deliver', refunded.id)).toEqual([204]);
  expect(await control('deliver', paid.id, { fault: 'altered' })).toEqual([401]);
  expect(await control('deliver', paid.id, { times: 3 })).toEqual([204, 204, 204]);
  const payment = `TRANSACTION.SUCCESS ${paid.id}`;
  expect(taken).toEqual([`REFUND.SUCCESS ${refunded.id}`, payment, payment, payment]);
  expect((await control('read')).notices[0].answers).toEqual([401, 204, 204, 204]);
});
