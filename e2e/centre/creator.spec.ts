import type { PersonDetail } from '@/lib/person/contract';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/video/contract';
import { register } from '../account/people';
import { expect, test } from '../fixtures';
import { ask } from './calls';
import { languages } from './words';

/** A creator of the demonstration with works and activities, and a company of it. */
const creator = '/otherPeople?userId=person-003';
const company = '/otherPeople?userId=person-034';
const manual = { maxRedirects: 0 };

for (const { name, prefix, lang, words } of languages) {
  const { creator: t } = words.centre;

  test.describe(`${name}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('a creator can be read: who they are, and their works by name', async ({ page, request }) => {
      const person = await ask<PersonDetail>(request, '/api/person/detail?userId=person-003', name);
      const { list } = await ask<Page<VideoItem>>(request, '/api/video/ofPerson?userId=person-003&pageSize=20', name);
      expect(list.length).toBeGreaterThan(9);
      await page.goto(prefix + creator);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.nickname);
      const { tagline, bio, education, industry, profession, address, creativeFields } = person;
      for (const text of [tagline, bio, education, industry, `${profession} · ${address}`, ...creativeFields]) {
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(list.map((video) => video.name));
      await expect(page.getByRole('tab', { name: t.tabs.works })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { name: t.tabs.activities })).toHaveAttribute(
        'href',
        `${prefix}${creator}&tabindex=1`,
      );
      // What could do nothing here is not there.
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  });

  test(`${name}: search engines are told who it is, at one address in each language`, async ({
    page,
    request,
    baseURL,
  }) => {
    const person = await ask<PersonDetail>(request, '/api/person/detail?userId=person-003', name);
    await page.goto(`${prefix}${creator}&tabindex=1&utm_source=ad`);
    await expect(page).toHaveTitle(t.title.replace('{nickname}', person.nickname));
    const link = (which: string) => page.locator(`link${which}`);
    await expect(link('[rel=canonical]')).toHaveAttribute('href', baseURL + prefix + creator);
    const alternates = { 'zh-CN': '', en: '/en', 'x-default': '' };
    for (const [hrefLang, other] of Object.entries(alternates)) {
      await expect(link(`[hreflang="${hrefLang}"]`)).toHaveAttribute('href', baseURL + other + creator);
    }
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', baseURL + prefix + creator);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', person.tagline);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(said).toMatchObject({ '@type': 'ProfilePage', url: baseURL + prefix + creator });
    expect(said.mainEntity).toMatchObject({
      '@type': 'Person',
      name: person.nickname,
      interactionStatistic: { userInteractionCount: person.followerCount },
    });
  });

  test.describe(`${name}: nobody`, () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('an unknown id is a true 404 with the way home', async ({ page }) => {
      const answer = await page.goto(`${prefix}/otherPeople?userId=nobody`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: t.missing.title })).toBeVisible();
      await expect(page).toHaveTitle(t.missing.title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.getByRole('link', { name: t.missing.home }).click();
      await expect(page).toHaveURL(`${prefix || '/'}#!${name}`);
    });
  });

  for (const [path, status, location] of [
    ['/otherPeople/person-003', 308, '/otherPeople?userId=person-003'],
    ['/otherPeople', 307, null],
    ['/otherPeople?userId=', 307, null],
    ['/otherPeople?userId=a.b', 307, null],
    ['/otherPeople?userId=..%2Flogin', 307, null],
    [`/otherPeople?userId=${'a'.repeat(65)}`, 307, null],
  ] as const) {
    test(`${name}: ${path.slice(0, 40)} leads to ${location ?? 'home'}`, async ({ request }) => {
      const answer = await request.get(prefix + path, manual);
      const expected = location === null ? prefix || '/' : prefix + location;
      expect([answer.status(), answer.headers().location]).toEqual([status, expected]);
    });
  }
}

test('a company is told as an organisation, which no job of a person is said of', async ({ page }) => {
  await page.goto(company);
  const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(said.mainEntity['@type']).toBe('Organization');
  expect(said.mainEntity).not.toHaveProperty('jobTitle');
  await expect(page.getByText('企业认证')).toBeVisible();
});

test('is kept, and the same for everybody: who asks with a login gets what a visitor gets', async ({
  playwright,
  request,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL });
  await register(request);
  for (const path of ['/', '/en', creator, `/en${creator}`]) {
    await expect(async () => {
      await visitor.get(path);
      const [without, withLogin] = [await visitor.get(path), await request.get(path)];
      for (const answer of [without, withLogin]) {
        expect(answer.headers()).toMatchObject({ 'x-nextjs-cache': 'HIT', 'cache-control': 'no-cache' });
        expect(answer.headers()).not.toHaveProperty('set-cookie');
      }
      expect(await withLogin.text()).toBe(await without.text());
    }).toPass({ timeout: 5000 });
  }
  await visitor.dispose();
});
