import { expect, test } from '../fixtures';
import { codeTo, newMobile, newNickname, register } from './people';
import {
  askForCode,
  chinese,
  expectOwnPage,
  expectPage,
  field,
  follow,
  languages,
  logIn,
  open,
  press,
  typeCode,
} from './steps';

/** Addresses that must not be followed, however they are written. */
const hostile = [
  '//evil.example/PeopleCenter',
  'https://evil.example/',
  '/\\evil.example',
  '/%5Cevil.example',
  'javascript:alert(document.domain)',
  '/login?redirecturl=//evil.example',
];

for (const language of languages) {
  const { name, prefix, words } = language;
  const asked = '/PeopleCenter?from=menu';
  const loginPage = `/login?redirecturl=${encodeURIComponent(prefix + asked)}`;

  test.describe(name, () => {
    test('a personal page is reached by the login, by a password', async ({ page, request }) => {
      const person = await register(request);
      await page.goto(prefix + asked);
      await expectPage(page, language, loginPage);
      await logIn(page, language, person.mobile, person.password);
      await expectOwnPage(page, language, person.nickname, asked);
      // The login is no place to come back to.
      await page.goBack();
      await expect(page).not.toHaveURL(/login/);
    });

    test('by a code, through all of its pages', async ({ page, request }) => {
      const { mobile, address } = newMobile();
      await page.goto(prefix + asked);
      await expectPage(page, language, loginPage);
      await follow(page, words.login.byCode);
      await expectPage(page, language, '/loginmobile');
      await askForCode(page, language, mobile);
      await typeCode(page, language, await codeTo(request, address));
      await press(page, words.setCode.skip);
      const nickname = newNickname();
      await field(page, words.form.nickname).fill(nickname);
      await press(page, words.setNickname.action);
      await expectOwnPage(page, language, nickname, asked);
    });

    test('what only a person may do leads a visitor to the login and back', async ({ page, request }) => {
      const person = await register(request);
      const creator = '/otherPeople?userId=person-003';
      const button = page.getByRole('main').getByRole('button', { name: language.follow }).first();
      await open(page, language, creator);
      await button.click();
      await expectPage(page, language, `/login?redirecturl=${encodeURIComponent(prefix + creator)}`);
      await logIn(page, language, person.mobile, person.password);
      await expectPage(page, language, creator);
      const saved = page.waitForResponse('**/api/person/follow');
      await button.click();
      expect((await saved).status()).toBe(200);
      await page.reload();
      await expect(page.getByRole('main').getByRole('button', { pressed: true }).first()).toBeVisible();
    });

    test('who is logged in goes straight on', async ({ page }) => {
      const person = await register(page.context().request);
      await page.goto(`${prefix}/login?redirecturl=${encodeURIComponent(prefix + asked)}`);
      await expectOwnPage(page, language, person.nickname, asked);
      await page.goto(`${prefix}/login`);
      await expectOwnPage(page, language, person.nickname);
    });
  });
}

for (const address of hostile) {
  test(`${address} is not followed after a login`, async ({ page, request, baseURL }) => {
    const person = await register(request);
    const left: string[] = [];
    page.on('request', (sent) => {
      if (sent.isNavigationRequest() && new URL(sent.url()).origin !== baseURL) left.push(sent.url());
    });
    await open(page, chinese, `/login?redirecturl=${encodeURIComponent(address)}`);
    await logIn(page, chinese, person.mobile, person.password);
    await expectOwnPage(page, chinese, person.nickname);
    expect(left).toEqual([]);
  });
}

test('nor are they for who is logged in already, nor by the step aside of a login that is over', async ({
  page,
  baseURL,
}) => {
  const person = await register(page.context().request);
  for (const address of hostile) {
    await page.goto(`/login?redirecturl=${encodeURIComponent(address)}`);
    await expectOwnPage(page, chinese, person.nickname);
    const answer = await page.request.get(`/ended?redirecturl=${encodeURIComponent(address)}`, { maxRedirects: 0 });
    expect(new URL(answer.headers().location ?? '', baseURL).href).toBe(`${baseURL}/`);
  }
});
