import { expect, test } from '../../fixtures';
import { codeTo, goodPassword, newMobile, register } from './people';
import {
  askForCode,
  chooseRegion,
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
  problem,
  refusedCalls,
  typeCode,
} from './steps';

test.use({ expectedErrors: refusedCalls });

test('a personal page is reached by a password, after what went wrong with it was said', async ({
  page,
  request,
  cell,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { prefix, words, said } = language;
  const { form, rules, callingCodes } = words;
  const asked = '/PeopleCenter?from=menu';
  const loginPage = `/login?redirecturl=${encodeURIComponent(prefix + asked)}`;
  const person = await register(request, { phone: newMobile('HK') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(prefix + asked);
  await expectPage(page, language, loginPage);
  // A phone cannot scan a QR code on its own screen.
  const byWechat = page.getByRole('button', { name: words.login.byWechat });
  await expect(byWechat).toBeVisible({ visible: cell.window === 'laptop' });

  await test.step('what is left empty is asked for, the first of it with the focus', async () => {
    await press(page, words.login.action);
    await expect(field(page, form.account)).toHaveAccessibleDescription(rules.account);
    await expect(field(page, form.account)).toBeFocused();
    await expect(field(page, form.password)).toHaveAccessibleDescription(rules.required);
    expect(await findAxeViolations()).toEqual([]);
  });

  await test.step('a wrong login is said in the form', async () => {
    await logIn(page, language, person.mobile, `not ${goodPassword}`);
    await expect(problem(page)).toHaveText(said.wrongLogin);
    expect(await findAxeViolations()).toEqual([]);
  });

  await test.step('a region is looked for by its code and its name, and what was typed stays', async () => {
    const regions = page.getByRole('main').getByRole('link', { name: language.regions });
    const search = page.getByRole('searchbox', { name: callingCodes.search });
    const found = page.getByRole('main').getByRole('listitem').getByRole('button');
    await regions.click();
    await expectPage(page, language, '/selectAreaCode');
    await search.fill('+81');
    await expect(found.first()).toHaveText(`${language.japan}+81`);
    await search.fill('no such place');
    await expect(page.getByText(callingCodes.none)).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await search.fill(language.hongKong);
    await found.filter({ hasText: '+852' }).click();
    await expectPage(page, language, loginPage);
    await expect(field(page, form.account)).toHaveValue(person.mobile);
    await expect(regions).toHaveText('+852');
  });

  await field(page, form.password).fill(person.password);
  await press(page, words.login.action);
  await expectOwnPage(page, language, person.nickname, asked);

  await test.step('who is logged in goes straight on, and nowhere else', async () => {
    // Going back does not lead to the login.
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
    for (const path of ['/login', '/loginmobile', '/Register', '/login?redirecturl=%2F%2Fevil.example']) {
      await page.goto(prefix + path);
      await expectOwnPage(page, language, person.nickname);
    }
  });
});

test('a visitor who follows somebody logs in by a code, and comes back to do it', async ({
  page,
  request,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { prefix, words } = language;
  const creator = '/otherPeople?userId=person-003';
  const button = page.getByRole('main').getByRole('button', { name: language.follow }).first();
  const { mobile, address } = await register(request, { phone: newMobile('HK') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, language, creator);
  await button.click();
  await expectPage(page, language, `/login?redirecturl=${encodeURIComponent(prefix + creator)}`);
  await follow(page, words.login.byCode);
  await expectPage(page, language, '/loginmobile');
  await chooseRegion(page, language, language.hongKong);
  await askForCode(page, language, mobile);
  await expect(page.getByText(`+852 ${mobile}`)).toBeVisible();
  const code = await codeTo(request, address);

  await typeCode(page, language, otherThan(code));
  await expect(codeField(page, language)).toHaveAccessibleDescription(language.said.wrongCode);
  await expect(codeField(page, language)).toBeFocused();
  await expect(codeField(page, language)).toHaveValue('');
  expect(await findAxeViolations()).toEqual([]);

  await typeCode(page, language, code);
  await expectPage(page, language, creator);
  const saved = page.waitForResponse('**/api/person/follow');
  await button.click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { pressed: true }).first()).toBeVisible();
});
