import { expect, test } from '../../fixtures';
import { register, visitAsNewPerson } from '../../people/account/people';
import { callAs } from './calls';
import { openPage } from './open';
import { languages } from './words';

test.describe('the own page', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('says who one is, counts and leads to what one has, and logs out once there is a connection', async ({
    page,
    request,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { prefix, marker, words } = language;
    const { own: t, counts } = words.centre;
    const [person, other] = [await visitAsNewPerson(page), await register(request)];
    await callAs(page.request, person, '/api/person/follow', { userId: other.userId, follow: 'true' });
    await callAs(page.request, person, '/api/collection/collect', { kind: 'video', id: 'video-001', collect: 'true' });
    const following = page.waitForResponse('**/api/message/stream');
    await openPage(page, language, '/PeopleCenter');
    await expect(page.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
    await expect(page.getByText(t.roles.user)).toBeVisible();

    const numbers = page.getByRole('navigation', { name: t.countsLabel }).getByRole('link');
    await expect(numbers).toHaveText([`1 ${counts.follows}`, /^0 /, `1 ${counts.collections}`, /^0 /]);
    const addresses = ['/MyFocus?tab=people', '/MyFocus?tab=fans', '/MyCollect'];
    for (const [index, href] of addresses.entries()) {
      await expect(numbers.nth(index)).toHaveAttribute('href', prefix + href);
    }
    const entries = page.getByRole('navigation', { name: t.entries.label }).getByRole('link');
    // Of those that only some have: staff, judges, companies and creators.
    const others = ['label', 'console', 'judging', 'recruitment', 'demands', 'proposals'];
    const names = Object.entries(t.entries).filter(([name]) => !others.includes(name));
    await expect(entries).toHaveText(names.map(([, name]) => name));
    // Each leads to an existing screen.
    for (const entry of await entries.all()) {
      const answer = await page.request.get((await entry.getAttribute('href')) ?? '', { maxRedirects: 0 });
      expect([await entry.textContent(), answer.status()]).toEqual([await entry.textContent(), 200]);
    }

    await test.step('without a connection the login stands', async () => {
      await page.route('**/api/account/logout', (route) => route.abort('internetdisconnected'));
      await page.getByRole('main').getByRole('button', { name: t.logOut }).click();
      await expect(page.getByText(words.client.offline)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(person.token);
      await page.unroute('**/api/account/logout');
    });
    // Any of the page's own calls would be refused after the logout; the stream is the last of them.
    await following;
    await page.getByRole('main').getByRole('button', { name: t.logOut }).click();
    await expect(page).toHaveURL(`${prefix || '/'}${marker}`);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await page.goto(`${prefix}/PeopleCenter`);
    const back = encodeURIComponent(`${prefix}/PeopleCenter`);
    await expect(page).toHaveURL(`${prefix}/login?redirecturl=${back}${marker}`);
  });
});
