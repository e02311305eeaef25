import type { Page } from '@playwright/test';
import type { Page as List } from '@/lib/platform/shared/wire';
import type { VideoDetail, VideoItem } from '@/lib/video/contract';
import { visitAsNewPerson } from '../account/people';
import { ask } from '../centre/calls';
import { expect, test } from '../fixtures';
import { chinese, languages } from './words';

/** The first work of the demonstration: public, with tags, credits and a film. */
const work = '/video/detail/video-001';

const film = (page: Page) => page.locator('video');
const player = (page: Page, words: (typeof languages)[number]['words']) =>
  page.getByRole('region', { name: words.player.player });

for (const { name, prefix, lang, words } of languages) {
  const { watch: t } = words;

  test.describe(`${name}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('a work can be read: what it is, who made it, what comes next', async ({ page, request }) => {
      const video = await ask<VideoDetail>(request, '/api/video/detail?id=video-001', name);
      const related = await ask<VideoItem[]>(request, '/api/video/related?id=video-001', name);
      await page.goto(prefix + work);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(video.title);
      await expect(page.getByText(video.intro, { exact: true })).toBeVisible();
      for (const tag of video.tags) await expect(page.getByText(`# ${tag}`, { exact: true })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: video.author.nickname }).first()).toHaveAttribute(
        'href',
        `${prefix}/otherPeople?userId=${video.author.userId}`,
      );
      const list = page.getByRole('complementary', { name: t.related }).getByRole('link');
      await expect(list).toHaveCount(related.length);
      await expect(list.first()).toHaveAttribute('href', `${prefix}/video/detail/${related[0]?.videoId}`);
      // What could do nothing here is not there.
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  });

  test(`${name}: search engines are told what it shows, at one address in each language`, async ({
    page,
    request,
    baseURL,
  }) => {
    const video = await ask<VideoDetail>(request, '/api/video/detail?id=video-001', name);
    await page.goto(`${prefix}${work}?utm_source=ad`);
    await expect(page).toHaveTitle(t.title.replace('{title}', video.title).replace('{nickname}', video.nickName));
    const link = (which: string) => page.locator(`link${which}`);
    await expect(link('[rel=canonical]')).toHaveAttribute('href', baseURL + prefix + work);
    for (const [hrefLang, other] of Object.entries({ 'zh-CN': '', en: '/en', 'x-default': '' })) {
      await expect(link(`[hreflang="${hrefLang}"]`)).toHaveAttribute('href', baseURL + other + work);
    }
    const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(said['@graph']).toMatchObject([
      { '@type': 'VideoObject', name: video.title, url: baseURL + prefix + work },
      { '@type': 'BreadcrumbList' },
    ]);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
  });

  test(`${name}: its poster can be sent on, its link shared`, async ({ page, request }) => {
    await page.goto(prefix + work);
    await page.getByRole('main').getByRole('button', { name: t.share.open, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t.share.title });
    const poster = sheet.getByRole('img');
    await expect(poster).toBeVisible();
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    const saved = sheet.getByRole('link', { name: t.share.savePoster });
    expect((await request.get((await saved.getAttribute('href')) ?? '')).headers()['content-type']).toBe('image/jpeg');
    await sheet.getByRole('button', { name: t.share.close }).click();
    await expect(sheet).toHaveCount(0);
  });

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test.describe(`${name}, ${width} px`, () => {
      test.use({ viewport: { width, height } });

      test('is accessible in light and dark, and no wider than the window', async ({ page, findAxeViolations }) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(prefix + work);
          await expect(page.getByRole('main').getByRole('button', { name: t.share.open, exact: true })).toBeVisible();
          expect(await findAxeViolations()).toEqual([]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    });
  }
}

const { words } = chinese;

test('the film plays: its time moves, its quality can be chosen, its keys work', async ({ page }) => {
  await page.goto(work);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: words.player.watch.replace('{title}', title) }).click();
  // It is taken apart beside the page, by a file of our own.
  expect(new URL((await worker).url()).pathname).toMatch(/^\/_next\/static\/media\/hls\.worker\./);
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  await expect(player(page, words)).toHaveAttribute('data-phase', 'playing');
  await page.keyboard.press('k');
  await expect(player(page, words)).toHaveAttribute('data-phase', 'paused');
  await page.getByRole('button', { name: words.player.quality }).click();
  await page.getByRole('radio', { name: words.player.height.replace('{height}', '360'), exact: true }).click();
  await page.keyboard.press('k');
  await expect(player(page, words)).toHaveAttribute('data-quality', '360');
});

test('who likes and collects a work finds it so after a reload', async ({ page }) => {
  await visitAsNewPerson(page);
  await page.goto(work);
  const main = page.getByRole('main');
  const collect = main.getByRole('button', { name: words.watch.collect, exact: true });
  const like = main.locator('button[aria-pressed]').first();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await collect.click();
  const collected = main.getByRole('button', { name: words.watch.collected, exact: true });
  await expect(collected).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(collected).toBeVisible();
});

test('a work that is not public is a true 404, which says so in words', async ({ page, request }) => {
  const { list } = await ask<List<VideoItem>>(request, '/api/video/findVideoList?pageSize=100', 'zh');
  expect(list.map(({ videoId }) => videoId)).not.toContain('video-015');
  for (const id of ['video-015', 'nothing-of-ours']) {
    expect((await page.goto(`/video/detail/${id}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.watch.missing.title);
  }
});

test.use({ expectedErrors: [/status of 404/] });
