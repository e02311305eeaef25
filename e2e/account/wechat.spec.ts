import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { agents } from '../shell/agents';
import { changeAccess, codeTo, confirm, demonstration, logInByCall, newMobile, newNickname } from './people';
import {
  askForCode,
  chinese,
  chooseRegion,
  english,
  expectOwnPage,
  expectPage,
  field,
  follow,
  type Language,
  open,
  press,
  problem,
  refusedCalls,
  typeCode,
} from './steps';

test.use({ expectedErrors: refusedCalls });

/** Goes to the chat app, agrees there as somebody, and comes back. */
async function agreeAs(page: Page, { words }: Language, nickname: string, way: 'oauth2/authorize' | 'qrconnect') {
  await press(page, words.login.byWechat);
  await expect(page).toHaveURL(({ pathname }) => pathname === `/connect/${way}`);
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** Binds the chat app to an account of the demonstration, by the calls that the settings make. */
async function bindWechat(request: APIRequestContext, token: string, nickname: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const ticket = await confirm(request, { token, password: demonstration.password });
  const begun = await request.post('/api/account/wechat/begin', { form: { way: 'qr', ticket }, headers });
  const consent = new URL((await begun.json()).data.address);
  consent.searchParams.set('nickname', nickname);
  const back = await request.get(consent.href, { maxRedirects: 0 });
  const { searchParams } = new URL(back.headers().location ?? '');
  const form = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  const bound = await request.post('/api/account/wechat/exchange', { form, headers });
  expect((await bound.json()).data).toMatchObject({ isBound: true });
}

/** Takes the chat app off an account of the demonstration again. */
async function unbind(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await changeAccess(page.request, { token: token ?? '', password: demonstration.password }, 'wechat/unbind');
}

for (const { name, language, way, options, known } of [
  {
    name: 'inside the chat app',
    language: chinese,
    way: 'oauth2/authorize',
    options: { userAgent: agents.wechatAndroid },
    known: demonstration.editor,
  },
  {
    name: 'by a QR code on a wide screen',
    language: english,
    way: 'qrconnect',
    options: { userAgent: agents.web, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
    known: demonstration.reviewer,
  },
] as const) {
  test.describe(name, () => {
    test.use(options);
    const { prefix, words } = language;

    test('a new account, after a phone; from then on the chat app alone logs in', async ({ page, request }) => {
      const { mobile, address } = newMobile();
      const nickname = newNickname();
      await page.goto(`${prefix}/PeopleCenter?from=menu`);
      await agreeAs(page, language, nickname, way);
      await expectPage(page, language, '/phoneBind');
      await askForCode(page, language, mobile);
      await typeCode(page, language, await codeTo(request, address));
      await expectPage(page, language, '/setCode');
      await press(page, words.setCode.skip);
      await expect(field(page, words.form.nickname)).toHaveValue(nickname);
      await press(page, words.setNickname.action);
      await expectOwnPage(page, language, nickname, '/PeopleCenter?from=menu');

      await press(page, language.logOut);
      await expectPage(page, language, prefix === '' ? '/' : '');
      await open(page, language, '/login');
      await agreeAs(page, language, nickname, way);
      await expectOwnPage(page, language, nickname);
    });

    test('the account of a phone that is known, after its code', async ({ page, request }) => {
      const nickname = newNickname();
      await open(page, language, '/login');
      await agreeAs(page, language, nickname, way);
      await expectPage(page, language, '/phoneBind');
      await chooseRegion(page, language, language.unitedStates);
      await askForCode(page, language, known.mobile);
      await typeCode(page, language, await codeTo(request, known.address));
      await expectOwnPage(page, language, known.nickname);
      await unbind(page);
    });

    test('an answer that is good no more, or none, says so and leads back', async ({ page }) => {
      await open(page, language, '/login');
      await press(page, words.login.byWechat);
      await expect(page).toHaveURL(({ pathname }) => pathname === `/connect/${way}`);
      const state = new URL(page.url()).searchParams.get('state');
      for (const [query, said] of [
        [`code=given-long-ago&state=${state}`, language.said.linkExpired],
        [
          `code=of-another-browser&state=${state?.slice(0, 2)}0123456789abcdef0123456789abcdef`,
          language.said.linkExpired,
        ],
        [`state=${state}`, words.wechatCode.refused],
      ] as const) {
        await open(page, language, `/wechatGetCode?${query}`);
        await expect(problem(page)).toContainText(words.wechatCode.failed);
        await expect(problem(page)).toContainText(said);
      }
      await follow(page, words.wechatCode.back);
      await expectPage(page, language, '/login');
    });
  });
}

test.describe('inside the chat app', () => {
  test.use({ userAgent: agents.wechatIos });

  test('a number that another account of the chat app has is refused', async ({
    page,
    request,
    playwright,
    baseURL,
  }) => {
    const { mobile, address } = demonstration.sales;
    const owner = await playwright.request.newContext({ baseURL });
    const token = await logInByCall(owner, address, demonstration.password);
    await bindWechat(owner, token, newNickname());

    await open(page, chinese, '/login');
    await agreeAs(page, chinese, newNickname(), 'oauth2/authorize');
    await expectPage(page, chinese, '/phoneBind');
    await chooseRegion(page, chinese, chinese.unitedStates);
    await askForCode(page, chinese, mobile);
    await typeCode(page, chinese, await codeTo(request, address));
    await expect(problem(page)).toHaveText(chinese.said.numberLinked);

    await changeAccess(owner, { token, password: demonstration.password }, 'wechat/unbind');
    await owner.dispose();
  });
});

test('a phone outside the chat app is not sent to a QR code that it could not read', async ({ page }) => {
  await open(page, chinese, '/login');
  await expect(page.getByRole('button', { name: chinese.words.login.byWechat })).toBeHidden();
});
