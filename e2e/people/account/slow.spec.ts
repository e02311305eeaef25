import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { newMobile, register } from './people';
import { agreement, expectOwnPage, expectPage, field, languages, press } from './steps';

/** Holds scripts of pages back until the returned function is called, as a slow network does. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed and ticked before a form comes alive is kept, and what is sent before stands in no address', async ({
  page,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { prefix, words } = language;
  const person = await register(request);

  await test.step('a number and the agreement', async () => {
    const release = await holdScripts(page);
    await page.goto(`${prefix}/loginmobile`, { waitUntil: 'commit' });
    await field(page, words.form.mobile).fill(newMobile().mobile);
    await agreement(page).check();
    release();
    await expectPage(page, language, '/loginmobile');
    await press(page, words.mobile.action);
    await expectPage(page, language, '/checkPhoneCode');
  });

  await test.step('a form that is sent before it is alive is sent once it is', async () => {
    const release = await holdScripts(page);
    const addresses: string[] = [];
    page.on('request', (sent) => addresses.push(sent.url()));
    await page.goto(`${prefix}/login`, { waitUntil: 'commit' });
    await field(page, words.form.account).fill(person.mobile);
    await field(page, words.form.password).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(field(page, words.form.password)).toHaveValue(person.password);
    release();
    await expectOwnPage(page, language, person.nickname);
    expect(addresses.join(' ')).not.toContain(person.password);
    expect(addresses.join(' ')).not.toContain(person.mobile);
  });
});
