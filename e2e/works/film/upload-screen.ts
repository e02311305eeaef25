import { writeFileSync } from 'node:fs';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { uploadPath } from '@/lib/base/upload/codes';
import { expect, test } from '../../fixtures';
import type { Language } from '../work/editing';
import { newFilm } from '../work/films';

/** What Chromium notes on its console for requests that were cut off. */
export const lostRequests = [/net::ERR_(?:CONNECTION_FAILED|FAILED|ABORTED)/];

/** A film of two parts, as a file on the disk: the browser finds the same file again. */
export async function largeFilm(): Promise<{ path: string; bytes: Buffer }> {
  const bytes = await newFilm({ seconds: 2, size: '640x360', bandwidth: 27_000_000 });
  const path = test.info().outputPath('夜潮.mp4');
  writeFileSync(path, bytes);
  return { path, bytes };
}

/** Opens the screen on which a work begins. */
export async function openUpload(page: Page, { prefix, marker }: Language): Promise<void> {
  await page.goto(`${prefix}/MyMaJiang/new`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

/** Expects the editor of a work, and gives the work's id. */
export async function workOf(page: Page, { prefix, marker }: Language): Promise<string> {
  await expect(page).toHaveURL(({ pathname, hash }) => /\/MyMaJiang\/(?!new$)[^/]+$/.test(pathname) && hash === marker);
  return new URL(page.url()).pathname.slice(`${prefix}/MyMaJiang/`.length);
}

/** How far the upload of the page is, in hundredths. */
export const progressOf = (page: Page, { words }: Language): Locator =>
  page.getByRole('main').getByRole('progressbar', { name: words.film.upload.label });

/** Expects that the film of the work is made: it can be played in the editor. */
export async function expectFilm(page: Page, { words }: Language): Promise<void> {
  await expect(page.getByRole('region', { name: words.player.player })).toBeVisible({ timeout: 60_000 });
}

const offsetOf = (request: Request) => Number(request.headers()['upload-offset']);

/** Lets what the browser sends of a file be stopped and counted. */
export async function watchParts(page: Page) {
  const sent: { from: number; to: number }[] = [];
  let deal: (route: Route, from: number) => Promise<void> = (route) => route.continue();
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'PATCH' || response.status() !== 204) return;
    sent.push({ from: offsetOf(request), to: Number(response.headers()['upload-offset']) });
  });
  await page.route(
    ({ pathname }) => pathname.startsWith(uploadPath),
    (route) => (route.request().method() === 'PATCH' ? deal(route, offsetOf(route.request())) : route.fallback()),
  );
  return {
    /** The parts that the server took from this page, in their order. */
    sent,
    /** From now on this happens to each part, told from which byte on it is. */
    deal(next: typeof deal) {
      deal = next;
    },
  };
}
