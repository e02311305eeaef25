import { visitAsNewPerson } from '../account/people';
import { callAs } from '../centre/calls';
import { expect, test } from '../fixtures';

const creator = 'person-003';

interface Work {
  title: string;
}

for (const { name, home, daily, following, hint } of [
  {
    ...{ name: 'zh', home: '/', daily: '每日推荐', following: '关注动态' },
    hint: '关注创作者，这里会先看到他们的新作。',
  },
  {
    ...{ name: 'en', home: '/en', daily: 'Daily picks', following: 'Following' },
    hint: 'Follow creators to see their new works here first.',
  },
]) {
  test(`${name}: home begins with what came from the people one follows, once there are some`, async ({ page }) => {
    const person = await visitAsNewPerson(page);
    await page.goto(home);
    const press = (label: string) => page.getByRole('button', { name: label, exact: true });
    await expect(page.getByText(hint)).toBeVisible();
    await expect(press(daily)).toHaveAttribute('aria-pressed', 'true');

    await callAs(page.request, person, '/api/person/follow', { userId: creator, follow: 'true' });
    const { list } = await callAs<{ list: Work[] }>(page.request, person, '/api/video/followed');
    expect(list.length).toBeGreaterThan(2);
    await page.reload();
    await expect(press(following)).toHaveAttribute('aria-pressed', 'true');
    const items = page.getByRole('tabpanel').getByRole('listitem');
    await expect(items).toHaveCount(list.length);
    await press(daily).click();
    await expect(items).not.toHaveCount(list.length);
    await expect(page.getByText(hint)).toHaveCount(0);
  });
}

test('a visitor has the daily list, also without scripts, and is led to the login from the other one', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/\/video\/detail\//g)?.length ?? 0).toBeGreaterThan(10);
  await page.goto('/');
  await page.getByRole('button', { name: '关注动态' }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    '/login?redirecturl=%2F',
  );
});
