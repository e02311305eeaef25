import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { languages } from '../../front/centre/words';
import { visitAsNewPerson } from '../account/people';

/** The areas pressed one after the other, and how the public page then shows the place. */
const ways = [
  { name: 'zh', country: '中国', region: '上海', city: '黄浦', said: '上海 · 黄浦', alone: '新加坡' },
  {
    name: 'en',
    country: 'China',
    region: 'Shanghai',
    city: 'Huangpu',
    said: 'Huangpu, Shanghai, China',
    alone: 'Singapore',
  },
] as const;

const row = (page: Page, name: string) => page.getByRole('listitem').getByRole('button', { name, exact: true });

/** The open level; its heading has the focus after a change. */
const level = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('an area is found by keys and by press and saved, and the public page shows it', async ({ page, inLanguage }) => {
  const language = inLanguage(languages);
  const { prefix, marker, words } = language;
  const { area: t } = words.person;
  const { country, region, city, said } = inLanguage(ways);
  const { userId, nickname } = await visitAsNewPerson(page);
  const own = `/otherPeople?userId=${userId}`;
  await openPage(page, language, own);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nickname);

  await openPage(page, language, `/areaSelect?redirecturl=${encodeURIComponent(prefix + own)}`);
  const filter = page.getByRole('searchbox', { name: t.filterIn.replace('{area}', t.all) });
  await filter.fill('zzz');
  await expect(page.getByText(t.notFound.replace('{text}', 'zzz'))).toBeVisible();
  await filter.press('Tab');
  await page.keyboard.press('Enter');
  await expect(filter).toHaveValue('');
  await filter.fill(country.toLowerCase());
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await filter.press('Tab');
  await page.keyboard.press('Enter');
  await expect(level(page, country)).toBeFocused();
  await row(page, region).click();
  await expect(level(page, region)).toBeFocused();
  await row(page, city).click();
  await expect(page).toHaveURL(prefix + own + marker);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(said, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();

  await openPage(page, language, '/areaSelect?value=CN-310101');
  await expect(level(page, region)).toBeVisible();
  await expect(row(page, city)).toHaveAttribute('aria-current', 'true');
});

test("a visitor's area is kept in the browser alone, and then it goes home or one step back, never elsewhere", async ({
  page,
  baseURL,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { prefix, marker, words } = language;
  const { area: t } = words.person;
  const { country, region, alone } = inLanguage(ways);
  const written: string[] = [];
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/person')) written.push(pathname);
    if (request.isNavigationRequest()) asked.add(origin);
  });
  await openPage(page, language, `/areaSelect?redirecturl=${encodeURIComponent('/zh//example.org/')}`);
  await row(page, alone).click();
  await expect(page).toHaveURL(`${prefix || '/'}${marker}`);

  await openPage(page, language, '/login');
  await page.evaluate((path) => location.assign(path), `${prefix}/areaSelect`);
  await row(page, country).click();
  await row(page, region).click();
  await page.getByRole('navigation', { name: t.path }).getByRole('button', { name: country }).click();
  await page.getByRole('button', { name: t.take.replace('{area}', country) }).click();
  await expect(page).toHaveURL(`${prefix}/login${marker}`);
  // The state is saved when a page is left.
  await page.reload();
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('state') ?? '{}').area)).toBe('CN');
  expect(written).toEqual([]);
  expect(asked).toEqual(new Set([baseURL]));
});
