import type { Page, Route } from '@playwright/test';
import { type Person, register, visitAsNewPerson } from '../account/people';
import { callAs, registerOther, userIdOf } from '../centre/calls';
import { languages } from '../centre/words';
import { expect, test } from '../fixtures';

/** The number of fans on a creator's page. */
const fansOn = (page: Page) =>
  page
    .locator('dl div')
    .filter({ hasText: /粉丝|fans?/ })
    .getByRole('definition');

/** Whom the person follows, as the server knows it. */
const followedBy = async (page: Page, person: Person) =>
  (await callAs<{ list: { userId: string }[] }>(page.request, person, '/api/person/followed')).list.map(
    ({ userId }) => userId,
  );

for (const { name, prefix, marker, words } of languages) {
  const { off, on } = words.person.follow;
  const { form, login } = words.account;

  test(`${name}: a visitor who follows is led to the login and back, and can then`, async ({ page, request }) => {
    const visitor = await register(page.context().request);
    await page.context().clearCookies();
    const creator = await registerOther(request);
    const path = `${prefix}/otherPeople?userId=${creator.userId}`;
    await page.goto(path);
    const button = (label: string) => page.getByRole('button', { name: `${label} ${creator.nickname}`, exact: true });
    await button(off).click();
    await expect(page).toHaveURL(`${prefix}/login?redirecturl=${encodeURIComponent(path)}${marker}`);
    await page.getByLabel(form.account).fill(visitor.mobile);
    await page.getByLabel(form.password, { exact: true }).fill(visitor.password);
    await page.getByRole('button', { name: login.action, exact: true }).click();
    await expect(page).toHaveURL(path + marker);
    await button(off).click();
    await expect(button(on)).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a follow shows at once, counts one, and is there on the next visit', async ({ page, request }) => {
  const creator = await registerOther(request);
  await visitAsNewPerson(page);
  await page.goto(`/otherPeople?userId=${creator.userId}`);
  await expect(fansOn(page)).toHaveText('0');
  const release = await holdCalls(page);
  await page.getByRole('button', { name: `关注 ${creator.nickname}` }).click();
  const followed = page.getByRole('button', { name: `已关注 ${creator.nickname}` });
  // Before the server has answered.
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(fansOn(page)).toHaveText('1');
  await expect(async () => {
    await page.reload();
    await expect(fansOn(page)).toHaveText('1', { timeout: 500 });
  }).toPass();
  await expect(followed).toBeVisible();

  await followed.click();
  await expect(fansOn(page)).toHaveText('0');
  await expect(page.getByRole('button', { name: `关注 ${creator.nickname}`, exact: true })).toBeVisible();
});

for (const presses of [2, 3, 6]) {
  test(`${presses} quick presses end in the last wish`, async ({ page, request }) => {
    const creator = await registerOther(request);
    const person = await visitAsNewPerson(page);
    await page.goto(`/otherPeople?userId=${creator.userId}`);
    const button = page.getByRole('button', { name: creator.nickname });
    let answers = 0;
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/person/follow')) answers += 1;
    });
    await button.click({ clickCount: presses });
    const isLast = presses % 2 === 1;
    await expect(button).toHaveAttribute('aria-pressed', String(isLast));
    await expect.poll(() => answers).toBe(presses);
    await expect(button).toHaveAttribute('aria-pressed', String(isLast));
    await expect(fansOn(page)).toHaveText(isLast ? '1' : '0');
    expect(await followedBy(page, person)).toEqual(isLast ? [creator.userId] : []);
  });
}

