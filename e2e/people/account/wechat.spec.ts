import type { Page } from '@playwright/test';
import { laptop } from '../../base/staff/people';
import { expect, test } from '../../fixtures';
import { agents } from '../../front/shell/agents';
import { codeTo, newMobile, newNickname, register } from './people';
import {
  askForCode,
  expectOwnPage,
  expectPage,
  field,
  follow,
  type Language,
  languages,
  open,
  press,
  problem,
  refusedCalls,
  typeCode,
} from './steps';

test.use({ expectedErrors: refusedCalls });

type Way = 'oauth2/authorize' | 'qrconnect';

/** Goes to the chat app from the login, by the expected way. */
async function goToWechat(page: Page, { words }: Language, way: Way) {
  await press(page, words.login.byWechat);
  await expect(page).toHaveURL(({ pathname }) => pathname === `/connect/${way}`);
}

/** Goes to the chat app, agrees there as a person, and comes back. */
async function agreeAs(page: Page, language: Language, nickname: string, way: Way) {
  await goToWechat(page, language, way);
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByRole('button', { name: 'Allow' }).click();
}

test.describe('inside the chat app', () => {
  // The host is detected by the user agent.
  test.use({ userAgent: agents.wechatAndroid });

  test('a new account, after a phone; from then on the chat app alone logs in', async ({
    page,
    request,
    inLanguage,
    findAxeViolations,
  }) => {
    const language = inLanguage(languages);
    const { prefix, words } = language;
    const { mobile, address } = newMobile();
    const nickname = newNickname();
    await test.step('who refuses there is told so, and led back', async () => {
      await open(page, language, '/login');
      await goToWechat(page, language, 'oauth2/authorize');
      const state = new URL(page.url()).searchParams.get('state');
      await open(page, language, `/wechatGetCode?state=${state}`);
      await expect(problem(page)).toContainText(words.wechatCode.refused);
      expect(await findAxeViolations()).toEqual([]);
      await follow(page, words.wechatCode.back);
      await expectPage(page, language, '/login');
    });

    await test.step('the first time it needs a phone', async () => {
      await page.goto(`${prefix}/PeopleCenter?from=menu`);
      await agreeAs(page, language, nickname, 'oauth2/authorize');
      await expectPage(page, language, '/phoneBind');
      await askForCode(page, language, mobile);
      await typeCode(page, language, await codeTo(request, address));
      await expectPage(page, language, '/setCode');
      await press(page, words.setCode.skip);
      await expect(field(page, words.form.nickname)).toHaveValue(nickname);
      await press(page, words.setNickname.action);
      await expectOwnPage(page, language, nickname, '/PeopleCenter?from=menu');
    });

    await press(page, language.logOut);
    await expectPage(page, language, prefix === '' ? '/' : '');
    await open(page, language, '/login');
    await agreeAs(page, language, nickname, 'oauth2/authorize');
    await expectOwnPage(page, language, nickname);
  });
});

test.describe('by a QR code', () => {
  // A phone cannot scan a code on its own screen.
  test.use({ ...laptop, userAgent: agents.web });

  test('the chat app opens the account of a phone that is known, after its code', async ({
    page,
    request,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const person = await register(request);
    await open(page, language, '/login');
    await agreeAs(page, language, newNickname(), 'qrconnect');
    await expectPage(page, language, '/phoneBind');
    await askForCode(page, language, person.mobile);
    await typeCode(page, language, await codeTo(request, person.address));
    await expectOwnPage(page, language, person.nickname);
  });
});
