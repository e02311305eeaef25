import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { changeAccess, codeTo, demonstration, goodPassword, newMobile } from './people';
import {
  chinese,
  chooseRegion,
  codeField,
  english,
  expectOwnPage,
  expectPage,
  field,
  follow,
  type Language,
  languages,
  logIn,
  open,
  otherThan,
  press,
  problem,
  refusedCalls,
  typeCode,
  typeNewPassword,
} from './steps';

test.use({ expectedErrors: refusedCalls });

/** Asks for a code on /Forget, where the visitor is. */
async function askToReset(page: Page, language: Language, mobile: string) {
  await field(page, language.words.form.mobile).fill(mobile);
  await press(page, language.words.forget.action);
  await expectPage(page, language, '/checkPhoneCode');
}

for (const [language, person, answer] of [
  [chinese, demonstration.star, 'again'],
  [english, demonstration.host, 'stay'],
] as const) {
  const { name, prefix, words, said } = language;

  test(`${name}: a new password for a forgotten one logs in, and ends the login of another device, which asks`, async ({
    page,
    browser,
    request,
  }) => {
    const device = await browser.newContext();
    const elsewhere = await device.newPage();
    await open(elsewhere, language, '/login');
    await chooseRegionFor(elsewhere, language, person.mobile);
    await logIn(elsewhere, language, person.mobile, demonstration.password);
    await expectOwnPage(elsewhere, language, person.nickname);
    await open(elsewhere, language, '/MyFocus');

    await open(page, language, '/login');
    await follow(page, words.login.forgot);
    await expectPage(page, language, '/Forget');
    await chooseRegion(page, language, language.unitedStates);
    await askToReset(page, language, person.mobile);
    const code = await codeTo(request, person.address);
    await typeCode(page, language, otherThan(code));
    await expect(codeField(page, language)).toHaveAccessibleDescription(said.wrongCode);
    await typeCode(page, language, code);
    await expectPage(page, language, '/resetpassword');
    await typeNewPassword(page, language, goodPassword);
    await press(page, words.reset.action);
    await expectOwnPage(page, language, person.nickname);

    const { title, again, stay } = said.loggedInElsewhere;
    const dialog = elsewhere.getByRole('alertdialog', { name: title });
    await elsewhere.getByRole('tab').last().click();
    await expect(dialog).toBeVisible();
    expect(await elsewhere.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      person.nickname,
    );
    await dialog.getByRole('button', { name: answer === 'again' ? again : stay }).click();
    await expect(dialog).toBeHidden();
    const path = answer === 'again' ? `${prefix}/login` : `${prefix}/MyFocus`;
    await expect(elsewhere).toHaveURL(({ pathname }) => pathname === path);
    await device.close();

    const tried = { region: 'US', account: person.mobile, password: demonstration.password };
    const refused = await request.post('/api/account/login', { form: tried });
    expect((await refused.json()).code).toBe('WrongLogin');
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const owner = { token: token ?? '', password: goodPassword };
    await changeAccess(page.request, owner, 'password', { password: demonstration.password });
  });
}

/** /login shows the region once a number stands there. */
async function chooseRegionFor(page: Page, language: Language, mobile: string) {
  await field(page, language.words.form.account).fill(mobile);
  await chooseRegion(page, language, language.unitedStates);
}

for (const language of languages) {
  const { name, words } = language;

  test(`${name}: a number without an account is told nothing else, and gets no code`, async ({ page, request }) => {
    const [unknown, later] = [newMobile(), newMobile()];
    await open(page, language, '/Forget');
    await askToReset(page, language, unknown.mobile);
    await expect(page.getByText(words.checkCode.sentIfKnown.split('<strong>')[0] ?? '')).toBeVisible();
    // What is asked for afterwards is sent afterwards.
    await request.post('/api/account/code', { form: { purpose: 'register', mobile: later.mobile } });
    await codeTo(request, later.address);
    const { data } = await (await request.get('/api/delivery/outbox')).json();
    expect(data.map(({ address }: { address: string }) => address)).not.toContain(unknown.address);
    await typeCode(page, language, '000000');
    await expect(codeField(page, language)).toHaveAccessibleDescription(language.said.wrongCode);
  });

  test(`${name}: a proof that is good no more leads to where it begins`, async ({ page }) => {
    const flow = { purpose: 'reset', mobile: '13900000000', ticket: 'used-before' };
    await page.addInitScript((entry) => sessionStorage.setItem('entry', JSON.stringify(entry)), flow);
    await open(page, language, '/resetpassword');
    await typeNewPassword(page, language, goodPassword);
    await press(page, words.reset.action);
    await expect(problem(page)).toContainText(language.said.linkExpired);
    await problem(page).getByRole('link', { name: words.problems.startAgain }).click();
    await expectPage(page, language, '/Forget');
  });
}