for (const { name, prefix, words } of languages) {
  const { off, on } = words.person.follow;

  test.describe(`${name}: a follow that fails`, () => {
    test.use({ expectedErrors: [/status of 500|ERR_INTERNET_DISCONNECTED/] });

    const failures: [string, (route: Route) => Promise<void>, Record<'zh' | 'en', RegExp>][] = [
      ['by the server', refuse, { zh: /出了点问题/, en: /Something went wrong/ }],
      [
        'without a connection',
        (route) => route.abort('internetdisconnected'),
        { zh: /网络连接不上/, en: /There is no connection/ },
      ],
    ];
    for (const [how, fail, said] of failures) {
      test(`${how}, is taken back and said`, async ({ page, request }) => {
        const creator = await registerOther(request);
        const person = await visitAsNewPerson(page);
        await page.goto(`${prefix}/otherPeople?userId=${creator.userId}`);
        await page.route('**/api/person/follow', fail);
        const button = (label: string) =>
          page.getByRole('button', { name: `${label} ${creator.nickname}`, exact: true });
        await button(off).click();
        await expect(page.getByText(said[name])).toBeVisible();
        await expect(button(off)).toHaveAttribute('aria-pressed', 'false');
        await expect(fansOn(page)).toHaveText('0');
        expect(await followedBy(page, person)).toEqual([]);

        await page.unroute('**/api/person/follow');
        await button(off).click();
        await expect(fansOn(page)).toHaveText('1');
        await expect(button(on)).toBeVisible();
      });
    }
  });
}

test('who follows me is among my fans, where I can follow back; both stand in my numbers', async ({
  page,
  request,
}) => {
  const fan = await register(request);
  const person = await visitAsNewPerson(page);
  const userId = await userIdOf(page.request, person);
  await page.goto('/MyFocus?tab=fans');
  await expect(page.getByText('还没有粉丝')).toBeVisible();
  await callAs(request, fan, '/api/person/follow', { userId, follow: 'true' });
  await page.reload();
  const fans = page.getByRole('tabpanel', { name: '粉丝' });
  await expect(fans.getByRole('heading', { level: 3 })).toHaveText([fan.nickname]);
  await fans.getByRole('button', { name: `关注 ${fan.nickname}` }).click();
  await expect(fans.getByRole('button', { name: `已关注 ${fan.nickname}` })).toBeVisible();
  await page.getByRole('tab', { name: '关注的人' }).click();
  await expect(page).toHaveURL('/MyFocus?tab=people#!zh');
  const people = page.getByRole('tabpanel', { name: '关注的人' });
  await expect(people.getByRole('heading', { level: 3 })).toHaveText([fan.nickname]);
  await page.goto('/PeopleCenter');
  await expect(page.getByRole('link', { name: '1 粉丝' })).toHaveAttribute('href', '/MyFocus?tab=fans');
  await expect(page.getByRole('link', { name: '1 关注' })).toHaveAttribute('href', '/MyFocus?tab=people');
});

test.describe('channels', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a channel that is followed is left and followed again where it stands', async ({ page }) => {
    const person = await visitAsNewPerson(page);
    const { data } = await (await page.request.get('/api/topic/findList?pageSize=1')).json();
    const [{ id, title }] = data.list;
    await page.goto('/MyFocus?tab=channels');
    await expect(page.getByText('还没有关注频道')).toBeVisible();
    await callAs(page.request, person, '/api/topic/follow', { topicId: id, follow: 'true' });
    await page.reload();
    const button = (words: string) => page.getByRole('button', { name: `${words} ${title}`, exact: true });
    const isFollowed = async () =>
      (await callAs<string[]>(page.request, person, `/api/topic/followMarks?ids=${id}`)).length === 1;

    await page.route('**/api/topic/follow', refuse);
    await button('已关注').click();
    await expect(page.getByText(/出了点问题/)).toBeVisible();
    await expect(button('已关注')).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/api/topic/follow');

    await button('已关注').click();
    await expect(button('关注')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(isFollowed).toBe(false);
    await button('关注').click();
    await expect.poll(isFollowed).toBe(true);
    await button('已关注').click();
    await expect.poll(isFollowed).toBe(false);
    await page.reload();
    await expect(page.getByText('还没有关注频道')).toBeVisible();
  });
});

/** Keeps the calls that follow from the server; the function that comes lets them go. */
async function holdCalls(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/person/follow', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The answer of a server in trouble, in the language that was asked for. */
async function refuse(route: Route): Promise<void> {
  const language = route.request().headers().language;
  const message = language === 'en_us' ? 'Something went wrong' : '我们这边出了点问题';
  await route.fulfill({ status: 500, json: { code: 'Internal', message } });
}
