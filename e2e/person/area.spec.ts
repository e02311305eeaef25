import type { Page } from '@playwright/test';
import { visitAsNewPerson } from '../account/people';
import { userIdOf } from '../centre/calls';
import { languages } from '../centre/words';
import { expect, test } from '../fixtures';

/** What is pressed on the way down, and how the public page then says where a person is. */
const ways = {
  zh: { down: ['中国', '上海', '黄浦'], said: '上海 · 黄浦', typed: '日本', province: '京都', written: '日本 · 京都' },
  en: {
    down: ['China', 'Shanghai', 'Huangpu'],
    said: 'Huangpu, Shanghai, China',
    typed: 'japan',
    province: 'Kyoto',
    written: 'Kyoto, Japan',
  },
};

const row = (page: Page, name: string) => page.getByRole('listitem').getByRole('button', { name, exact: true });

/** The level that is open; it has the focus once it is another one. */
const level = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** What the browser keeps of a visitor's choice, saved as the page is left. */
async function keptArea(page: Page): Promise<string> {
  await page.reload();
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('state') ?? '{}').area);
}

for (const { name, prefix, marker, words } of languages) {
  const { area: t } = words.person;
  const { down, said, typed, province, written } = ways[name];
  const [country, region, city] = down as [string, string, string];

  test(`${name}: an area is chosen by press and saved, and the public page shows it`, async ({ page }) => {
    const person = await visitAsNewPerson(page);
    const userId = await userIdOf(page.request, person);
    const own = `${prefix}/otherPeople?userId=${userId}`;
    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.nickname);
    await page.goto(`${prefix}/areaSelect?redirecturl=${encodeURIComponent(own)}`);
    await row(page, country).click();
    await expect(level(page, country)).toBeFocused();
    await row(page, region).click();
    await expect(level(page, region)).toBeFocused();
    await row(page, city).click();
    await expect(page).toHaveURL(own + marker);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(said, { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.goto(`${prefix}/areaSelect?value=CN-310101`);
    await expect(level(page, region)).toBeVisible();
    await expect(row(page, city)).toHaveAttribute('aria-current', 'true');
  });

  test(`${name}: by keys, after filtering; a level can be chosen as a whole`, async ({ page }) => {
    const person = await visitAsNewPerson(page);
    const userId = await userIdOf(page.request, person);
    await page.goto(`${prefix}/areaSelect`);
    const filter = page.getByRole('searchbox', { name: t.filterIn.replace('{area}', t.all) });
    await filter.focus();
    await page.keyboard.type('zzz');
    await expect(page.getByText(t.notFound.replace('{text}', 'zzz'))).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row(page, country)).toBeVisible();
    await expect(filter).toHaveValue('');
    await filter.fill(typed);
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await filter.press('Tab');
    await page.keyboard.press('Enter');
    const japan = page.getByRole('heading', { level: 2 });
    await expect(japan).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', { name: t.take.replace('{area}', (await japan.textContent()) ?? '') }),
    ).toBeFocused();
    await row(page, province).focus();
    await page.keyboard.press('Enter');
    // It came from no page of ours.
    await expect(page).toHaveURL(`${prefix || '/'}${marker}`);
    const headers = { Language: name === 'zh' ? 'zh_cn' : 'en_us' };
    const { data } = await (await page.request.get(`/api/person/detail?userId=${userId}`, { headers })).json();
    expect(data.address).toBe(written);
  });

  test(`${name}: a visitor's choice is kept in the browser alone, a whole country too`, async ({ page }) => {
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') written.push(new URL(request.url()).pathname);
    });
    await page.goto(`${prefix}/login`);
    await page.goto(`${prefix}/areaSelect?redirecturl=${encodeURIComponent(`${prefix}/login`)}`);
    await row(page, country).click();
    await row(page, region).click();
    await page.getByRole('navigation', { name: t.path }).getByRole('button', { name: country }).click();
    await page.getByRole('button', { name: t.take.replace('{area}', country) }).click();
    await expect(page).toHaveURL(`${prefix}/login${marker}`);
    expect(await keptArea(page)).toBe('CN');
    expect(written).toEqual([]);
  });
}

test('without redirecturl it goes one step back to the page of ours it was opened from', async ({ page }) => {
  await page.goto('/PeopleCenter');
  await expect(page).toHaveURL(/\/login\?redirecturl/);
  await page.evaluate(() => location.assign('/areaSelect'));
  await row(page, '新加坡').click();
  await expect(page).toHaveURL(/\/login\?redirecturl/);
  expect(await keptArea(page)).toBe('SG');
});

for (const hostile of [
  'https://example.org/',
  '//example.org/',
  '/\\example.org/',
  '\\\\example.org',
  'javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  ' https://example.org',
]) {
  test(`${hostile} is not gone to`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).origin);
    });
    page.on('dialog', () => asked.push('dialog'));
    await page.goto(`/areaSelect?redirecturl=${encodeURIComponent(hostile)}`);
    await row(page, '新加坡').click();
    await expect(page).toHaveURL('/#!zh');
    expect(new Set(asked)).toEqual(new Set([baseURL]));
  });
}

test.describe('what fails', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 404/] });

  test('is said, and can be tried again', async ({ page }) => {
    const person = await visitAsNewPerson(page);
    await page.route('**/api/person/areas', (route) => route.abort('internetdisconnected'));
    await page.goto('/areaSelect');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('网络连接不上');
    await page.unroute('**/api/person/areas');
    await page.getByRole('button', { name: '重试' }).click();
    await page.route('**/api/person/profile', (route) => route.abort('internetdisconnected'));
    await row(page, '新加坡').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('网络连接不上');
    await page.unroute('**/api/person/profile');
    await row(page, '新加坡').click();
    await expect(page).toHaveURL('/#!zh');
    const userId = await userIdOf(page.request, person);
    const { data } = await (await page.request.get(`/api/person/detail?userId=${userId}`)).json();
    expect(data.address).toBe('新加坡');
  });

  test('an area that is not there leads back to the countries', async ({ page }) => {
    await page.goto('/areaSelect?value=CN-990101');
    await expect(page.getByText('没有这个地区，请重新选择。')).toBeVisible();
    await page.getByRole('button', { name: '从国家选起' }).click();
    await expect(row(page, '中国')).toBeVisible();
  });
});
