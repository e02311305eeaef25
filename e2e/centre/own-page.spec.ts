import { keepLogin, register, visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { callAs, userIdOf } from './calls';
import { languages } from './words';

/** Accounts of the demonstration and what their own page says that they are. */
const roles = [
  ['+12025550101', ['光场用户'], ['个人认证', '企业认证']],
  ['+12025550103', ['创作者'], ['光场用户', '个人认证', '企业认证']],
  ['+12025550104', ['个人认证'], ['企业认证', '工作人员']],
  ['+12025550105', ['企业认证'], ['个人认证', '工作人员']],
  ['+12025550111', ['工作人员'], ['光场用户', '创作者']],
] as const;

for (const { name, prefix, marker, words } of languages) {
  const { own: t } = words.centre;

  test(`${name}: who one is, the numbers, and the way to everything of one's own`, async ({ page }) => {
    const person = await visitAsNewPerson(page);
    const userId = await userIdOf(page.request, person);
    await callAs(page.request, person, '/api/person/follow', { userId: 'person-003', follow: 'true' });
    await callAs(page.request, person, '/api/person/follow', { userId: 'person-001', follow: 'true' });
    const thing = { kind: 'video', id: 'video-001', collect: 'true' };
    await callAs(page.request, person, '/api/collection/collect', thing);
    await page.goto(`${prefix}/PeopleCenter`);
    await expect(page.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
    await expect(page.getByText(t.roles.user)).toBeVisible();
    await expect(page.getByText(t.needsPhone)).toHaveCount(0);

    const numbers = page.getByRole('navigation', { name: t.countsLabel }).getByRole('link');
    const addresses = [
      '/MyFocus?tab=people',
      '/MyFocus?tab=fans',
      '/MyCollect',
      `/otherPeople?userId=${userId}&tabindex=0`,
    ];
    await expect(numbers).toHaveText([/^2 /, /^0 /, /^1 /, /^0 /]);
    for (const [index, href] of addresses.entries()) {
      await expect(numbers.nth(index)).toHaveAttribute('href', prefix + href);
    }
    const entries = page.getByRole('navigation', { name: t.entries.label }).getByRole('link');
    const { publicPage, works, follows, collections, settings, agreement } = t.entries;
    await expect(entries).toHaveText([publicPage, works, follows, collections, settings, agreement]);
    // None of them leads to a screen that is not there.
    for (const entry of await entries.all()) {
      const answer = await page.request.get((await entry.getAttribute('href')) ?? '', { maxRedirects: 0 });
      expect([await entry.textContent(), answer.status()]).toEqual([await entry.textContent(), 200]);
    }
    await entries.first().click();
    await expect(page).toHaveURL(`${prefix}/otherPeople?userId=${userId}${marker}`);
  });

  test(`${name}: logs out, home and for good`, async ({ page }) => {
    await visitAsNewPerson(page);
    await page.goto(`${prefix}/PeopleCenter`);
    // What the page asks for itself would be refused when it came after the logout.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: t.logOut }).click();
    await expect(page).toHaveURL(`${prefix || '/'}${marker}`);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await page.goto(`${prefix}/PeopleCenter`);
    await expect(page).toHaveURL(
      `${prefix}/login?redirecturl=${encodeURIComponent(`${prefix}/PeopleCenter`)}${marker}`,
    );
  });

  test(`${name}: who has no phone is told what for, and led to bind one`, async ({ page }) => {
    const form = { account: 'reader@lightfield.example', password: 'demonstration-of-light' };
    const { data } = await (await page.request.post('/api/account/login', { form })).json();
    await keepLogin(page, data.token);
    await page.goto(`${prefix}/PeopleCenter`);
    await expect(page.getByText(t.needsPhone)).toBeVisible();
    await page.getByRole('link', { name: t.bindPhone }).click();
    await expect(page).toHaveURL(`${prefix}/Settings/security${marker}`);
  });
}

for (const [account, said, notSaid] of roles) {
  test(`the demonstration's ${account} is ${said.join(', ')}`, async ({ page }) => {
    const form = { account, password: 'demonstration-of-light' };
    const { data } = await (await page.request.post('/api/account/login', { form })).json();
    await keepLogin(page, data.token);
    await page.goto('/PeopleCenter');
    const head = page.getByRole('main').getByRole('banner').or(page.locator('main header'));
    for (const words of said) await expect(head.getByText(words)).toBeVisible();
    for (const words of notSaid) await expect(head.getByText(words)).toHaveCount(0);
  });
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the login stands, and the page says so', async ({ page }) => {
    const person = await visitAsNewPerson(page);
    await page.goto('/PeopleCenter');
    await page.route('**/api/account/logout', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByText(/网络连接不上/)).toBeVisible();
    await expect(page).toHaveURL('/PeopleCenter#!zh');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(person.token);
  });
});

test('a deletion that was asked for is said with its day, and can be taken back', async ({ page }) => {
  const person = await register(page.context().request);
  await keepLogin(page, person.token);
  const { ticket } = await callAs<{ ticket: string }>(page.request, person, '/api/account/confirm', {
    password: person.password,
  });
  await callAs(page.request, person, '/api/account/delete', { ticket });
  await page.goto('/PeopleCenter');
  await expect(page.getByText(/^账号将于 \d{4}-\d\d-\d\d 注销。$/)).toBeVisible();
  await expect(page.getByRole('link', { name: '保留账号' })).toHaveAttribute('href', '/Settings/account');
});
