import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { VideoDetail } from '@/lib/works/work/contract';
import { test as base, expect } from '../../fixtures';
import { ask } from '../../front/centre/calls';
import { register } from '../../people/account/people';
import { newPublicWork } from '../work/films';
import { openWork, pageOf } from '../work/talk';
import { languages } from '../work/words';

interface Fixtures {
  /** Serves HTML on another site, and returns its address. */
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

const player = (page: Page) => page.locator('section[data-phase]');

test.describe('on pages of another site', () => {
  test.use({ expectedErrors: [/frame-ancestors/] });

  test('a work is shown by the code that its page gives, plays as for any visitor and counts; no other page is', async ({
    page,
    context,
    request,
    baseURL,
    serveElsewhere,
    inLanguage,
    findAxeViolations,
  }) => {
    const language = inLanguage(languages);
    const { player: t, watch } = language.words;
    const title = '"><script>alert(1)</script> 光 & 影';
    const { id } = await newPublicWork(request, await register(request), { titleZh: title, titleEn: title });
    const views = async () => (await ask<VideoDetail>(request, `/api/video/detail?id=${id}`)).viewCount;
    expect(await views()).toBe(0);
    await register(context.request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    let code = '';

    await test.step('its poster can be sent on, its code taken along', async () => {
      await openWork(page, id, language);
      const opener = page.getByRole('main').getByRole('button', { name: watch.share.open, exact: true });
      await opener.click();
      const sheet = page.getByRole('dialog', { name: watch.share.title });
      const poster = sheet.getByRole('img');
      await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
      const saved = await sheet.getByRole('link', { name: watch.share.savePoster }).getAttribute('href');
      expect((await request.get(saved ?? '')).headers()['content-type']).toBe('image/jpeg');
      expect(await findAxeViolations()).toEqual([]);
      await sheet.getByRole('button', { name: watch.share.embed }).click();
      await expect(page.getByText(watch.share.embedCopied)).toBeVisible();
      code = await page.evaluate(() => navigator.clipboard.readText());
      await sheet.getByRole('button', { name: watch.share.close }).click();
      await expect(sheet).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    await test.step('it plays there, without the login of its visitor, and counts', async () => {
      await page.goto(await serveElsewhere(code));
      await expect(page.locator('body *')).toHaveCount(1);
      await expect(page.locator('iframe')).toHaveAttribute('title', title);
      const frame = page.frameLocator('iframe');
      const asked = page.waitForRequest('**/api/video/playback?*');
      await frame.getByRole('button', { name: t.watch.split('{')[0] }).click();
      expect((await (await asked).allHeaders()).cookie ?? '').not.toContain('session=');
      await expect
        .poll(() => frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0.5);
      await expect.poll(views).toBe(1);
      const opened = page.waitForEvent('popup');
      await frame.getByRole('link', { name: t.onSite }).click();
      await expect(await opened).toHaveURL(language.prefix + pageOf(id) + language.marker);
      expect(await views()).toBe(1);
    });

    await test.step('the page of the work may not be shown there', async () => {
      await page.goto(await serveElsewhere(`<iframe src="${baseURL}${language.prefix}${pageOf(id)}"></iframe>`));
      await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
    });
  });
});

test.describe('in the smallest frame', () => {
  test.use({ viewport: { width: 320, height: 180 }, expectedErrors: [/status of 404/] });

  test('the player fills it, plays to the end and offers what comes then', async ({
    page,
    request,
    inLanguage,
    findAxeViolations,
  }) => {
    const { prefix, marker, words } = inLanguage(languages);
    const { player: t } = words;
    const { id } = await newPublicWork(request, await register(request));
    const path = `${prefix}/VideoPlayer?id=${id}`;
    await page.goto(path);
    await expect(page).toHaveURL(path + marker);
    for (const part of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    expect(await player(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 180 });
    expect(await findAxeViolations()).toEqual([]);

    await page.getByRole('button', { name: t.watch.split('{')[0] }).click();
    await expect(player(page)).toHaveAttribute('data-phase', 'playing');
    await page.keyboard.press('k');
    await expect(player(page)).toHaveAttribute('data-phase', 'paused');
    await page.getByRole('button', { name: t.speed }).click();
    expect(await findAxeViolations()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('9');
    await page.keyboard.press('k');
    await expect(player(page)).toHaveAttribute('data-phase', 'ended');
    expect(await findAxeViolations()).toEqual([]);
    await expect(page.getByRole('link', { name: t.onSite })).toHaveAttribute('href', prefix + pageOf(id));
    await page.getByRole('button', { name: t.replay }).filter({ hasText: t.replay }).click();
    await expect(player(page)).toHaveAttribute('data-phase', 'playing');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => player(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    }

    await test.step('where there is nothing to play it says so, and leads out of the frame', async () => {
      const { missing } = words.watch;
      expect((await page.goto(`${prefix}/VideoPlayer?id=video-015`))?.status()).toBe(404);
      await expect(page).toHaveTitle(missing.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.title);
      await expect(page.getByRole('link', { name: missing.others })).toHaveAttribute('target', '_blank');
      expect(await findAxeViolations()).toEqual([]);
    });
  });
});
