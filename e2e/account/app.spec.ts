import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { agents } from '../shell/agents';
import { callsOf, scriptBridge } from '../shell/bridge';
import { register } from './people';
import { expectOwnPage, languages } from './steps';

/** Every page of logging in. */
const screens = [
  '/login',
  '/loginmobile',
  '/checkPhoneCode',
  '/Register',
  '/setCode',
  '/setNickname',
  '/Forget',
  '/resetpassword',
  '/phoneBind',
  '/wechatGetCode?code=c&state=s',
];

/** What the page keeps of the login. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
const sayToken = (page: Page, token: string) =>
  page.evaluate((said) => Reflect.get(window, 'getToken')(JSON.stringify({ token: said })), token);

for (const [agent, login] of [
  ['appIos', 'app_login_in'],
  ['appAndroid', 'openLogin'],
] as const) {
  test.describe(agent, () => {
    test.use({ userAgent: agents[agent], expectedErrors: [/status of 401/] });

    test.beforeEach(({ page }) => scriptBridge(page));

    for (const language of languages) {
      const { name, prefix, words } = language;

      test(`${name}: each page of logging in opens the app's own login, once, and shows no form`, async ({
        page,
        baseURL,
      }) => {
        for (const path of screens) {
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { name: words.app.title }), path).toBeVisible();
          await expect.poll(() => callsOf(page), path).toEqual([[login, `${baseURL}${prefix}/PeopleCenter`]]);
          await expect(page.getByRole('textbox')).toHaveCount(0);
          await expect(page).toHaveURL(({ pathname }) => pathname === prefix + path.replace(/\?.*/, ''));
          await page.getByRole('button', { name: words.app.action }).click();
          expect(await callsOf(page)).toHaveLength(2);
        }
      });

      test(`${name}: the token that the app says afterwards leads on to the page that was asked for`, async ({
        page,
        request,
        baseURL,
      }) => {
        const person = await register(request, { inApp: true });
        await page.goto(`${prefix}/login?redirecturl=${encodeURIComponent(`${prefix}/PeopleCenter?from=menu`)}`);
        await expect.poll(() => callsOf(page)).toEqual([[login, `${baseURL}${prefix}/PeopleCenter?from=menu`]]);
        await sayToken(page, person.token);
        await expectOwnPage(page, language, person.nickname, '/PeopleCenter?from=menu');
        expect(await kept(page)).toBe(person.token);
      });

      test(`${name}: a personal page takes the token, and forgets all of it when the app logs out`, async ({
        page,
        context,
        request,
      }) => {
        const person = await register(request, { inApp: true });
        await page.goto(`${prefix}/PeopleCenter`);
        await expect(page.getByRole('heading', { name: person.nickname })).toBeHidden();
        await sayToken(page, person.token);
        await expectOwnPage(page, language, person.nickname);
        await expect(page.getByRole('banner')).toBeHidden();

        const left = page.waitForResponse('**/api/account/leave');
        await page.evaluate(() => Reflect.get(window, 'logout')());
        await left;
        expect(await kept(page)).toBeNull();
        await expect.poll(() => context.cookies()).toEqual([]);
        await page.reload();
        await expect(page.getByRole('heading', { name: person.nickname })).toBeHidden();
        await expect.poll(() => callsOf(page)).toHaveLength(1);
      });
    }
  });
}
