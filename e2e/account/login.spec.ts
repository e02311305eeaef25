import { expect, test } from '../fixtures';
import { goodPassword, newEmail, newMobile, register } from './people';
import {
  chinese,
  english,
  expectOwnPage,
  expectPage,
  field,
  languages,
  logIn,
  open,
  press,
  problem,
  refusedCalls,
} from './steps';

test.use({ expectedErrors: refusedCalls });

for (const language of languages) {
  const { words, said } = language;
  const { form, rules } = words;

  test.describe(language.name, () => {
    test('a number and its password open the personal page', async ({ page, request }) => {
      const person = await register(request);
      await open(page, language, '/login');
      await logIn(page, language, person.mobile, person.password);
      await expectOwnPage(page, language, person.nickname);
    });

    test('an e-mail address and its password do, however it is written', async ({ page, request }) => {
      const email = newEmail();
      const person = await register(request, { email });
      await open(page, language, '/login');
      await logIn(page, language, ` ${email.toUpperCase()} `, person.password);
      await expectOwnPage(page, language, person.nickname);
    });

    test('a wrong password and an unknown account are told apart by nothing', async ({ page, request }) => {
      const { mobile } = await register(request);
      await open(page, language, '/login');
      for (const account of [mobile, newMobile().mobile, newEmail(), 'nobody at all']) {
        const answered = page.waitForResponse('**/api/account/login');
        await logIn(page, language, account, `not ${goodPassword}`);
        await answered;
        await expect(problem(page)).toHaveText(said.wrongLogin);
      }
      await expectPage(page, language, '/login');
    });

    test('what is left empty is asked for at its place, the first of them with the focus', async ({ page }) => {
      await open(page, language, '/login');
      await press(page, words.login.action);
      await expect(field(page, form.account)).toHaveAccessibleDescription(rules.account);
      await expect(field(page, form.account)).toBeFocused();
      await expect(field(page, form.password)).toHaveAccessibleDescription(rules.required);
      await field(page, form.account).fill(newMobile().mobile);
      await press(page, words.login.action);
      await expect(field(page, form.account)).toHaveAccessibleDescription('');
      await expect(field(page, form.password)).toBeFocused();
    });
  });
}

for (const [language, hongKong, japan] of [
  [chinese, '香港', '日本'],
  [english, 'Hong Kong', 'Japan'],
] as const) {
  const { words } = language;

  test(`${language.name}: a region is looked for by name and by code, and what was typed stays`, async ({
    page,
    request,
  }) => {
    const person = await register(request, { phone: newMobile('HK') });
    await open(page, language, '/login');
    await field(page, words.form.account).fill(person.mobile);
    const regions = page.getByRole('main').getByRole('link', { name: language.regions });
    const search = page.getByRole('searchbox', { name: words.callingCodes.search });
    const found = page.getByRole('main').getByRole('listitem').getByRole('button');

    await regions.click();
    await expectPage(page, language, '/selectAreaCode');
    await search.fill('+81');
    await expect(found.first()).toHaveText(`${japan}+81`);
    await search.fill('no such place');
    await expect(page.getByText(words.callingCodes.none)).toBeVisible();
    await search.fill(hongKong);
    await found.filter({ hasText: '+852' }).click();

    await expectPage(page, language, '/login');
    await expect(field(page, words.form.account)).toHaveValue(person.mobile);
    await expect(regions).toHaveText('+852');
    await field(page, words.form.password).fill(person.password);
    await press(page, words.login.action);
    await expectOwnPage(page, language, person.nickname);
  });
}
