import { app } from '../../../test/product/configured-app.mjs';
import { expect, test } from '../../fixtures';
import { agents } from './agents';
import { callsOf, scriptBridge } from './bridge';
import { scriptSdk, sdk, told } from './chat-sdk';
import { languages } from './languages';
import { standInForStores } from './stores';

test.use({ userAgent: agents.wechatAndroid });

test('in the chat app every page has its signed share card, sharing copies the link, and the app is in a store', async ({
  page,
  baseURL,
  inLanguage,
}) => {
  const { prefix, home, marker, title, getApp, share, copied, prompt } = inLanguage(languages);
  const signed: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/weixin/getSignaturewx') signed.push(new URL(searchParams.get('url') ?? '').pathname);
  });
  await scriptSdk(page, 'ready');
  await scriptBridge(page);
  await page.goto(home);
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
    link: `${baseURL}${home}`,
    imgUrl: expect.stringContaining(`${baseURL}/media/`),
  });
  expect(card?.desc?.length).toBeGreaterThan(10);
  expect(await told(page, 'updateTimelineShareData')).toMatchObject([{ title: card?.title, link: card?.link }]);

  // The footer moves while the list above it grows, between press and release, so it is clicked by event.
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: share }).dispatchEvent('click');
  await expect(page.getByText(copied)).toBeVisible();
  expect(await callsOf(page)).toEqual([['copy', `${baseURL}${home}`]]);

  await footer.getByRole('link', { name: getApp }).dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(`${prefix}/app#`));
  const links = async () => (await told(page, 'updateAppMessageShareData')).map(({ link }) => link);
  await expect.poll(async () => (await links()).at(-1)).toBe(`${baseURL}${prefix}/app`);
  await expect.poll(() => signed).toEqual([home, `${prefix}/app`]);

  await page.goto(`${prefix}/demo`);
  await expect(page).toHaveURL(`${prefix}/demo${marker}`);
  await page.getByLabel('maId').fill('v1');
  const tag = page.locator('wx-open-launch-app');
  await expect(tag).toHaveAttribute('appid', 'wxlaunch');
  await expect(tag).toHaveAttribute('extinfo', 'maId=v1');

  await standInForStores(page);
  await page.goto(home);
  await page.getByRole('region', { name: prompt }).getByRole('button').first().click();
  await expect(page).toHaveURL(app.APP_MARKET_URL);
});

test.describe('an SDK that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the page tells what the chat app refuses, and works on where its SDK does not come', async ({
    page,
    inLanguage,
  }) => {
    const { home } = inLanguage(languages);
    await scriptSdk(page, 'refused');
    await page.goto(home);
    await expect(page.getByText('config:invalid signature')).toBeVisible();

    await page.route(sdk, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/Loading chunk jweixin failed/)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  });
});
