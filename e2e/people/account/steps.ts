import type { Page } from '@playwright/test';
import en from '../../../messages/en/people/account.json' with { type: 'json' };
import zh from '../../../messages/zh/people/account.json' with { type: 'json' };
import { expect } from '../../fixtures';

/** Both languages: addresses, messages of the forms, and texts of the specification (section 8). */
export const languages = [
  {
    name: 'zh',
    prefix: '',
    marker: '#!zh',
    words: zh,
    said: {
      wrongLogin: '用户名或密码错误。',
      nicknameTaken: '昵称已被使用，请换一个。',
      wrongCode: '验证码错误，请检查后再试。',
      loggedInElsewhere: { title: '已在其他设备登录', again: '重新登录' },
      logInFirst: '请先登录，再继续操作。',
      loggingIn: '正在登录…',
    },
    regions: /^国家或地区/,
    hongKong: '香港',
    japan: '日本',
    follow: /关注/,
    logOut: '退出登录',
  },
  {
    name: 'en',
    prefix: '/en',
    marker: '#!en',
    words: en,
    said: {
      wrongLogin: 'Wrong user name or password.',
      nicknameTaken: 'This nickname is taken, please choose another.',
      wrongCode: 'The verification code is wrong, please check it and try again.',
      loggedInElsewhere: { title: 'Logged in elsewhere', again: 'Log in again' },
      logInFirst: 'Please log in to continue.',
      loggingIn: 'Logging you in…',
    },
    regions: /^Country or region/,
    hongKong: 'Hong Kong',
    japan: 'Japan',
    follow: /^Follow/,
    logOut: 'Log out',
  },
] as const;
export type Language = (typeof languages)[number];

/** What Chromium logs for a rejected call, as expected in failing steps. */
export const refusedCalls = [/status of 4(00|01|03|09|10|22|29)/];

/** Opens a page and waits until it is hydrated: its last component to hydrate writes the language hash. */
export async function open(page: Page, { prefix, marker }: Language, path: string): Promise<void> {
  await page.goto(prefix + path);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

/** Expects a page: `path` without its prefix, the query unchanged, the right language hash. */
export async function expectPage(page: Page, { prefix, marker }: Language, path: string): Promise<void> {
  await expect(page).toHaveURL(prefix + path + marker);
}

/** A field by its label, which a tab may share. */
export const field = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('input')
    .and(page.getByLabel(label, { exact: true }));

/** The first digit of the code, which represents it. */
export const codeField = (page: Page, { words }: Language) =>
  page.getByRole('main').getByRole('textbox', { name: words.form.code, exact: true });

/** The consent checkbox. */
export const agreement = (page: Page) => page.getByRole('main').getByRole('checkbox');

/** The error of a whole form. */
export const problem = (page: Page) => page.getByRole('main').getByRole('alert');

export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click();

/** Fills in the form of /login and submits it. */
export async function logIn(page: Page, { words }: Language, account: string, password: string): Promise<void> {
  await field(page, words.form.account).fill(account);
  await field(page, words.form.password).fill(password);
  await press(page, words.login.action);
}

/** Chooses a region by its name from a form, and comes back. */
export async function chooseRegion(page: Page, language: Language, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: language.regions }).click();
  await expectPage(page, language, '/selectAreaCode');
  await page.getByRole('searchbox', { name: language.words.callingCodes.search }).fill(name);
  await page.getByRole('main').getByRole('listitem').getByRole('button', { name }).first().click();
  await expect(page).not.toHaveURL(/selectAreaCode/);
}

/** Requests a code for a number, on /loginmobile and /phoneBind, and waits for the code page. */
export async function askForCode(page: Page, language: Language, mobile: string): Promise<void> {
  await field(page, language.words.form.mobile).fill(mobile);
  await agreement(page).check();
  await press(page, language.words.mobile.action);
  await expectPage(page, language, '/checkPhoneCode');
}

/** Requests a code on /Register, where the visitor is, and waits for the code page. */
export async function askToRegister(page: Page, language: Language, target: { mobile: string } | { email: string }) {
  const { form, register } = language.words;
  const [way, typed] = 'email' in target ? (['email', target.email] as const) : (['mobile', target.mobile] as const);
  await page.getByRole('tab', { name: form[way] }).click();
  await field(page, form[way]).fill(typed);
  await agreement(page).check();
  await press(page, register.action);
  await expectPage(page, language, '/checkPhoneCode');
}

/** Types a new password, twice. */
export async function typeNewPassword(page: Page, { words }: Language, password: string, again = password) {
  await field(page, words.form.newPassword).fill(password);
  await field(page, words.form.passwordAgain).fill(again);
}

/** Types a code, once a rejected one was cleared; it submits itself. */
export async function typeCode(page: Page, language: Language, code: string): Promise<void> {
  await expect(codeField(page, language)).toHaveValue('');
  await codeField(page, language).click();
  await page.keyboard.type(code);
}

/** Another code than the one sent. */
export const otherThan = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

/** Expects a person's own page. */
export async function expectOwnPage(page: Page, language: Language, nickname: string, path = '/PeopleCenter') {
  await expectPage(page, language, path);
  await expect(page.getByRole('heading', { level: 1, name: nickname })).toBeVisible();
}
