import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { languages } from '../../front/centre/words';
import { register, visitAsNewPerson } from '../account/people';

test.describe('following a creator', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('leads a visitor to the login and back, shows and counts at once, ends in the last wish, and fails aloud', async ({
    page,
    request,
    inLanguage,
  }) => {
    const language = inLanguage(languages);
    const { prefix, marker, words } = language;
    const { off, on } = words.person.follow;
    const { form, login } = words.account;
    const [visitor, creator] = [await register(page.context().request), await register(request)];
    await page.context().clearCookies();
    const path = `/otherPeople?userId=${creator.userId}`;
    const button = (label: string) => page.getByRole('button', { name: `${label} ${creator.nickname}`, exact: true });
    const fans = page.getByRole('main').locator('dl').first().getByRole('definition').first();

    await openPage(page, language, path);
    await button(off).click();
    await expect(page).toHaveURL(`${prefix}/login?redirecturl=${encodeURIComponent(prefix + path)}${marker}`);
    await page.getByLabel(form.account).fill(visitor.mobile);
    await page.getByLabel(form.password, { exact: true }).fill(visitor.password);
    await page.getByRole('button', { name: login.action, exact: true }).click();
    await expect(page).toHaveURL(prefix + path + marker);

    await test.step('a press shows before the server has answered, and stands on the next visit', async () => {
      const release = await holdCalls(page);
      await button(off).click();
      await expect(button(on)).toHaveAttribute('aria-pressed', 'true');
      await expect(fans).toHaveText('0');
      release();
      await expect(fans).toHaveText('1');
      await expect(async () => {
        await page.reload();
        await expect(fans).toHaveText('1', { timeout: 500 });
      }).toPass();
      await expect(button(on)).toBeVisible();
    });

    await test.step('quick presses end in the last wish', async () => {
      let answers = 0;
      page.on('response', (answer) => {
        if (answer.url().endsWith('/api/person/follow')) answers += 1;
      });
      await page.getByRole('button', { name: creator.nickname }).click({ clickCount: 3 });
      await expect.poll(() => answers).toBe(3);
      await expect(button(off)).toHaveAttribute('aria-pressed', 'false');
      await expect(fans).toHaveText('0');
      const { list } = await callAs<{ list: unknown[] }>(page.request, await kept(page), '/api/person/followed');
      expect(list).toEqual([]);
    });

    await test.step('without a connection a press is taken back and said', async () => {
      await page.route('**/api/person/follow', (route) => route.abort('internetdisconnected'));
      await button(off).click();
      await expect(page.getByText(words.client.offline)).toBeVisible();
      await expect(button(off)).toHaveAttribute('aria-pressed', 'false');
      await expect(fans).toHaveText('0');
    });
  });
});

/** The login stored in the browser. */
const kept = async (page: Page) => ({ token: await page.evaluate(() => localStorage.getItem('auth_token') ?? '') });

/** Holds follow calls back; the returned function releases them. */
async function holdCalls(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/person/follow', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('fans are followed back where they stand, and channels left and followed again; all are in the numbers', async ({
  page,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { name, prefix, marker, words } = language;
  const { off, on } = words.person.follow;
  const { focus, counts } = words.centre;
  const { emptyStates } = words.client;
  const [fan, person] = [await register(request), await visitAsNewPerson(page)];
  const panel = (tab: string) => page.getByRole('tabpanel', { name: tab, exact: true });
  const button = (label: string, whom: string) => page.getByRole('button', { name: `${label} ${whom}`, exact: true });
  const titles = (tab: string) => panel(tab).getByRole('heading', { level: 3 });

  await openPage(page, language, '/MyFocus?tab=fans');
  await expect(page.getByText(emptyStates.noFans)).toBeVisible();
  await callAs(request, fan, '/api/person/follow', { userId: person.userId, follow: 'true' });
  await openPage(page, language, '/MyFocus?tab=fans');
  await expect(titles(focus.fans)).toHaveText([fan.nickname]);
  await button(off, fan.nickname).click();
  await expect(button(on, fan.nickname)).toBeVisible();
  await page.getByRole('tab', { name: focus.people, exact: true }).click();
  await expect(page).toHaveURL(`${prefix}/MyFocus?tab=people${marker}`);
  await expect(titles(focus.people)).toHaveText([fan.nickname]);
  await openPage(page, language, '/PeopleCenter');
  const fans = name === 'en' ? 'fan' : '粉丝';
  await expect(page.getByRole('link', { name: `1 ${fans}` })).toHaveAttribute('href', `${prefix}/MyFocus?tab=fans`);
  const follows = page.getByRole('link', { name: `1 ${counts.follows}` });
  await expect(follows).toHaveAttribute('href', `${prefix}/MyFocus?tab=people`);

  await test.step('channels', async () => {
    const headers = { Language: name === 'zh' ? 'zh_cn' : 'en_us' };
    const { data } = await (await page.request.get('/api/topic/findList?pageSize=1', { headers })).json();
    const [{ id, title }] = data.list;
    const isFollowed = async () =>
      (await callAs<string[]>(page.request, person, `/api/topic/followMarks?ids=${id}`)).length === 1;
    await callAs(page.request, person, '/api/topic/follow', { topicId: id, follow: 'true' });
    await openPage(page, language, '/MyFocus?tab=channels');
    await expect(titles(focus.channels)).toHaveText([title]);
    for (const [label, becomes] of [
      [on, false],
      [off, true],
      [on, false],
    ] as const) {
      await button(label, title).click();
      await expect.poll(isFollowed).toBe(becomes);
    }
    await expect(button(off, title)).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(page.getByText(emptyStates.noTopics)).toBeVisible();
  });
});
