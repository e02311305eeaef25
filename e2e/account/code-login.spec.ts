import { expect, test } from '../fixtures';
import { codeTo, demonstration, newMobile, newNickname } from './people';
import {
  agreement,
  askForCode,
  chinese,
  chooseRegion,
  codeField,
  english,
  expectOwnPage,
  expectPage,
  field,
  open,
  otherThan,
  press,
  problem,
  refusedCalls,
  typeCode,
} from './steps';

test.use({ expectedErrors: refusedCalls });

for (const [language, known] of [
  [chinese, demonstration.verifiedIndividual],
  [english, demonstration.verifiedCompany],
] as const) {
  const { words, said } = language;

  test.describe(language.name, () => {
    test('a known number of another region logs in by its code', async ({ page, request }) => {
      const { mobile, address, nickname } = known;
      await open(page, language, '/loginmobile');
      await chooseRegion(page, language, language.unitedStates);
      await askForCode(page, language, mobile);
      await typeCode(page, language, await codeTo(request, address));
      await expectOwnPage(page, language, nickname);
    });

    test('a new number goes on: no password, a nickname, and in', async ({ page, request }) => {
      const { mobile, address } = newMobile();
      await open(page, language, '/loginmobile');
      await askForCode(page, language, mobile);
      await expect(page.getByText(`+86 ${mobile}`)).toBeVisible();
      const code = await codeTo(request, address);

      await typeCode(page, language, otherThan(code));
      await expect(codeField(page, language)).toHaveAccessibleDescription(said.wrongCode);
      await expect(codeField(page, language)).toBeFocused();
      await expect(codeField(page, language)).toHaveValue('');

      await typeCode(page, language, code);
      await expectPage(page, language, '/setCode');
      await press(page, words.setCode.skip);
      await expectPage(page, language, '/setNickname');
      const nickname = newNickname();
      await field(page, words.form.nickname).fill(nickname);
      await press(page, words.setNickname.action);
      await expectOwnPage(page, language, nickname);
    });

    test('a number that is none and an agreement that is not given are said at their places', async ({ page }) => {
      await open(page, language, '/loginmobile');
      await field(page, words.form.mobile).fill('1234');
      await press(page, words.mobile.action);
      await expect(field(page, words.form.mobile)).toHaveAccessibleDescription(words.rules.mobile);
      await expect(field(page, words.form.mobile)).toBeFocused();
      await expect(agreement(page)).toHaveAccessibleDescription(words.rules.agreement);
      await field(page, words.form.mobile).fill(newMobile().mobile);
      await press(page, words.mobile.action);
      await expect(agreement(page)).toBeFocused();
    });

    test('five wrong codes burn the right one, and the form says for how long', async ({ page, request }) => {
      const { mobile, address } = newMobile();
      await open(page, language, '/loginmobile');
      await askForCode(page, language, mobile);
      const code = await codeTo(request, address);
      for (let tries = 1; tries <= 5; tries += 1) {
        const answered = page.waitForResponse('**/api/account/login/code');
        await typeCode(page, language, otherThan(code));
        expect((await answered).status()).toBe(tries < 5 ? 422 : 429);
      }
      await expect(problem(page)).toHaveText(said.tooOften);
    });
  });
}

test('the code can be sent again after a minute, which a reload does not shorten', async ({ page, request }) => {
  const { mobile, address } = newMobile();
  const waiting = page.getByText(/^\d+ 秒后可重新发送$/);
  const again = page.getByRole('button', { name: chinese.words.checkCode.resend });
  await page.clock.install();
  await open(page, chinese, '/loginmobile');
  await askForCode(page, chinese, mobile);
  await codeTo(request, address);
  await expect(waiting).toBeVisible();
  await expect(again).toBeHidden();
  await page.clock.fastForward(30_000);
  await page.reload();
  await expect(page.getByText(/^(?:[12]?\d|30) 秒后可重新发送$/)).toBeVisible();
  await page.clock.fastForward(30_000);
  await again.click();
  // The server's own minute has not passed.
  await expect(page.getByText(chinese.said.tooOften)).toBeVisible();
});
