import { env } from '@/lib/platform/server/env';
import { describeOnOneEngine } from '@/test/engines';
import { orderScene } from '@/test/orders';
import { setEnv } from '@/test/set-env';
import { newAccount } from '@/test/wechat-pay/account';
import { beginPayment } from './begin-payment';

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
});
