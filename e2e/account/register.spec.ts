import { expect, test } from '../fixtures';
import { codeTo, demonstration, goodPassword, newEmail, newMobile, newNickname, register } from './people';
import {
  askToRegister,
  chinese,
  chooseRegion,
  comeToSetCode,
  english,
  expectOwnPage,
  expectPage,
  field,
  follow,
  languages,
  logIn,
  open,
  press,
  problem,
  refusedCalls,
  typeCode,
  typeNewPassword,
} from './steps';

test.use({ expectedErrors: refusedCalls });

for (const [language, taken] of [
  [chinese, demonstration.reader],
  [english, demonstration.member],
] as const) {
  const { name, words, said } = language;
  const { form, rules } = words;

  test.describe(name, () => {
    for (const way of ['mobile', 'email'] as const) {
      test(`a new account by ${way}, whose password then logs in`, async ({ page, request, browser }) => {
        const phone = newMobile();
        const email = newEmail();
        const [account, address] = way === 'mobile' ? [phone.mobile, phone.address] : [email, email];
        const nickname = newNickname();
        await open(page, language, '/login');
        await follow(page, words.login.register);
        await expectPage(page, language, '/Register');
        await askToRegister(page, language, way === 'mobile' ? { mobile: account } : { email });
        await typeCode(page, language, await codeTo(request, address));
        await expectPage(page, language, '/setCode');
        // An e-mail address gets no code to log in with, so it needs a password.
        await expect(page.getByRole('button', { name: words.setCode.skip })).toBeVisible({ visible: way === 'mobile' });
        await typeNewPassword(page, language, goodPassword);
        await press(page, words.setCode.action);
        await expectPage(page, language, '/setNickname');
        await field(page, form.nickname).fill(nickname);
        await press(page, words.setNickname.action);
        await expectOwnPage(page, language, nickname);

        const elsewhere = await browser.newPage();
        await open(elsewhere, language, '/login');
        await logIn(elsewhere, language, account, goodPassword);
        await expectOwnPage(elsewhere, language, nickname);
        await elsewhere.close();
      });
    }

    test('who has an account already is led to the login', async ({ page, request }) => {
      await open(page, language, '/Register');
      if ('mobile' in taken) await chooseRegion(page, language, language.unitedStates);
      await askToRegister(page, language, taken);
      await typeCode(page, language, await codeTo(request, taken.address));
      await expect(problem(page)).toContainText(said.accountExists);
      await problem(page).getByRole('link', { name: words.problems.logIn }).click();
      await expectPage(page, language, '/login');
      await expect(field(page, form.account)).toHaveValue('mobile' in taken ? taken.mobile : taken.email);
    });

    test('a nickname that is taken, or has an emoji in it, is said at its place', async ({ page, request }) => {
      const { nickname } = await register(request);
      await comeToSetCode(page, language);
      await press(page, words.setCode.skip);
      const typed = field(page, form.nickname);
      await typed.fill('光年😀');
      await press(page, words.setNickname.action);
      await expect(typed).toHaveAccessibleDescription(rules.nicknameCharacters);
      await typed.fill(nickname);
      await press(page, words.setNickname.action);
      await expect(typed).toHaveAccessibleDescription(said.nicknameTaken);
      await expect(typed).toBeFocused();
      await typed.fill(newNickname());
      await press(page, words.setNickname.action);
      await expect(page).toHaveURL(/\/PeopleCenter/);
    });

    test('prohibited words in a nickname warn, and lead to review', async ({ page }) => {
      const { prohibited, action } = words.setNickname;
      const warning = page.getByRole('alertdialog', { name: prohibited.title });
      const nickname = `赌场${newNickname()}`;
      await comeToSetCode(page, language);
      await press(page, words.setCode.skip);
      await field(page, form.nickname).fill(nickname);
      await press(page, action);
      await warning.getByRole('button', { name: prohibited.change }).click();
      await expect(warning).toBeHidden();
      await press(page, action);
      await warning.getByRole('button', { name: prohibited.goOn }).click();
      await expectPage(page, language, '/PeopleCenter');
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('赌场');
      await expect(page.getByText(nickname)).toBeVisible();
    });

    test('a password is refused for its rules; a common one by the server, and nothing else is lost', async ({
      page,
    }) => {
      await comeToSetCode(page, language);
      const password = field(page, form.newPassword);
      for (const [typed, again, at, rule] of [
        ['Ab1-xy', 'Ab1-xy', form.newPassword, rules.passwordShort],
        ['20261120', '20261120', form.newPassword, rules.passwordDigits],
        [goodPassword, `${goodPassword}.`, form.passwordAgain, rules.passwordsDiffer],
      ] as const) {
        await typeNewPassword(page, language, typed, again);
        await press(page, words.setCode.action);
        await expect(field(page, at)).toHaveAccessibleDescription(rule);
        await expect(field(page, at)).toBeFocused();
      }
      await typeNewPassword(page, language, 'password123');
      await press(page, words.setCode.action);
      const nickname = newNickname();
      await field(page, form.nickname).fill(nickname);
      await press(page, words.setNickname.action);
      await expectPage(page, language, '/setCode');
      await expect(password).toHaveAccessibleDescription(rules.passwordCommon);
      await expect(password).toBeFocused();
      await typeNewPassword(page, language, goodPassword);
      await press(page, words.setCode.action);
      await expect(field(page, form.nickname)).toHaveValue(nickname);
      await press(page, words.setNickname.action);
      await expectOwnPage(page, language, nickname);
    });

    test('a link that was used is expired, and leads to where it begins', async ({ page, request }) => {
      await comeToSetCode(page, language);
      await press(page, words.setCode.skip);
      const ticket = await page.evaluate(() => JSON.parse(sessionStorage.getItem('entry') ?? '{}').ticket);
      const form = { ticket, nickname: newNickname(), agreed: 'true' };
      expect((await request.post('/api/account/register', { form })).status()).toBe(200);
      await field(page, words.form.nickname).fill(newNickname());
      await press(page, words.setNickname.action);
      await expect(problem(page)).toContainText(said.linkExpired);
      await problem(page).getByRole('link', { name: words.problems.startAgain }).click();
      await expectPage(page, language, '/Register');
    });

    test('loading a page anew in the middle loses nothing but the password', async ({ page, request }) => {
      const { mobile, address } = newMobile();
      const nickname = newNickname();
      await open(page, language, '/Register');
      await field(page, form.mobile).fill(mobile);
      await field(page, form.mobile).blur();
      await page.reload();
      await expect(field(page, form.mobile)).toHaveValue(mobile);
      await askToRegister(page, language, { mobile });
      await page.reload();
      await expect(page.getByText(`+86 ${mobile}`)).toBeVisible();
      await typeCode(page, language, await codeTo(request, address));
      await expectPage(page, language, '/setCode');
      await typeNewPassword(page, language, goodPassword);
      await press(page, words.setCode.action);
      await field(page, form.nickname).fill(nickname);
      await field(page, form.nickname).blur();
      expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(goodPassword);
      await page.reload();
      await expectPage(page, language, '/setCode');
      await expect(page.getByText(words.setCode.lost)).toBeVisible();
      await typeNewPassword(page, language, goodPassword);
      await press(page, words.setCode.action);
      await expect(field(page, form.nickname)).toHaveValue(nickname);
      await press(page, words.setNickname.action);
      await expectOwnPage(page, language, nickname);
    });
  });
}

for (const [opened, first] of [
  ['/setCode', '/Register'],
  ['/setNickname', '/Register'],
  ['/checkPhoneCode', '/login'],
  ['/phoneBind', '/login'],
  ['/resetpassword', '/Forget'],
] as const) {
  test(`${opened} without what comes before it leads to ${first}`, async ({ page }) => {
    for (const language of languages) {
      await page.goto(language.prefix + opened);
      await expectPage(page, language, first);
    }
  });
}
