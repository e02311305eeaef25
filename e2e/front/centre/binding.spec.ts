import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { windows } from '../../cells';
import { errorsIn, expect, test } from '../../fixtures';
import { type Person, visitAsNewPerson } from '../../people/account/people';
import { agents } from '../shell/agents';
import { openPage } from './open';
import { languages } from './words';

type Language = (typeof languages)[number];

/** A chat app account that no other test uses. */
const newName = () => `wechat-${randomInt(2 ** 47)}`;

test.describe('the chat app', () => {
  // The page is inside the chat app on a phone, and the other browser is on a computer: each has its own way to bind.
  test.use({ ...windows.phone, userAgent: agents.wechatAndroid, expectedErrors: [/status of 409/] });

  test('is bound by a QR code, inside it to no second account but another, and unbound by who confirms', async ({
    page,
    browser,
    inLanguage,
    findAxeViolations,
  }) => {
    const language = inLanguage(languages);
    const { binding: t } = language.words.settings;
    const chatName = newName();

    await test.step('by a QR code, on a computer', async () => {
      const computer = await browser.newContext({ ...windows.laptop, userAgent: agents.web });
      const found = errorsIn(computer);
      const other = await computer.newPage();
      await bindAs(other, await visitAsNewPerson(other), chatName, language);
      await expectBound(other, language);
      expect(found).toEqual([]);
      await computer.close();
    });

    const person = await visitAsNewPerson(page);
    const main = page.getByRole('main');
    await bindAs(page, person, chatName, language);
    await expect(main.getByRole('alert')).toContainText(language.words.errors.WechatLinked);
    await bindAs(page, person, newName(), language);
    await expectBound(page, language);

    await main.getByRole('button', { name: t.unbind }).click();
    await expect(main.getByLabel(language.words.account.form.password, { exact: true })).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await confirmAs(page, person, language);
    await main.getByRole('button', { name: t.unbind }).click();
    await expect(page.getByText(t.unbound, { exact: true })).toBeVisible();
    await page.reload();
    await expect(main.getByText(t.off, { exact: true })).toBeVisible();
  });
});

async function expectBound(page: Page, { prefix, marker, words }: Language): Promise<void> {
  await expect(page).toHaveURL(`${prefix}/Settings/binding${marker}`);
  await expect(page.getByRole('main').getByText(words.settings.binding.on, { exact: true })).toBeVisible();
}

/** Binds the chat app: confirms the identity, and agrees there as a person. */
async function bindAs(page: Page, person: Person, chatName: string, language: Language): Promise<void> {
  const bind = page.getByRole('main').getByRole('button', { name: language.words.settings.binding.bind });
  await openPage(page, language, '/Settings/binding');
  await bind.click();
  await confirmAs(page, person, language);
  await bind.click();
  await page.getByLabel('Nickname').fill(chatName);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** Confirms the owner's identity by password, which binding and unbinding need. */
async function confirmAs(page: Page, { password }: Person, { words }: Language): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(words.account.form.password, { exact: true }).fill(password);
  await main.getByRole('button', { name: words.settings.confirm.action, exact: true }).click();
}
