import { expect, test } from '../../fixtures';
import { codeTo, goodPassword, newEmail, newMobile, newNickname, register } from './people';
import {
  askToRegister,
  expectOwnPage,
  expectPage,
  field,
  follow,
  languages,
  logIn,
  open,
  press,
  refusedCalls,
  typeCode,
  typeNewPassword,
} from './steps';

test.use({ expectedErrors: refusedCalls });

test('a new account by a phone loses nothing but the password when a page is loaded anew, and that logs in', async ({
  page,
  request,
  browser,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { form, login, register: own, rules, setCode, setNickname } = language.words;
  const { mobile, address } = newMobile();
  const nickname = newNickname();

  await test.step('the number stays, also where its code is asked for', async () => {
    await open(page, language, '/login');
    await follow(page, login.register);
    await expectPage(page, language, '/Register');
    await expect(page.getByRole('button', { name: own.action })).toBeVisible();
    await field(page, form.mobile).fill(mobile);
    await field(page, form.mobile).blur();
    await page.reload();
    await expect(field(page, form.mobile)).toHaveValue(mobile);
    await askToRegister(page, language, { mobile });
    await page.reload();
    await expect(page.getByText(`+86 ${mobile}`)).toBeVisible();
    await typeCode(page, language, await codeTo(request, address));
    await expectPage(page, language, '/setCode');
  });

  await test.step('a password is refused for its rules, at the field', async () => {
    await expect(page.getByRole('button', { name: setCode.skip })).toBeVisible();
    await typeNewPassword(page, language, goodPassword, `${goodPassword}.`);
    await press(page, setCode.action);
    await expect(field(page, form.passwordAgain)).toHaveAccessibleDescription(rules.passwordsDiffer);
    await expect(field(page, form.passwordAgain)).toBeFocused();
    await typeNewPassword(page, language, goodPassword);
    await press(page, setCode.action);
    await expectPage(page, language, '/setNickname');
  });

  await test.step('it is kept nowhere, so that a page loaded anew asks for it again', async () => {
    await field(page, form.nickname).fill(nickname);
    await field(page, form.nickname).blur();
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(goodPassword);
    await page.reload();
    await expectPage(page, language, '/setCode');
    await expect(page.getByText(setCode.lost)).toBeVisible();
    await typeNewPassword(page, language, goodPassword);
    await press(page, setCode.action);
    await expect(field(page, form.nickname)).toHaveValue(nickname);
  });

  await test.step('a nickname that is taken is said at its place', async () => {
    const typed = field(page, form.nickname);
    await typed.fill((await register(request)).nickname);
    await press(page, setNickname.action);
    await expect(typed).toHaveAccessibleDescription(language.said.nicknameTaken);
    await expect(typed).toBeFocused();
    await typed.fill(nickname);
    await press(page, setNickname.action);
    await expectOwnPage(page, language, nickname);
  });

  const elsewhere = await browser.newPage();
  await open(elsewhere, language, '/login');
  await logIn(elsewhere, language, mobile, goodPassword);
  await expectOwnPage(elsewhere, language, nickname);
  await elsewhere.close();
});

test('a new account by e-mail needs a password that is not common, and a nickname that may go to review', async ({
  page,
  request,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { form, register: own, rules, setCode, setNickname } = language.words;
  const email = newEmail();
  const nickname = newNickname();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, language, '/Register');
  await press(page, own.action);
  await expect(field(page, form.mobile)).toHaveAccessibleDescription(rules.mobile);
  await expect(field(page, form.mobile)).toBeFocused();
  expect(await findAxeViolations()).toEqual([]);
  await askToRegister(page, language, { email });
  await typeCode(page, language, await codeTo(request, email));
  await expectPage(page, language, '/setCode');

  await test.step('a common password is refused by the server, and nothing else is lost', async () => {
    // An e-mail address cannot log in by code.
    await expect(page.getByRole('button', { name: setCode.skip })).toBeHidden();
    await typeNewPassword(page, language, 'password123');
    await press(page, setCode.action);
    await field(page, form.nickname).fill(nickname);
    await press(page, setNickname.action);
    await expectPage(page, language, '/setCode');
    await expect(field(page, form.newPassword)).toHaveAccessibleDescription(rules.passwordCommon);
    await expect(field(page, form.newPassword)).toBeFocused();
    await typeNewPassword(page, language, goodPassword);
    await press(page, setCode.action);
    await expect(field(page, form.nickname)).toHaveValue(nickname);
  });

  await test.step('prohibited words warn, and lead to review', async () => {
    const { title, change, goOn } = setNickname.prohibited;
    const warning = page.getByRole('alertdialog', { name: title });
    await field(page, form.nickname).fill(`赌场${nickname}`);
    await press(page, setNickname.action);
    await expect(warning).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await warning.getByRole('button', { name: change }).click();
    await expect(warning).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await press(page, setNickname.action);
    await warning.getByRole('button', { name: goOn }).click();
    await expectPage(page, language, '/PeopleCenter');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('赌场');
    await expect(page.getByText(`赌场${nickname}`)).toBeVisible();
  });
});
