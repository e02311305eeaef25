import { errorsIn, expect, test } from '../../fixtures';
import { keepLogin, logInByCall, register, visitAsNewPerson } from '../../people/account/people';
import { openPage } from './open';
import { languages } from './words';

const newPassword = 'another-lumen-77';

test.describe('a new password', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('logs every other device out, which is led from a personal page to the login and back by it alone', async ({
    page,
    browser,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { prefix, marker, words } = language;
    const { account, client, errors, settings } = words;
    const person = await visitAsNewPerson(page);

    await test.step('it is set on another device', async () => {
      const device = await browser.newContext();
      const found = errorsIn(device);
      const other = await device.newPage();
      await keepLogin(other, await logInByCall(device.request, person.address, person.password));
      await openPage(other, language, '/Settings/security');
      const main = other.getByRole('main');
      await main.getByRole('link', { name: settings.security.password }).click();
      await expect(main.getByRole('heading', { name: settings.confirm.title })).toBeVisible();
      await main.getByLabel(account.form.password, { exact: true }).fill(person.password);
      await main.getByRole('button', { name: settings.confirm.action, exact: true }).click();
      await main.getByLabel(account.form.newPassword, { exact: true }).fill(newPassword);
      await main.getByLabel(account.form.passwordAgain, { exact: true }).fill(newPassword);
      await main.getByRole('button', { name: settings.security.save, exact: true }).click();
      await expect(other).toHaveURL(`${prefix}/Settings/security${marker}`);
      await expect(other.getByText(settings.security.passwordChanged, { exact: true })).toBeVisible();
      // The device that sets it stays logged in.
      await openPage(other, language, '/PeopleCenter');
      await expect(other.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
      expect(found).toEqual([]);
      await device.close();
    });

    await page.goto(`${prefix}/MyFocus?tab=fans`);
    const back = encodeURIComponent(`${prefix}/MyFocus?tab=fans`);
    await expect(page).toHaveURL(`${prefix}/login?redirecturl=${back}${marker}`);
    expect((await page.context().cookies()).find(({ name }) => name === 'session')).toBeUndefined();
    // The header's call tells why the login ended, which the cookie cannot.
    await page.getByRole('button', { name: client.sessionEnded.logIn }).click();
    await page.getByLabel(account.form.account).fill(person.mobile);
    const password = page.getByLabel(account.form.password, { exact: true });
    const logIn = page.getByRole('button', { name: account.login.action, exact: true });
    await password.fill(person.password);
    await logIn.click();
    await expect(page.getByText(errors.WrongLogin)).toBeVisible();
    await password.fill(newPassword);
    await logIn.click();
    await expect(page).toHaveURL(`${prefix}/MyFocus?tab=fans${marker}`);
    await expect(page.getByRole('tab', { name: words.centre.focus.fans, selected: true })).toBeVisible();
  });
});

test('a page that comes for one person forgets what another has left in the browser, and can make calls', async ({
  page,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { off, on } = language.words.person.follow;
  const former = await register(request);
  const person = await register(page.context().request);
  await page.addInitScript(
    ([token, userId]) => {
      if (sessionStorage.getItem('given')) return;
      sessionStorage.setItem('given', 'once');
      localStorage.setItem('auth_token', token ?? '');
      localStorage.setItem('isLogin', 'true');
      const state = { isLogin: true, avatar: 'avatars/person-001.jpg', peopleMessage: { userId } };
      sessionStorage.setItem('state', JSON.stringify(state));
    },
    [former.token, former.userId],
  );
  await openPage(page, language, '/PeopleCenter');
  await expect(page.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBe(person.token);
  await expect(page.getByRole('banner').first().locator('img[src*="person-001"]')).toHaveCount(0);

  // To the former person it would be their own page.
  await openPage(page, language, `/otherPeople?userId=${former.userId}`);
  const saved = page.waitForResponse('**/api/person/follow');
  await page.getByRole('button', { name: `${off} ${former.nickname}`, exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: `${on} ${former.nickname}`, exact: true })).toBeVisible();
});
