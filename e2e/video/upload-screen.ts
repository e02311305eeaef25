import { writeFileSync } from 'node:fs';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { uploadPath } from '@/lib/upload/codes';
import enPlayer from '../../messages/en/video-player.json' with { type: 'json' };
import enWork from '../../messages/en/work.json' with { type: 'json' };
import enEdit from '../../messages/en/work-edit.json' with { type: 'json' };
import zhPlayer from '../../messages/zh/video-player.json' with { type: 'json' };
import zhWork from '../../messages/zh/work.json' with { type: 'json' };
import zhEdit from '../../messages/zh/work-edit.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { newFilm } from './films';

/** Both languages with the beginning of their addresses, their marker, and what the screens of own works say in them. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', t: zhEdit, work: zhWork, player: zhPlayer },
  { name: 'en', prefix: '/en', marker: '#!en', t: enEdit, work: enWork, player: enPlayer },
] as const;
export type Language = (typeof languages)[number];
export const [chinese] = languages;

/** What Chromium notes on its console for requests that were cut off. */
export const lostRequests = [/net::ERR_(?:CONNECTION_FAILED|INTERNET_DISCONNECTED|FAILED|ABORTED)/];

/** A film of some parts, as a file on the disk: the browser finds the same file again. */
export async function largeFilm(): Promise<{ path: string; bytes: Buffer }> {
  const bytes = await newFilm({ seconds: 4, size: '640x360', bandwidth: 27_000_000 });
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
export const progressOf = (page: Page, { t }: Language): Locator =>
  page.getByRole('main').getByRole('progressbar', { name: t.upload.label });

/** Expects that the film of the work is made: it can be played in the editor. */
export async function expectFilm(page: Page, { player }: Language): Promise<void> {
  await expect(page.getByRole('region', { name: player.player })).toBeVisible({ timeout: 60_000 });
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
