import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newMobile, register } from './people';
import { agreement, expectOwnPage, expectPage, field, languages, press } from './steps';

/** Holds the scripts of pages back until the returned function is called, as a slow network does. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const language of languages) {
  const { name, prefix, words } = language;

  test(`${name}: what is typed before a form comes alive is kept`, async ({ page, request }) => {
    const person = await register(request);
    const release = await holdScripts(page);
    await page.goto(`${prefix}/login`, { waitUntil: 'commit' });
    await field(page, words.form.account).fill(person.mobile);
    await field(page, words.form.password).fill(person.password);
    release();
    await expectPage(page, language, '/login');
    await press(page, words.login.action);
    await expectOwnPage(page, language, person.nickname);
  });

  test(`${name}: so is what is ticked`, async ({ page }) => {
    const { mobile } = newMobile();
    const release = await holdScripts(page);
    await page.goto(`${prefix}/loginmobile`, { waitUntil: 'commit' });
    await field(page, words.form.mobile).fill(mobile);
    await agreement(page).check();
    release();
    await expectPage(page, language, '/loginmobile');
    await press(page, words.mobile.action);
    await expectPage(page, language, '/checkPhoneCode');
  });

  test(`${name}: a form that is sent before puts nothing into the address, and stands there again`, async ({
    page,
    request,
  }) => {
    const person = await register(request);
    const release = await holdScripts(page);
    const addresses: string[] = [];
    page.on('request', (sent) => addresses.push(sent.url()));
    await page.goto(`${prefix}/login`, { waitUntil: 'commit' });
    await field(page, words.form.account).fill(person.mobile);
    await field(page, words.form.password).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(field(page, words.form.password)).toHaveValue('');
    release();
    await expectPage(page, language, '/login');
    expect(addresses.join(' ')).not.toContain(person.password);
    expect(addresses.join(' ')).not.toContain(person.mobile);
  });
}
