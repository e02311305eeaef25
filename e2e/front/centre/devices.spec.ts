import type { Browser } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { logInByCall, type Person, visitAsNewPerson } from '../../people/account/people';
import { agents } from '../shell/agents';
import { openPage } from './open';
import { languages } from './words';

test('one device is logged out, then all others, after a question', async ({
  page,
  browser,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { devices: t, form } = language.words.settings;
  const person = await visitAsNewPerson(page);
  const named = [agents.ios, agents.windows, agents.android];
  const devices = await Promise.all(named.map((agent) => logInOn(browser, agent, person)));
  const codes = () => Promise.all(devices.map((told) => told()));
  const rows = page.getByRole('main').getByRole('listitem');
  await openPage(page, language, '/Settings/devices');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText(t.current);
  await expect(rows.first().getByRole('button')).toHaveCount(0);

  const iphone = rows.filter({ hasText: 'iOS' }).getByRole('button');
  const question = page.getByRole('dialog');
  await iphone.click();
  await expect(question).toContainText(t.endText);
  expect(await findAxeViolations()).toEqual([]);
  await question.getByRole('button', { name: form.cancel }).click();
  await expect(iphone).toBeFocused();
  await expect(rows).toHaveCount(4);
  await iphone.click();
  await question.getByRole('button', { name: t.end, exact: true }).click();
  await expect(rows).toHaveCount(3);
  await expect.poll(codes).toEqual(['SessionEnded', 'OK', 'OK']);

  await page.getByRole('main').getByRole('button', { name: t.endOthers }).click();
  await question.getByRole('button', { name: t.endOthers }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(t.alone)).toBeVisible();
  await expect.poll(codes).toEqual(Array(3).fill('SessionEnded'));
  await page.reload();
  await expect(rows).toHaveCount(1);
});

/** Logs the same person in on another device with user agent `agent`, and returns a function that requests as it. */
async function logInOn(browser: Browser, userAgent: string, { address, password }: Person) {
  const { request } = await browser.newContext({ userAgent });
  const token = await logInByCall(request, address, password);
  return async (): Promise<string> => {
    const asked = await request.get('/api/u/base/get', { headers: { Authorization: `Bearer ${token}` } });
    return (await asked.json()).code;
  };
}
