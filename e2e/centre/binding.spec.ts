import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Person, visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { agents } from '../shell/agents';
import { chinese, languages } from './words';

type Words = (typeof languages)[number]['words'];

/** Somebody in the chat app whom no other test knows. */
const newName = () => `wechat-${randomInt(2 ** 47)}`;

/** Agrees in the chat app as somebody. */
async function allowAs(page: Page, nickname: string): Promise<void> {
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** The owner confirms by password, which binding and unbinding need. */
async function confirmAs(page: Page, { password }: Person, { account, settings }: Words): Promise<void> {
  await page.getByRole('main').getByLabel(account.form.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: settings.confirm.action, exact: true }).click();
}

for (const { name, prefix, marker, words } of languages) {
  const { binding: t } = words.settings;

  test.describe(`${name}, on a wide screen`, () => {
    test.use({ viewport: { width: 1280, height: 800 }, userAgent: agents.web });

    test('the chat app is bound by a QR code, and unbound by who confirms', async ({ page, findAxeViolations }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const person = await visitAsNewPerson(page);
      await page.goto(`${prefix}/Settings/binding`);
      const main = page.getByRole('main');
      expect(await findAxeViolations()).toEqual([]);
      await main.getByRole('button', { name: t.bind }).click();
      await confirmAs(page, person, words);
      await main.getByRole('button', { name: t.bind }).click();
      await allowAs(page, newName());
      await expect(page).toHaveURL(`${prefix}/Settings/binding${marker}`);
      await expect(main.getByText(t.on, { exact: true })).toBeVisible();
      await main.getByRole('button', { name: t.unbind }).click();
      await confirmAs(page, person, words);
      await main.getByRole('button', { name: t.unbind }).click();
      await expect(page.getByText(t.unbound, { exact: true })).toBeVisible();
      await expect(main.getByText(t.off, { exact: true })).toBeVisible();
      await page.reload();
      await expect(main.getByText(t.off, { exact: true })).toBeVisible();
    });
  });

  test(`${name}: a phone is told where the chat app can be bound`, async ({ page }) => {
    await visitAsNewPerson(page);
    await page.goto(`${prefix}/Settings/binding`);
    await expect(page.getByText(t.notHere.both)).toBeVisible();
    await expect(page.getByRole('button', { name: t.bind })).toBeHidden();
  });
}

test.describe('inside the chat app', () => {
  test.use({ userAgent: agents.wechatAndroid, expectedErrors: [/status of 409/] });

  test('it is bound there, but not to a second account', async ({ page, browser, baseURL }) => {
    const chatName = newName();
    const first = await visitAsNewPerson(page);
    await bindAs(page, first, chatName);
    await expect(page).toHaveURL('/Settings/binding#!zh');
    await expect(page.getByText(chinese.words.settings.binding.on, { exact: true })).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL, userAgent: agents.wechatAndroid });
    const second = await elsewhere.newPage();
    await bindAs(second, await visitAsNewPerson(second), chatName);
    await expect(second.getByRole('main').getByRole('alert')).toContainText('这个微信已绑定其他账号。');
    await elsewhere.close();
  });
});

async function bindAs(page: Page, person: Person, chatName: string): Promise<void> {
  const { bind } = chinese.words.settings.binding;
  await page.goto('/Settings/binding');
  await page.getByRole('button', { name: bind }).click();
  await confirmAs(page, person, chinese.words);
  await page.getByRole('button', { name: bind }).click();
  await allowAs(page, chatName);
}
