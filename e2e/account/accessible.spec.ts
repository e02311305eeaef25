import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { codeTo, goodPassword, newMobile, newNickname, register } from './people';
import {
  askForCode,
  chinese,
  codeField,
  comeToSetCode,
  expectOwnPage,
  expectPage,
  field,
  type Language,
  languages,
  open,
  press,
  problem,
  refusedCalls,
} from './steps';

test.use({ expectedErrors: refusedCalls });

/** Opens a page of logging in whose flow has come so far. */
async function openInFlow(page: Page, language: Language, path: string, flow: object) {
  await page.goto(`${language.prefix}/login`);
  await page.evaluate((entry) => sessionStorage.setItem('entry', JSON.stringify(entry)), flow);
  await open(page, language, path);
}

/** Each page with its form sent empty, so that its errors show; `flow` is what its pages before would have noted. */
const screens = [
  { path: '/login', action: (words: Language['words']) => words.login.action },
  { path: '/loginmobile', action: (words: Language['words']) => words.mobile.action },
  { path: '/Register', action: (words: Language['words']) => words.register.action },
  { path: '/Forget', action: (words: Language['words']) => words.forget.action },
  {
    path: '/checkPhoneCode',
    flow: { purpose: 'login', mobile: '13900000000', sentAt: Date.now() },
    action: (words: Language['words']) => words.checkCode.action,
  },
  {
    path: '/setCode',
    flow: { purpose: 'register', mobile: '13900000000', ticket: 't' },
    action: (words: Language['words']) => words.setCode.action,
  },
  {
    path: '/setNickname',
    flow: { purpose: 'register', mobile: '13900000000', ticket: 't', passwordChoice: 'skipped' },
    action: (words: Language['words']) => words.setNickname.action,
  },
  {
    path: '/resetpassword',
    flow: { purpose: 'reset', mobile: '13900000000', ticket: 't' },
    action: (words: Language['words']) => words.reset.action,
  },
  {
    path: '/phoneBind',
    flow: { purpose: 'wechat', ticket: 't' },
    action: (words: Language['words']) => words.mobile.action,
  },
];

for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { path, flow = {}, action } of screens) {
      test(`${language.name}, ${colorScheme}: ${path} is accessible, with its errors too, and leads to the first of them`, async ({
        page,
        findAxeViolations,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openInFlow(page, language, path, flow);
        expect(await findAxeViolations()).toEqual([]);
        await press(page, action(language.words));
        const wrong = page.getByRole('main').locator('input[aria-invalid=true]');
        await expect(wrong.first()).toBeFocused();
        await expect(wrong.first()).not.toHaveAccessibleDescription('');
        expect(await findAxeViolations()).toEqual([]);
      });
    }

    test(`${language.name}, ${colorScheme}: the regions and the way back from the chat app are accessible`, async ({
      page,
      findAxeViolations,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, language, '/selectAreaCode');
      expect(await findAxeViolations()).toEqual([]);
      await page.getByRole('searchbox').fill('nowhere at all');
      await expect(page.getByText(language.words.callingCodes.none)).toBeVisible();
      expect(await findAxeViolations()).toEqual([]);
      await open(page, language, '/wechatGetCode');
      await expect(problem(page)).toBeVisible();
      expect(await findAxeViolations()).toEqual([]);
    });
  }
}

/** Presses Tab until something has the focus; what a person without a pointer does. */
async function tabTo(page: Page, target: ReturnType<typeof field>) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a login by the keyboard alone', async ({ page, request }) => {
  const person = await register(request);
  const { form } = chinese.words;
  await open(page, chinese, '/login');
  await tabTo(page, field(page, form.account));
  await page.keyboard.press('Enter');
  await expect(field(page, form.account)).toHaveAccessibleDescription(chinese.words.rules.account);
  await page.keyboard.type(person.mobile);
  await tabTo(page, field(page, form.password));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expectOwnPage(page, chinese, person.nickname);
});

test('a new account by the keyboard alone', async ({ page, request }) => {
  const { form, setCode } = chinese.words;
  const { mobile, address } = newMobile();
  const nickname = newNickname();
  await open(page, chinese, '/loginmobile');
  await tabTo(page, field(page, form.mobile));
  await page.keyboard.type(mobile);
  await tabTo(page, page.getByRole('main').getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expectPage(page, chinese, '/checkPhoneCode');
  await expect(codeField(page, chinese)).toBeFocused();
  await page.keyboard.type(await codeTo(request, address));
  await expectPage(page, chinese, '/setCode');
  await tabTo(page, field(page, form.newPassword));
  await page.keyboard.type(goodPassword);
  await tabTo(page, field(page, form.passwordAgain));
  await page.keyboard.type(goodPassword);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: setCode.action }));
  await page.keyboard.press('Enter');
  await expectPage(page, chinese, '/setNickname');
  await tabTo(page, field(page, form.nickname));
  await page.keyboard.type(nickname);
  await page.keyboard.press('Enter');
  await expectOwnPage(page, chinese, nickname);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: answers are accessible where they stand: a wrong login, a wrong code, a warning`, async ({
    page,
    findAxeViolations,
  }) => {
    const { words, said } = chinese;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, chinese, '/login');
    await field(page, words.form.account).fill(newMobile().mobile);
    await field(page, words.form.password).fill(goodPassword);
    await press(page, words.login.action);
    await expect(problem(page)).toHaveText(said.wrongLogin);
    expect(await findAxeViolations()).toEqual([]);

    await open(page, chinese, '/loginmobile');
    await askForCode(page, chinese, newMobile().mobile);
    await page.keyboard.type('000000');
    await expect(codeField(page, chinese)).toHaveAccessibleDescription(said.wrongCode);
    expect(await findAxeViolations()).toEqual([]);

    await comeToSetCode(page, chinese);
    await press(page, words.setCode.skip);
    await field(page, words.form.nickname).fill(`赌场${newNickname()}`);
    await press(page, words.setNickname.action);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
  });
}
