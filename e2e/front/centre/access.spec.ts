import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { codeTo, newEmail, newMobile, visitAsNewPerson } from '../../people/account/people';
import { openPage } from './open';
import { languages } from './words';

type Words = (typeof languages)[number]['words'];

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

test.describe('the ways in', () => {
  test.use({ expectedErrors: [/status of 4(01|22)/] });

  test('an e-mail address and a phone are bound by codes, what is wrong is said, and both are shown hidden in part', async ({
    page,
    inLanguage,
    findAxeViolations,
  }) => {
    const language = inLanguage(languages);
    const { prefix, marker, words } = language;
    const { confirm, security, code } = words.settings;
    const { form, rules } = words.account;
    const person = await visitAsNewPerson(page);
    const field = (label: string) => main(page).getByLabel(label, { exact: true });
    const codeField = main(page).getByRole('textbox', { name: form.code, exact: true });
    const list = `${prefix}/Settings/security${marker}`;
    const row = (name: string) => main(page).getByRole('link', { name });

    await test.step('an e-mail address, by an owner who confirms by a code to the phone', async () => {
      const email = newEmail();
      await openPage(page, language, '/Settings/security?change=email');
      await press(page, confirm.byCode);
      await expect(main(page).getByText(`+86 ${hidden(person.mobile)}`)).toBeVisible();
      await proveBy(page, person.address, words);
      await press(page, confirm.action);
      await field(form.email).fill(email);
      await proveBy(page, email, words);
      await press(page, security.bind);
      await expect(page).toHaveURL(list);
      await expect(row(security.email)).toContainText(`${email[0]}***${email.slice(email.indexOf('@'))}`);
    });

    await test.step('another phone, by an owner who confirms by the password', async () => {
      const phone = newMobile();
      await row(security.phone).click();
      await field(form.password).fill('not-my-password-1');
      await press(page, confirm.action);
      await expect(field(form.password)).toHaveAccessibleDescription(words.errors.WrongLogin);
      await field(form.password).fill(person.password);
      await press(page, confirm.action);
      await field(form.mobile).fill('123');
      await press(page, code.send);
      await expect(field(form.mobile)).toHaveAccessibleDescription(rules.mobile);
      await field(form.mobile).fill(phone.mobile);
      const right = await proveBy(page, phone.address, words);
      await codeField.fill(right === '000000' ? '111111' : '000000');
      await press(page, security.bind);
      await expect(codeField).toHaveAccessibleDescription(words.errors.WrongCode);
      expect(await findAxeViolations()).toEqual([]);
      await codeField.fill(right);
      await press(page, security.bind);
      await expect(page).toHaveURL(list);
      await expect(row(security.phone)).toContainText(`+86 ${hidden(phone.mobile)}`);
      await expect(page.getByText(phone.mobile)).toHaveCount(0);
    });
  });
});

const hidden = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** Has a code sent by the button of a form, and types it. */
async function proveBy(page: Page, address: string, { account, settings }: Words): Promise<string> {
  await press(page, settings.code.send);
  await expect(main(page).getByText(settings.code.sent)).toBeVisible();
  const code = await codeTo(page.request, address);
  await main(page).getByRole('textbox', { name: account.form.code, exact: true }).pressSequentially(code);
  return code;
}
