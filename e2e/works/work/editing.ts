import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { WorkDraft } from '@/lib/works/work/contract';
import enEditor from '../../../messages/en/works/editor.json' with { type: 'json' };
import enFilm from '../../../messages/en/works/film-edit.json' with { type: 'json' };
import enHistory from '../../../messages/en/works/film-history.json' with { type: 'json' };
import enWork from '../../../messages/en/works/work.json' with { type: 'json' };
import enEdit from '../../../messages/en/works/work-edit.json' with { type: 'json' };
import zhEditor from '../../../messages/zh/works/editor.json' with { type: 'json' };
import zhFilm from '../../../messages/zh/works/film-edit.json' with { type: 'json' };
import zhHistory from '../../../messages/zh/works/film-history.json' with { type: 'json' };
import zhWork from '../../../messages/zh/works/work.json' with { type: 'json' };
import zhEdit from '../../../messages/zh/works/work-edit.json' with { type: 'json' };
import { expect } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { type Person, visitAsNewPerson } from '../../people/account/people';
import { newWork } from './films';
import { languages as both } from './words';

const [zh, en] = both;

/** Both languages with the messages of the editor, the own works and the pages of works. */
export const languages = [
  { ...zh, words: { ...zh.words, edit: { ...zhEdit, ...zhEditor }, film: zhFilm, history: zhHistory, work: zhWork } },
  { ...en, words: { ...en.words, edit: { ...enEdit, ...enEditor }, film: enFilm, history: enHistory, work: enWork } },
] as const;
export type Language = (typeof languages)[number];

/** Opens the own works and waits until they are hydrated. */
export async function openOwnWorks(page: Page, { prefix, marker }: Language) {
  await page.goto(`${prefix}/MyMaJiang`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

/**
 * Opens the editor of a work and waits until it is hydrated: its last component to hydrate writes the language hash.
 */
export async function openEditor(page: Page, { prefix, marker }: Language, id: string) {
  await page.goto(`${prefix}/MyMaJiang/${id}`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

/** A part of the editor, by its heading. */
export const part = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** The current work, as its creator gets it. */
export const readWork = (request: APIRequestContext, person: Person, id: string): Promise<WorkDraft> =>
  callAs<WorkDraft>(request, person, `/api/video/work/get?id=${id}`);

/** A subtitle file with one text for a minute. */
export const subtitlesSaying = (text: string, name = 'subtitles.vtt') => ({
  name,
  mimeType: 'text/vtt',
  buffer: Buffer.from(`WEBVTT\n\n00:00.000 --> 01:00.000\n${text}\n`),
});

/** The texts in the tracks of the player on this page, once they are loaded. */
export const saidByTracks = (page: Page): Promise<string[]> =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].flatMap((track) => [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text)),
    );

/** Plays the film of this page with its French subtitles, chosen in the player's menu. */
export async function playWithFrench(page: Page, words: Language['words']['player']) {
  const player = page.getByRole('region', { name: words.player });
  await player.getByRole('button', { name: words.watch.split('{title}')[0] }).click();
  await expect(player).toHaveAttribute('data-phase', /playing|ended/);
  await player.getByRole('button', { name: new RegExp(`^${words.subtitles}`) }).click();
  await player.getByRole('radio', { name: 'français', exact: true }).click();
}

/** The text of a field of the editor. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses play and waits until the film is playing. */
export async function play(page: Page, { player }: Language['words'], title: string) {
  await press(page, player.watch.replace('{title}', title));
  const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0.5);
}

/** Uses the whole picture in the sheet as the cover, and waits until it is saved. */
export async function useAsCover(page: Page, { edit }: Language['words'], zoom?: string) {
  const sheet = page.getByRole('dialog', { name: edit.cover.crop });
  if (zoom) await sheet.getByRole('slider').fill(zoom);
  await sheet.getByRole('button', { name: edit.cover.use }).click();
  await expect(sheet).toHaveCount(0);
}

/** Expects a new cover, cropped to 3:2 and large enough. */
export async function expectCut(request: APIRequestContext, cover: string, before: string) {
  expect(cover).not.toBe(before);
  const { width = 0, height = 0 } = await sharp(await (await request.get(`/media/${cover}`)).body()).metadata();
  expect(width / height).toBeCloseTo(1.5, 2);
  expect(width).toBeGreaterThanOrEqual(504);
}

/** Waits until the editor shows this saving state. */
export const said = (page: Page, words: string) =>
  expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible();

/** A new person with a complete draft, in its editor. */
export async function visitDraft(page: Page, language: Language) {
  const person = await visitAsNewPerson(page);
  const work = await newWork(page.request, person);
  await openEditor(page, language, work.id);
  return { person, work };
}
