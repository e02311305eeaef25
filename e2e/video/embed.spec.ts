import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import type { VideoDetail } from '@/lib/video/contract';
import { register } from '../account/people';
import { ask } from '../centre/calls';
import { test as base, expect } from '../fixtures';
import { decideOnWork, newWork, submitWork } from './films';
import { chinese, languages } from './words';

interface Fixtures {
  /** Puts HTML on a page of another site, and gives its address. */
  serveElsewhere: (html: string) => Promise<string>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture says by it what it needs
  serveElsewhere: async ({}, use) => {
    const sites: Server[] = [];
    await use(async (html) => {
      const site = createServer((_, response) => {
        response
          .setHeader('Content-Type', 'text/html; charset=utf-8')
          .end(`<!doctype html><title>Elsewhere</title>${html}`);
      });
      sites.push(site);
      site.listen(0, '127.0.0.1');
      await once(site, 'listening');
      return `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
    });
    for (const site of sites) {
      site.close();
      site.closeAllConnections();
    }
  },
});

/** The first work of the demonstration: public, with a film of six seconds. */
const work = '/VideoPlayer?id=video-001';

const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status();
/** The clips of the demonstration are made after its start. */
const filmIsMade = (request: APIRequestContext) =>
  expect.poll(() => statusOf(request, work), { timeout: 60_000 }).toBe(200);
const player = (page: Page) => page.locator('section[data-phase]');

for (const { name, prefix, lang, words } of languages) {
  const { player: t, watch } = words;

  test(`${name}: the player stands alone, says what it plays, and sends search engines to the work's page`, async ({
    page,
    request,
    baseURL,
  }) => {
    await filmIsMade(request);
    const video = await ask<VideoDetail>(request, '/api/video/detail?id=video-001', name);
    await page.goto(prefix + work);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    for (const part of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(video.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const home = `${prefix}/video/detail/video-001`;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + home);

    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: video.title }).click();
    await expect(await opened).toHaveURL(`${home}#!${name}`);
    await expect(page).toHaveURL(`${prefix}${work}#!${name}`);
  });

  for (const [width, height] of [
    [320, 180],
    [390, 844],
    [1280, 720],
  ] as const) {
    test.describe(`${name}, ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } });

      test('it fills its frame, plays to the end and offers what comes then', async ({
        page,
        request,
        findAxeViolations,
      }) => {
        await filmIsMade(request);
        await page.goto(prefix + work);
        const room = await player(page).boundingBox();
        expect(room).toEqual({ x: 0, y: 0, width, height });
        expect(await findAxeViolations()).toEqual([]);

        await page.getByRole('button', { name: t.watch.split('{')[0] }).click();
        await expect(player(page)).toHaveAttribute('data-phase', 'playing');
        await page.keyboard.press('k');
        await expect(player(page)).toHaveAttribute('data-phase', 'paused');
        expect(await findAxeViolations()).toEqual([]);
        await page.getByRole('button', { name: t.quality }).click();
        await page.getByRole('radio', { name: t.height.replace('{height}', '360'), exact: true }).click();
        await page.keyboard.press('9');
        await page.keyboard.press('k');
        await expect(player(page)).toHaveAttribute('data-phase', 'ended');
        expect(await findAxeViolations()).toEqual([]);
        await expect(page.getByRole('link', { name: t.onSite })).toHaveAttribute(
          'href',
          `${prefix}/video/detail/video-001`,
        );
        await page.getByRole('button', { name: t.replay }).filter({ hasText: t.replay }).click();
        await expect(player(page)).toHaveAttribute('data-phase', 'playing');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    });
  }

  test.describe(`${name}: nothing to play`, () => {
    test.use({ viewport: { width: 320, height: 180 }, expectedErrors: [/status of 404/] });

    // The last one is a work of the demonstration that is not public.
    for (const query of ['', '?id=', '?id=a%20b', '?id=%00', '?id=nothing-of-ours', '?id=video-015']) {
      test(`/VideoPlayer${query} is a true 404, which says so in words`, async ({ page, findAxeViolations }) => {
        expect((await page.goto(`${prefix}/VideoPlayer${query}`))?.status()).toBe(404);
        await expect(page).toHaveTitle(watch.missing.title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(watch.missing.title);
        await expect(page.getByRole('link', { name: watch.missing.others })).toHaveAttribute('target', '_blank');
        expect(await findAxeViolations()).toEqual([]);
      });
    }
  });
}

const { player: t, watch } = chinese.words;

test('its page is kept, and goes with the work', async ({ request }) => {
  const author = await register(request);
  const draft = await newWork(request, author);
  const path = `/VideoPlayer?id=${draft.id}`;
  // Its maker is logged in here: what everybody gets is not theirs either.
  expect(await statusOf(request, path)).toBe(404);
  await submitWork(request, author, draft);
  await decideOnWork(draft.id, 'approve');
  await expect.poll(() => statusOf(request, path)).toBe(200);
  await expect.poll(async () => (await request.get(path)).headers()['content-encoding']).toBe('br');
  await decideOnWork(draft.id, 'takeDown', '权利人提出异议');
  await expect.poll(() => statusOf(request, path)).toBe(404);
});

test('another site shows a work by its code: it plays there as for any visitor, and counts', async ({
  page,
  context,
  request,
  serveElsewhere,
}) => {
  const title = '"><script>alert(1)</script> 光 & 影';
  const author = await register(request);
  const { id, ...draft } = await newWork(request, author, { titleZh: title });
  await submitWork(request, author, { id, ...draft });
  await decideOnWork(id, 'approve');
  const views = async () => (await ask<VideoDetail>(request, `/api/video/detail?id=${id}`)).viewCount;
  expect(await views()).toBe(0);

  await register(context.request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect.poll(async () => (await page.goto(`/video/detail/${id}`))?.status()).toBe(200);
  await page.getByRole('main').getByRole('button', { name: watch.share.open, exact: true }).click();
  await page.getByRole('button', { name: watch.share.embed }).click();
  await expect(page.getByText(watch.share.embedCopied)).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto(await serveElsewhere(code));
  await expect(page.locator('body *')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveAttribute('title', title);
  const frame = page.frameLocator('iframe');
  // The cookie of the login stays at home.
  const asked = page.waitForRequest('**/api/video/playback?*');
  await frame.getByRole('button', { name: t.watch.split('{')[0] }).click();
  expect((await (await asked).allHeaders()).cookie ?? '').not.toContain('session=');
  await expect
    .poll(() => frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  await expect.poll(views).toBe(1);

  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: t.onSite }).click();
  await expect(await opened).toHaveURL(`/video/detail/${id}#!zh`);
  await (await opened).close();
  expect(await views()).toBe(1);
});

test.describe('no other page may be shown elsewhere', () => {
  test.use({ expectedErrors: [/frame-ancestors/] });

  for (const path of ['/', '/video/detail/video-001', '/en/login']) {
    test(path, async ({ page, baseURL, serveElsewhere }) => {
      await page.goto(await serveElsewhere(`<iframe src="${baseURL}${path}"></iframe>`));
      await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
    });
  }
});
