import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Node, startNode } from '../../../test/nodes/server';
import { startWechat } from '../../../test/wechat';
import { startWechatPay } from '../../../test/wechat-pay/stand-in';
import { test as base, expect } from '../../fixtures';
import { keepLogin, logInByCall, newMobile, newNickname } from '../../people/account/people';
import { addOrder, addPerson, bindChatApp, copyDatabase } from '../../stage';
import { ordered } from './steps';

type WechatPay = Awaited<ReturnType<typeof startWechatPay>>;

interface Site {
  node: Node;
  pay: WechatPay;
  /** Logs in by it. */
  phone: string;
  /** The payer at the chat app's service account. */
  openId: string;
  /** Two unpaid orders of the payer. */
  orders: readonly [string, string];
}

interface Fixtures {
  site: Site;
  /** The payer's token; the payer is logged in in this browser. */
  token: string;
}

/**
 * A journey on a product of its own that takes WeChat Pay, played by a stand-in; the product of the other journeys has the
 * counter in its place. It begins with a copy of their database.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture says by it what it needs
  site: async ({}, use) => {
    const [{ address: phone }, openId] = [newMobile(), `o${Date.now()}`];
    const userId = addPerson({ nickname: newNickname(), phone, email: null });
    bindChatApp(userId, openId);
    const orders = [addOrder(userId, ordered), addOrder(userId, ordered)] as const;
    const folder = mkdtempSync(join(tmpdir(), 'lightfield-wechat-pay-'));
    copyDatabase(join(folder, 'lightfield.db'));
    const wechat = await startWechat();
    const pay = await startWechatPay({ appId: wechat.account.appId });
    const node = await startNode({
      ...pay.environment,
      ...{ WECHAT_APP_ID: wechat.account.appId, WECHAT_APP_SECRET: wechat.account.secret },
      ...{ WECHAT_API_URL: wechat.account.apiUrl, WECHAT_OPEN_URL: wechat.account.apiUrl },
      ...{ DATA_DIR: folder, DEMO: '1', TRUSTED_PROXIES: '127.0.0.1,::1' },
    });
    await use({ node, pay, phone, openId, orders });
    await node.stop();
    await pay.stop();
    await wechat.stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ site }, use) => use(site.node.address),
  token: [
    async ({ page, site }, use) => {
      const token = await logInByCall(page.context().request, site.phone, 'demonstration-of-light');
      await keepLogin(page, token);
      await use(token);
    },
    { auto: true },
  ],
});
export { expect };
