import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { agents } from '../../front/shell/agents';
import { callsOf, scriptBridge } from '../../front/shell/bridge';
import { register } from './people';
import { expectOwnPage, languages } from './steps';

// The app is detected by the user agent of its web view.
test.use({ userAgent: agents.appAndroid, expectedErrors: [/status of 401/] });

/** What the page stores of the login. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

test("in the own app the login page opens the app's login, whose token leads on, until the app logs out", async ({
  page,
  context,
  request,
  baseURL,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { prefix, words } = language;
  const asked = `${prefix}/PeopleCenter?from=menu`;
  const person = await register(request, { inApp: true });
  await scriptBridge(page);
  await page.goto(`${prefix}/login?redirecturl=${encodeURIComponent(asked)}`);
  await expect(page.getByRole('heading', { name: words.app.title })).toBeVisible();
  await expect.poll(() => callsOf(page)).toEqual([['openLogin', baseURL + asked]]);
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await page.evaluate((token) => Reflect.get(window, 'getToken')(JSON.stringify({ token })), person.token);
  await expectOwnPage(page, language, person.nickname, '/PeopleCenter?from=menu');
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await kept(page)).toBe(person.token);

  const left = page.waitForResponse('**/api/account/leave');
  await page.evaluate(() => Reflect.get(window, 'logout')());
  await left;
  expect(await kept(page)).toBeNull();
  await expect.poll(() => context.cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(language.said.loggingIn);
  await expect(page.getByRole('heading', { name: person.nickname })).toBeHidden();
});
