import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { codeTo, goodPassword, newMobile, newNickname } from './people';
import { agreement, codeField, expectOwnPage, expectPage, field, languages, open } from './steps';

/** Presses Tab until an element has the focus, as a person without a pointer does. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a new account by the keyboard alone', async ({ page, request, inLanguage }) => {
  const language = inLanguage(languages);
  const { form, mobile: own, rules, setCode } = language.words;
  const { mobile, address } = newMobile();
  const nickname = newNickname();
  await open(page, language, '/loginmobile');
  await tabTo(page, field(page, form.mobile));
  await page.keyboard.press('Enter');
  await expect(field(page, form.mobile)).toHaveAccessibleDescription(rules.mobile);
  await page.keyboard.type(mobile);
  await tabTo(page, agreement(page));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: own.action }));
  await page.keyboard.press('Enter');
  await expectPage(page, language, '/checkPhoneCode');
  await expect(codeField(page, language)).toBeFocused();
  await page.keyboard.type(await codeTo(request, address));
  await expectPage(page, language, '/setCode');
  await tabTo(page, field(page, form.newPassword));
  await page.keyboard.type(goodPassword);
  await tabTo(page, field(page, form.passwordAgain));
  await page.keyboard.type(goodPassword);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: setCode.action }));
  await page.keyboard.press('Enter');
  await expectPage(page, language, '/setNickname');
  await tabTo(page, field(page, form.nickname));
  await page.keyboard.type(nickname);
  await page.keyboard.press('Enter');
  await expectOwnPage(page, language, nickname);
});
