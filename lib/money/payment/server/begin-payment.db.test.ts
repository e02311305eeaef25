import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { describeOnOneEngine } from '@/test/engines';
import { orderScene } from '@/test/orders';
import { setEnv } from '@/test/set-env';
import { newAccount } from '@/test/wechat-pay/account';
import { beginPayment } from './begin-payment';
import { getCashier } from './get-cashier';

describeOnOneEngine('beginning a payment', (database) => {
  const { as, begin, beginAnew, order } = orderScene(database);

  beforeAll(begin);
  beforeEach(beginAnew);

  test('inside the chat app nobody pays without an account there', async () => {
    const { settings } = newAccount();
    const inside = { appId: settings.appId, secret: 's' };
    setEnv({ demo: true, wechatPay: settings, wechatLogin: { ...env().wechatLogin, inside } });
    const orderId = await order();
    await expect(beginPayment(as('buyer'), { orderId, scene: 'jsapi' })).rejects.toMatchObject({
      code: 'WechatUnbound',
    });
  });

  test('inside the chat app its way is not offered where people log in by another account than the one that is paid', async () => {
    const { settings } = newAccount();
    const orderId = await order();
    const client = {
      address: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0',
      app: null,
    };
    const offered = async (appId: string, overrides: Partial<Context>) => {
      const inside = { appId, secret: 's' };
      setEnv({ demo: true, wechatPay: settings, wechatLogin: { ...env().wechatLogin, inside } });
      const { ways } = await getCashier(as('buyer', overrides), { orderId });
      return ways.find(({ way }) => way === 'wechat')?.obstacle;
    };
    expect(await offered(settings.appId, { client })).toBeNull();
    expect(await offered('wxother', { client })).toBe('notInside');
    expect(await offered('wxother', {})).toBeNull();
    await expect(beginPayment(as('buyer'), { orderId, scene: 'jsapi' })).rejects.toMatchObject({
      code: 'NotConfigured',
    });
  });
});
