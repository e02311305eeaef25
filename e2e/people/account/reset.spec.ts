import { expect, test, violationsOf } from '../../fixtures';
import { codeTo, goodPassword, register } from './people';
import {
  codeField,
  expectOwnPage,
  expectPage,
  field,
  follow,
  languages,
  logIn,
  open,
  otherThan,
  press,
  refusedCalls,
  typeCode,
  typeNewPassword,
} from './steps';

test.use({ expectedErrors: refusedCalls });

test('a new password for a forgotten one logs in, and ends the login of another device, which asks', async ({
  page,
  browser,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { words, said } = language;
  const person = await register(request);
  const device = await browser.newContext({ reducedMotion: 'reduce' });
  const elsewhere = await device.newPage();
  await open(elsewhere, language, '/login');
  await logIn(elsewhere, language, person.mobile, person.password);
  await expectOwnPage(elsewhere, language, person.nickname);
  await open(elsewhere, language, '/MyFocus');

  await test.step('a code to the phone proves whose account it is', async () => {
    await open(page, language, '/login');
    await follow(page, words.login.forgot);
    await expectPage(page, language, '/Forget');
    await field(page, words.form.mobile).fill(person.mobile);
    await press(page, words.forget.action);
    await expectPage(page, language, '/checkPhoneCode');
    // Nobody learns whether there is an account.
    await expect(page.getByText(words.checkCode.sentIfKnown.split('<strong>')[0] ?? '')).toBeVisible();
    const code = await codeTo(request, person.address);
    await typeCode(page, language, otherThan(code));
    await expect(codeField(page, language)).toHaveAccessibleDescription(said.wrongCode);
    await typeCode(page, language, code);
    await expectPage(page, language, '/resetpassword');
    await typeNewPassword(page, language, goodPassword);
    await press(page, words.reset.action);
    await expectOwnPage(page, language, person.nickname);
  });

  await test.step('a proof is good once: without one, the page leads to where it begins', async () => {
    await page.goto(`${language.prefix}/resetpassword`);
    await expectPage(page, language, '/Forget');
  });

  await test.step('the other device is told, and logs in again by the new password', async () => {
    const { title, again } = said.loggedInElsewhere;
    const dialog = elsewhere.getByRole('alertdialog', { name: title });
    await elsewhere.getByRole('tab').last().click();
    await expect(dialog).toBeVisible();
    expect(await violationsOf(elsewhere)).toEqual([]);
    const kept = () => elsewhere.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(await kept()).not.toContain(person.nickname);
    await dialog.getByRole('button', { name: again }).click();
    await expect(dialog).toBeHidden();
    await expect(elsewhere).toHaveURL(({ pathname }) => pathname === `${language.prefix}/login`);
    await logIn(elsewhere, language, person.mobile, goodPassword);
    await expectPage(elsewhere, language, '/MyFocus?tab=fans');
  });
  await device.close();
});
