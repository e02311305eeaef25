import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { type Person, register } from './people';
import { chinese, expectOwnPage, expectPage, languages, logIn, open, press, refusedCalls } from './steps';

test.use({ expectedErrors: refusedCalls });

/** Everything that this site keeps in a browser. */
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

/** The person's own page and public page have been seen, so that all there is to keep of them is kept. */
async function lookAround(page: Page, { prefix }: { prefix: string }, person: Person): Promise<string> {
  await page.goto(`${prefix}/PeopleCenter`);
  await expect(page.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
  const publicPage = (await page.locator('main a[href*="userId="]').first().getAttribute('href')) ?? '';
  await page.goto(publicPage);
  await page.goto(`${prefix}/MyFocus`);
  await page.goto(`${prefix}/PeopleCenter`);
  await expect(page.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
  return /userId=([\w-]+)/.exec(publicPage)?.[1] ?? 'no user id';
}

for (const language of languages) {
  const { name, prefix } = language;

  test.describe(name, () => {
    test('nothing of the person is left anywhere in the browser', async ({ page, request }) => {
      const person = await register(request);
      await open(page, language, '/login');
      await logIn(page, language, person.mobile, person.password);
      await expectOwnPage(page, language, person.nickname);
      const userId = await lookAround(page, language, person);
      const before = await storagesOf(page);
      const token = before.local.auth_token ?? '';
      const cookie = before.cookies.find((kept) => kept.name === 'session');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(JSON.stringify(before.session)).toContain(person.nickname);

      await press(page, language.logOut);
      await expectPage(page, language, prefix === '' ? '/' : '');
      const after = await storagesOf(page);
      expect(after).toMatchObject({ local: {}, databases: [], caches: [], name: '', cookies: [] });
      expect(Object.keys(after.local)).toEqual([]);
      const traces = [person.nickname, person.mobile, userId, token, cookie?.value ?? ''];
      const everything = JSON.stringify(after) + (await page.content());
      for (const trace of traces) expect(everything).not.toContain(trace);
      expect(JSON.parse(after.session.state ?? '{}')).toMatchObject({
        isLogin: false,
        peopleMessage: null,
        avatar: null,
      });

      await page.goBack();
      await expect(page).toHaveURL(/\/login\?redirecturl=/);
      for (const trace of traces) expect(await page.content()).not.toContain(trace);
      await page.goForward();
      await expectPage(page, language, prefix === '' ? '/' : '');
      for (const trace of traces) expect(await page.content()).not.toContain(trace);
    });
  });
}

test('what a login was made of opens nothing after its logout', async ({ page, request }) => {
  const person = await register(page.context().request);
  await page.goto('/PeopleCenter');
  await expectOwnPage(page, chinese, person.nickname);
  const [cookie] = await page.context().cookies();
  const credentials = { Authorization: `Bearer ${person.token}`, Cookie: `session=${cookie?.value}` };
  const infoOf = () => request.get('/api/customer/info/get', { headers: credentials });
  expect(await (await infoOf()).json()).toMatchObject({ code: 'OK', data: { nickname: person.nickname } });
  await press(page, chinese.logOut);
  await expectPage(page, chinese, '/');
  const replayed = await infoOf();
  expect(replayed.status()).toBe(401);
  expect(await replayed.json()).toMatchObject({ code: 'Unauthorized' });
  const asked = await request.get('/PeopleCenter', { headers: { Cookie: credentials.Cookie } });
  expect(await asked.text()).not.toContain(person.nickname);
});

test('other tabs notice, at their next press and at their next call, and lead to the login', async ({
  page,
  context,
}) => {
  const person = await register(context.request);
  await page.goto('/PeopleCenter');
  await expectOwnPage(page, chinese, person.nickname);
  const [creator, follows] = [await context.newPage(), await context.newPage()];
  await open(creator, chinese, '/otherPeople?userId=person-003');
  const button = creator.getByRole('main').getByRole('button', { name: chinese.follow }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await open(follows, chinese, '/MyFocus');

  await press(page, chinese.logOut);
  await expectPage(page, chinese, '/');
  await button.click();
  await expectPage(creator, chinese, `/login?redirecturl=${encodeURIComponent('/otherPeople?userId=person-003')}`);
  await follows.getByRole('tab', { name: '粉丝' }).click();
  await expect(follows).toHaveURL(/\/login\?redirecturl=%2FMyFocus/);
  await expect(follows.getByText('请先登录，再继续操作。')).toBeVisible();
  for (const tab of [creator, follows]) {
    expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      person.nickname,
    );
  }
});
