import { goodPassword, register, visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { callAs } from './calls';
import { languages } from './words';

/** Pages that only a person may open. */
const personal = [
  '/PeopleCenter',
  '/MyFocus?tab=fans',
  '/MyCollect',
  '/Settings',
  '/Settings/profile',
  '/Settings/security?change=phone',
  '/Settings/devices',
];
const manual = { maxRedirects: 0 };

for (const { name, prefix, marker, words } of languages) {
  test(`${name}: personal pages lead a visitor to the login, and know the way back`, async ({ request }) => {
    for (const path of personal) {
      const answer = await request.get(prefix + path, manual);
      expect([path, answer.status(), answer.headers().location]).toEqual([
        path,
        307,
        `${prefix}/login?redirecturl=${encodeURIComponent(prefix + path)}`,
      ]);
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
  });

  test(`${name}: personal pages are made for each request, and for no search engine`, async ({ page }) => {
    const person = await visitAsNewPerson(page);
    for (const path of ['/PeopleCenter', '/MyFocus', '/MyCollect', '/Settings', '/Settings/profile']) {
      const answer = await page.request.get(prefix + path);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(answer.headers()['cache-control']).toContain('no-store');
      expect(answer.headers()).not.toHaveProperty('x-nextjs-cache');
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    }
    expect(await (await page.request.get(`${prefix}/PeopleCenter`)).text()).toContain(person.nickname);
  });

  test.describe(`${name}: a login that another device has ended`, () => {
    test.use({ expectedErrors: [/status of 401/] });

    test('leads from a personal page to the login and back', async ({ page, request, context }) => {
      const person = await visitAsNewPerson(page);
      const form = { account: person.mobile, password: person.password };
      const { data: other } = await (await request.post('/api/account/login', { form })).json();
      await callAs(request, other, '/api/account/devices/endOthers', {});
      await page.goto(`${prefix}/MyFocus?tab=fans`);
      const back = encodeURIComponent(`${prefix}/MyFocus?tab=fans`);
      await expect(page).toHaveURL(`${prefix}/login?redirecturl=${back}${marker}`);
      expect((await context.cookies()).find((cookie) => cookie.name === 'session')).toBeUndefined();
      // What the cookie could not say any more, the header's call says: why the login is over.
      await page.getByRole('button', { name: words.client.sessionEnded.logIn }).click();
      await page.getByLabel(words.account.form.account).fill(person.mobile);
      await page.getByLabel(words.account.form.password, { exact: true }).fill(goodPassword);
      await page.getByRole('button', { name: words.account.login.action, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/MyFocus?tab=fans${marker}`);
      await expect(page.getByRole('tab', { name: words.centre.focus.fans, selected: true })).toBeVisible();
    });
  });
}

test('who has cleared the storage, but not the cookie, gets back what calls need', async ({ page }) => {
  const person = await register(page.context().request);
  await page.goto('/PeopleCenter');
  await expect(page.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBe(person.token);
  expect(await page.evaluate(() => localStorage.getItem('isLogin'))).toBe('true');
  await page.goto('/otherPeople?userId=person-003');
  const saved = page.waitForResponse('**/api/person/follow');
  await page.getByRole('button', { name: '关注 林一舟' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: '已关注 林一舟' })).toBeVisible();
});

test('a page that comes for one person forgets what another has left in the browser', async ({ page, request }) => {
  const former = await register(request);
  const person = await register(page.context().request);
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('given')) return;
    sessionStorage.setItem('given', 'once');
    localStorage.setItem('auth_token', token);
    localStorage.setItem('isLogin', 'true');
    const state = { isLogin: true, avatar: 'avatars/person-001.jpg', peopleMessage: { userId: 'person-001' } };
    sessionStorage.setItem('state', JSON.stringify(state));
  }, former.token);
  await page.goto('/PeopleCenter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBe(person.token);
  await expect(page.getByRole('banner').first().locator('img[src*="person-001"]')).toHaveCount(0);
  await page.goto('/otherPeople?userId=person-001');
  await expect(page.getByRole('button', { name: '关注 许砚' })).toBeVisible();
});
