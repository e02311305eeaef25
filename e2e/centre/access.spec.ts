import type { APIRequestContext, Page } from '@playwright/test';
import { codeTo, keepLogin, newEmail, newMobile, type Person, register, visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { callAs } from './calls';
import { chinese, languages } from './words';

const { confirm, code, security } = chinese.words.settings;
const { form } = chinese.words.account;

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const codeField = (page: Page) => main(page).getByRole('textbox', { name: form.code, exact: true });

/** Logs the same person in on another device. */
async function logInElsewhere(request: APIRequestContext, { mobile, password }: Person): Promise<{ token: string }> {
  const answer = await request.post('/api/account/login', { form: { account: mobile, password } });
  return (await answer.json()).data;
}

/** What another device is told when it asks for its own account. */
async function told(request: APIRequestContext, { token }: { token: string }): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await (await request.get('/api/account/security', { headers })).json()).code;
}

/** Proves by password that it is the owner who changes something. */
async function confirmBy(page: Page, password: string): Promise<void> {
  await main(page).getByLabel(form.password, { exact: true }).fill(password);
  await press(page, confirm.action);
}

/** Has a code sent by the button of a form, and types it. */
async function proveBy(page: Page, address: string): Promise<void> {
  await press(page, code.send);
  await expect(main(page).getByText(code.sent)).toBeVisible();
  await codeField(page).pressSequentially(await codeTo(page.request, address));
}

for (const { name, prefix, marker, words } of languages) {
  const { security: t, confirm: asked } = words.settings;

  test(`${name}: a new password logs every other device out, and is the one that counts`, async ({ page, request }) => {
    const person = await visitAsNewPerson(page);
    const other = await logInElsewhere(request, person);
    await page.goto(`${prefix}/Settings/security`);
    await main(page).getByRole('link', { name: t.password }).click();
    await expect(main(page).getByRole('heading', { name: asked.title })).toBeVisible();
    await main(page).getByLabel(words.account.form.password, { exact: true }).fill(person.password);
    await press(page, asked.action);
    await main(page).getByLabel(words.account.form.newPassword, { exact: true }).fill('another-lumen-77');
    await main(page).getByLabel(words.account.form.passwordAgain, { exact: true }).fill('another-lumen-77');
    await press(page, t.save);
    await expect(page).toHaveURL(`${prefix}/Settings/security${marker}`);
    await expect(page.getByText(t.passwordChanged, { exact: true })).toBeVisible();
    expect(await told(request, other)).toBe('SessionEnded');
    expect(await told(page.request, person)).toBe('OK');
    const answers = [person.password, 'another-lumen-77'].map(async (password) => {
      const answer = await request.post('/api/account/login', { form: { account: person.mobile, password } });
      return (await answer.json()).code;
    });
    expect(await Promise.all(answers)).toEqual(['WrongLogin', 'OK']);
  });
}

test('another phone takes the place of the former one, and is shown hidden in part', async ({ page }) => {
  const person = await visitAsNewPerson(page);
  const phone = newMobile();
  await page.goto('/Settings/security?change=phone');
  await confirmBy(page, person.password);
  await main(page).getByLabel(form.mobile, { exact: true }).fill(phone.mobile);
  await proveBy(page, phone.address);
  await press(page, security.bind);
  await expect(page).toHaveURL('/Settings/security#!zh');
  const hidden = `+86 ${phone.mobile.slice(0, 3)}****${phone.mobile.slice(-4)}`;
  await expect(main(page).getByRole('link', { name: security.phone })).toContainText(hidden);
  await expect(page.getByText(phone.mobile)).toHaveCount(0);
});

test('an e-mail address is bound by a code, and shown hidden in part', async ({ page }) => {
  const person = await visitAsNewPerson(page);
  const email = newEmail();
  await page.goto('/Settings/security?change=email');
  await confirmBy(page, person.password);
  await main(page).getByLabel(form.email, { exact: true }).fill(email);
  await proveBy(page, email);
  await press(page, security.bind);
  await expect(page).toHaveURL('/Settings/security#!zh');
  const hidden = `${email[0]}***${email.slice(email.indexOf('@'))}`;
  await expect(main(page).getByRole('link', { name: security.email })).toContainText(hidden);
});

test('the owner confirms by a code to the own phone, too', async ({ page }) => {
  // Not somebody new: who has just registered by a code must wait for the next.
  const login = { account: '+12025550101', password: 'demonstration-of-light' };
  const { data } = await (await page.request.post('/api/account/login', { form: login })).json();
  await keepLogin(page, data.token);
  await page.goto('/Settings/security?change=email');
  await press(page, confirm.byCode);
  await expect(main(page).getByText('+1 202****101')).toBeVisible();
  await proveBy(page, login.account);
  await press(page, confirm.action);
  await expect(main(page).getByLabel(form.email, { exact: true })).toBeVisible();
});

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/status of 4(00|01|03|09|22)/] });

  test('a wrong password, a wrong code, and a number of somebody else are said at their fields', async ({ page }) => {
    const person = await visitAsNewPerson(page);
    await page.goto('/Settings/security?change=phone');
    const password = main(page).getByLabel(form.password, { exact: true });
    await confirmBy(page, 'not-my-password-1');
    await expect(password).toHaveAccessibleDescription('用户名或密码错误。');
    await expect(page).toHaveURL('/Settings/security?change=phone#!zh');
    await confirmBy(page, person.password);
    const mobile = main(page).getByLabel(form.mobile, { exact: true });
    await mobile.fill('123');
    await press(page, code.send);
    await expect(mobile).toHaveAccessibleDescription(chinese.words.account.rules.mobile);
    const phone = newMobile();
    await mobile.fill(phone.mobile);
    await proveBy(page, phone.address);
    const right = await codeTo(page.request, phone.address);
    await codeField(page).fill(right === '000000' ? '111111' : '000000');
    await press(page, security.bind);
    await expect(codeField(page)).toHaveAccessibleDescription('验证码错误，请检查后再试。');
    await codeField(page).fill(right);
    await press(page, security.bind);
    await expect(page).toHaveURL('/Settings/security#!zh');

    await page.goto('/Settings/security?change=phone');
    await confirmBy(page, person.password);
    // Somebody of the demonstration, in the way numbers are written across borders.
    await mobile.fill('+1 202 555 0111');
    await proveBy(page, '+12025550111');
    await press(page, security.bind);
    await expect(mobile).toHaveAccessibleDescription('该手机号已绑定其他账号。');
  });
});

test('a change that no page asks for, and a hostile way back, lead nowhere else', async ({ page, baseURL }) => {
  const person = await register(page.context().request, { email: newEmail() });
  await page.goto('/Settings/security?change=role');
  await expect(main(page).getByRole('link', { name: security.phone })).toContainText(security.unbound);
  await page.goto(`/Settings/security?redirecturl=${encodeURIComponent('https://example.org/')}`);
  await expect(main(page).getByText(security.phoneNeeded)).toBeVisible();
  await confirmBy(page, person.password);
  const phone = newMobile();
  await main(page).getByLabel(form.mobile, { exact: true }).fill(phone.mobile);
  await proveBy(page, phone.address);
  await press(page, security.bind);
  await expect(page.getByText(security.phoneChanged)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);
  expect(await callAs<{ phone: string }>(page.request, person, '/api/account/security')).toMatchObject({
    phone: expect.stringContaining('****'),
  });
});
