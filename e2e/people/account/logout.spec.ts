import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { register } from './people';
import { expectOwnPage, expectPage, type Language, languages, logIn, open, press, refusedCalls } from './steps';

test.use({ expectedErrors: refusedCalls });

/** Everything that this site stores in a browser. */
async function storagesOf(page: Page) {
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    name: window.name,
    history: history.state,
  }));
  return { ...stored, cookies: await page.context().cookies() };
}

/** Visits more than the own page, so that everything that can be stored is stored. */
async function lookAround(page: Page, language: Language, nickname: string, userId: string) {
  await open(page, language, `/otherPeople?userId=${userId}`);
  await open(page, language, '/MyFocus');
  await open(page, language, '/PeopleCenter');
  await expectOwnPage(page, language, nickname);
}

test('who logs out leaves nothing of themselves in the browser, and its other tabs notice', async ({
  page,
  context,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { prefix } = language;
  const home = prefix === '' ? '/' : '';
  const person = await register(request);
  await open(page, language, '/login');
  await logIn(page, language, person.mobile, person.password);
  await expectOwnPage(page, language, person.nickname);
  await lookAround(page, language, person.nickname, person.userId);

  const creatorPage = '/otherPeople?userId=person-003';
  const [creator, follows] = [await context.newPage(), await context.newPage()];
  const button = creator.getByRole('main').getByRole('button', { name: language.follow }).first();
  await open(creator, language, creatorPage);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await open(follows, language, '/MyFocus');

  // A page fetches the person only after hydration.
  await expect.poll(async () => JSON.stringify((await storagesOf(page)).session)).toContain(person.nickname);
  const before = await storagesOf(page);
  const cookie = before.cookies.find((kept) => kept.name === 'session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const token = before.local.auth_token ?? 'no token';
  const traces = [person.nickname, person.mobile, person.userId, token, cookie?.value ?? 'no cookie'];

  await press(page, language.logOut);
  await expectPage(page, language, home);

  await test.step('nothing is left, in the storages and on the pages before', async () => {
    const after = await storagesOf(page);
    expect(after).toMatchObject({ databases: [], caches: [], name: '' });
    // A device stays known to the account, by a random name without personal data.
    expect(after.cookies.map(({ name }) => name)).toEqual(['device']);
    expect(Object.keys(after.local)).toEqual([]);
    const state = JSON.parse(after.session.state ?? '{}');
    expect(state).toMatchObject({ isLogin: false, peopleMessage: null, avatar: null });
    const everything = JSON.stringify(after) + (await page.content());
    for (const trace of traces) expect(everything).not.toContain(trace);
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?redirecturl=/);
    for (const trace of traces) expect(await page.content()).not.toContain(trace);
    await page.goForward();
    await expectPage(page, language, home);
    for (const trace of traces) expect(await page.content()).not.toContain(trace);
  });

  await test.step('other tabs notice at their next press and their next call, and lead to the login', async () => {
    await button.click();
    await expectPage(creator, language, `/login?redirecturl=${encodeURIComponent(prefix + creatorPage)}`);
    await follows.getByRole('tab').last().click();
    const back = encodeURIComponent(`${prefix}/MyFocus?tab=fans`);
    await expectPage(follows, language, `/login?redirecturl=${back}`);
    await expect(follows.getByText(language.said.logInFirst)).toBeVisible();
    for (const tab of [creator, follows]) {
      const kept = await tab.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(kept).not.toContain(person.nickname);
    }
  });
});
