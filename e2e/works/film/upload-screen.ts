import { writeFileSync } from 'node:fs';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { uploadPath } from '@/lib/base/upload/codes';
import { expect, test } from '../../fixtures';
import type { Language } from '../work/editing';
import { newFilm } from '../work/films';

/** What Chromium logs for aborted requests. */
export const lostRequests = [/net::ERR_(?:CONNECTION_FAILED|FAILED|ABORTED)/];

/** A film of two parts, as a file on disk, which the browser can pick again. */
export async function largeFilm(): Promise<{ path: string; bytes: Buffer }> {
  const bytes = await newFilm({ seconds: 2, size: '640x360', bandwidth: 27_000_000 });
  const path = test.info().outputPath('夜潮.mp4');
  writeFileSync(path, bytes);
  return { path, bytes };
}

/** Opens the upload screen. */
export async function openUpload(page: Page, { prefix, marker }: Language): Promise<void> {
  await page.goto(`${prefix}/MyMaJiang/new`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

/** Expects the editor of a work, and returns the work's id. */
export async function workOf(page: Page, { prefix, marker }: Language): Promise<string> {
  await expect(page).toHaveURL(({ pathname, hash }) => /\/MyMaJiang\/(?!new$)[^/]+$/.test(pathname) && hash === marker);
  return new URL(page.url()).pathname.slice(`${prefix}/MyMaJiang/`.length);
}

/** Progress of the upload in the page, in per cent. */
export const progressOf = (page: Page, { words }: Language): Locator =>
  page.getByRole('main').getByRole('progressbar', { name: words.film.upload.label });

/** Expects that the film of the work is processed and can be played in the editor. */
export async function expectFilm(page: Page, { words }: Language): Promise<void> {
  await expect(page.getByRole('region', { name: words.player.player })).toBeVisible({ timeout: 60_000 });
}

const offsetOf = (request: Request) => Number(request.headers()['upload-offset']);

/** Lets uploads of the browser be stopped and counted. */
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
    /** The parts that the server accepted from this page, in order. */
    sent,
    /** Sets what happens to each part, by its first byte. */
    deal(next: typeof deal) {
      deal = next;
    },
  };
}
