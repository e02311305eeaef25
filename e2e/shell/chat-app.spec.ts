import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { type Agent, agents } from './agents';
import { scriptSdk, sdk, told } from './chat-sdk';

/** The addresses whose signature the page asked for. */
function watchSigned(page: Page) {
  const signed: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/weixin/getSignaturewx') signed.push(new URL(searchParams.get('url') ?? '').pathname);
  });
  return signed;
}

for (const [prefix, title, goOn] of [
  ['', '光场', '下载 App'],
  ['/en', 'Lightfield', 'Get the app'],
] as const) {
  for (const agent of ['wechatIos', 'wechatAndroid'] as const) {
    test.describe(`${agent} ${prefix}`, () => {
      test.use({ userAgent: agents[agent] });

      test('every page has its share card, signed as this system wants it', async ({ page, baseURL }) => {
        await scriptSdk(page, 'ready');
        const signed = watchSigned(page);
        await page.goto(`${prefix}/`);
        await expect.poll(() => told(page, 'updateAppMessageShareData')).toHaveLength(1);
        const [config] = await told(page, 'config');
        expect(config).toMatchObject({
          appId: expect.stringMatching(/^wx/),
          timestamp: expect.any(Number),
          nonceStr: expect.stringMatching(/^\w{16}$/),
          signature: expect.stringMatching(/^[0-9a-f]{40}$/),
          openTagList: ['wx-open-launch-app'],
        });
        const [card] = await told(page, 'updateAppMessageShareData');
        expect(card).toMatchObject({
          title: expect.stringContaining(title),
          link: `${baseURL}${prefix || '/'}`,
          imgUrl: expect.stringContaining(`${baseURL}/media/`),
        });
        expect(card?.desc?.length).toBeGreaterThan(10);
        expect(await told(page, 'updateTimelineShareData')).toMatchObject([{ title: card?.title, link: card?.link }]);

        await page.getByRole('contentinfo').getByRole('link', { name: goOn }).dispatchEvent('click');
        await expect(page).toHaveURL(new RegExp(`${prefix}/app#`));
        const links = async () => (await told(page, 'updateAppMessageShareData')).map(({ link }) => link);
        await expect.poll(async () => (await links()).at(-1)).toBe(`${baseURL}${prefix}/app`);
        expect(signed).toEqual(agent === 'wechatIos' ? [`${prefix || '/'}`] : [`${prefix || '/'}`, `${prefix}/app`]);
      });
    });
  }
}

test.describe('the test page', () => {
  test.use({ userAgent: agents.wechatAndroid });

  for (const [path, failed, headline] of [
    ['/demo', /launch:fail/, '把光场带在身边'],
    ['/en/demo', /launch:fail/, 'Lightfield, wherever you are'],
  ] as const) {
    test(`${path} has the launch tag, and goes to the app page when that fails`, async ({ page }) => {
      await scriptSdk(page, 'ready');
      await page.goto(path);
      await page.getByLabel('maId').fill('v1');
      const tag = page.locator('wx-open-launch-app');
      await expect(tag).toHaveAttribute('appid', 'wxlaunch');
      await expect(tag).toHaveAttribute('extinfo', 'maId=v1');
      await tag.evaluate((element) =>
        element.dispatchEvent(new CustomEvent('error', { detail: { errMsg: 'launch:fail' } })),
      );
      await expect(page.getByText(failed)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      await expect(page).toHaveURL(/\/app\?maId=v1#/);
    });
  }
});

test.describe('refused', () => {
  test.use({ userAgent: agents.wechatAndroid });

  test('what the chat app says is shown', async ({ page }) => {
    await scriptSdk(page, 'refused');
    await page.goto('/');
    await expect(page.getByText('config:invalid signature')).toBeVisible();
  });

  test('an SDK that does not come is told of, and the page works on', async ({ page }) => {
    await page.route(sdk, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(/Loading chunk jweixin failed/)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  });
  test.use({ expectedErrors: [/ERR_FAILED/] });
});

for (const agent of ['ios', 'android', 'weibo', 'windows', 'appIos'] satisfies Agent[]) {
  test.describe(agent, () => {
    test.use({ userAgent: agents[agent] });

    test('nothing of the chat app is loaded, asked or allowed', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/weixin|wx\.qq/.test(request.url())) asked.push(request.url());
      });
      const answer = await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(answer?.headers()['content-security-policy']).not.toContain('qq.com');
    });
  });
}

test('pages of other sites are not signed', async ({ request }) => {
  for (const [url, status, rule] of [
    ['https://evil.example/', 400, 'own-host'],
    ['javascript:alert(1)', 400, 'invalid_format'],
  ] as const) {
    const answer = await request.get('/api/weixin/getSignaturewx', { params: { url } });
    expect(answer.status()).toBe(status);
    expect(await answer.json()).toMatchObject({ code: '400', fields: [{ field: 'url', rule }] });
  }
});
