import type { Locator } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { laptop } from '../../base/staff/people';
import { windows } from '../../cells';
import { errorsIn } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { agents } from '../../front/shell/agents';
import { keepLogin } from '../../people/account/people';
import { languages } from './languages';
import { heading, paid } from './steps';
import { expect, test } from './wechat-site';

/** What a phone reads of a code on the screen. */
async function scan(code: Locator): Promise<string | undefined> {
  const picture = sharp(await code.screenshot()).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.describe('on a wide screen', () => {
  test.use({ ...laptop, userAgent: windows.laptop.userAgent });

  test('an order is paid by a code that a phone scans, and the page goes on by itself', async ({
    page,
    site: { pay, orders },
    inLanguage,
    findAxeViolations,
  }) => {
    const words = inLanguage(languages);
    await openPage(page, words, `/order/${orders[0]}/pay`);
    await page.getByRole('button', { name: `${words.order.ways.wechat} ¥50.00` }).click();
    const code = page.getByRole('img', { name: words.cashier.scan.code });
    await expect(code).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    const [trade] = [...pay.state.trades.values()];
    expect(await scan(code)).toBe(`weixin://wxpay/bizpayurl?pr=${trade?.prepayId}`);
    await pay.deeds.pay(String(trade?.outTradeNo));
    await expect(heading(page, paid(words, '¥50.00'))).toBeVisible();
  });
});

test.describe('on a phone', () => {
  // Where a payment happens is decided by the user agent.
  test.use({ ...windows.phone, userAgent: agents.wechatAndroid });

  test('an order is paid in the window of the chat app, another one on the page that a browser is sent to', async ({
    page,
    browser,
    site: { node, pay, openId, orders },
    token,
    inLanguage,
  }) => {
    const words = inLanguage(languages);
    const { cashier, order: orderWords } = words;
    const payButton = { name: `${orderWords.ways.wechat} ¥50.00` };
    const [inside, outside] = orders;

    await test.step('the window is closed without paying, and then paid in', async () => {
      const ends = ['cancel', 'ok'];
      const shown: Record<string, string>[] = [];
      await page.exposeFunction('showWindow', async (parameters: Record<string, string>) => {
        shown.push(parameters);
        const end = ends.shift();
        if (end === 'ok') await pay.deeds.payInWindow(parameters, openId);
        return `get_brand_wcpay_request:${end}`;
      });
      await page.addInitScript(() => {
        const { showWindow } = window as unknown as { showWindow(parameters: object): Promise<string> };
        window.WeixinJSBridge = {
          invoke: async (name, parameters, answer) =>
            answer({ err_msg: name === 'getBrandWCPayRequest' ? await showWindow(parameters) : `${name}:fail` }),
        };
      });
      await openPage(page, words, `/order/${inside}/pay`);
      await page.getByRole('button', payButton).click();
      await expect(page.getByText(cashier.left)).toBeVisible();
      await page.getByRole('button', payButton).click();
      await expect(heading(page, paid(words, '¥50.00'))).toBeVisible();
      await expect(page).toHaveURL(({ pathname }) => pathname === `${words.prefix}/live/callbackHTML`);
      const documented = ['appId', 'nonceStr', 'package', 'paySign', 'signType', 'timeStamp'];
      expect(shown.map((parameters) => Object.keys(parameters).toSorted())).toEqual([documented, documented]);
    });

    await test.step('the page is left, and then paid on', async () => {
      const context = await browser.newContext({ ...windows.phone, userAgent: agents.android, baseURL: node.address });
      const errors = errorsIn(context);
      const { cookies } = await page.context().storageState();
      await context.addCookies(cookies);
      const other = await context.newPage();
      await keepLogin(other, token);
      await openPage(other, words, `/order/${outside}/pay`);
      await other.getByRole('button', payButton).click();
      await other.getByRole('button', { name: 'leave' }).click();
      await expect(heading(other, cashier.return.notYet)).toBeVisible();
      await other.getByRole('link', { name: cashier.return.back }).click();
      await other.getByRole('button', payButton).click();
      await other.getByRole('button', { name: 'pay' }).click();
      await expect(heading(other, paid(words, '¥50.00'))).toBeVisible();
      expect(errors).toEqual([]);
      await context.close();
    });
  });
});
