import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { WorkDraft } from '@/lib/video/contract';
import { visitAsNewPerson } from '../account/people';
import { callAs } from '../centre/calls';
import { expect, test } from '../fixtures';
import {
  chinese,
  languages,
  openEditor,
  part,
  playWithFrench,
  press,
  readWork,
  said,
  saidByTracks,
  subtitlesSaying,
  visitDraft,
} from './editing';
import { newFilm, processed, upload } from './films';

// What is refused is an answer with its status.
test.use({ expectedErrors: [/status of 4(00|09|15)/] });

const { edit: t } = chinese.words;

/** The cover that was saved is cut to 3:2, large enough, and stands in the list. */
async function expectCover(page: Page, person: Parameters<typeof readWork>[1], before: WorkDraft) {
  const { cover } = await readWork(page.request, person, before.id);
  expect(cover).not.toBe(before.cover);
  const { width = 0, height = 0 } = await sharp(await (await page.request.get(`/media/${cover}`)).body()).metadata();
  expect(width / height).toBeCloseTo(1.5, 2);
  expect(width).toBeGreaterThanOrEqual(504);
  await page.goto(page.url().includes('/en/') ? '/en/MyMaJiang' : '/MyMaJiang');
  const picture = page.getByRole('article').locator('img');
  await expect(picture).toHaveAttribute('src', new RegExp(cover));
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

for (const language of languages) {
  const { name, words } = language;
  const { edit } = words;

  test(`${name}: a picture becomes the cover, cut to 3:2`, async ({ page }) => {
    const { person, work } = await visitDraft(page, language);
    const wide = { create: { width: 1600, height: 700, channels: 3, background: '#e11d48' } } as const;
    const cover = part(page, edit.cover.title);
    const small = await sharp({ create: { ...wide.create, width: 503 } })
      .png()
      .toBuffer();
    await cover.getByLabel(edit.cover.pick).setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: small });
    await expect(cover.getByRole('alert')).toHaveText(edit.cover.refused.small);
    const buffer = await sharp(wide).png().toBuffer();
    await cover.getByLabel(edit.cover.pick).setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer });
    const sheet = page.getByRole('dialog', { name: edit.cover.crop });
    await sheet.getByRole('slider').fill('1.2');
    await sheet.getByRole('button', { name: edit.cover.use }).click();
    await expect(sheet).toHaveCount(0);
    await said(page, edit.save.saved);
    await expectCover(page, person, work);
  });

  test(`${name}: subtitles are added, shown, replaced and removed; a broken file is refused with its line`, async ({
    page,
  }) => {
    await visitDraft(page, language);
    const subtitles = part(page, edit.subtitles.title);
    const spoken = edit.subtitles.languages.fr;
    const called = (words: string) => words.replace('{language}', spoken);
    const file = (words: string) => subtitles.getByLabel(called(words), { exact: true });

    /** Waits until the server has taken what was picked. */
    const kept = async (pick: () => Promise<void>) => {
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/video/work/subtitle'));
      await pick();
      expect((await (await answered).json()).code).toBe('OK');
    };
    const broken = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nun\n\n00:01,000 --> 00:02,000\ndeux\n');
    await file(edit.subtitles.add).setInputFiles({ name: 'broken.vtt', mimeType: 'text/vtt', buffer: broken });
    await expect(subtitles.getByRole('alert')).toHaveText(edit.subtitles.problems.cue.replace('{line}', '6'));
    await file(edit.subtitles.add).setInputFiles({ name: 'film.vtt', mimeType: 'text/vtt', buffer: await newFilm() });
    await expect(subtitles.getByRole('alert')).toHaveText(edit.subtitles.problems.UnsupportedMediaType);

    await file(edit.subtitles.add).setInputFiles(subtitlesSaying('Bonjour'));
    await expect(file(edit.subtitles.replace)).toBeAttached();
    await expect(subtitles.getByRole('alert')).toHaveText('');
    for (const text of ['Bonjour', 'Bonsoir']) {
      await kept(() => file(edit.subtitles.replace).setInputFiles(subtitlesSaying(text)));
      await page.reload();
      await playWithFrench(page, words.player);
      await expect.poll(() => saidByTracks(page)).toEqual([text]);
    }
    await subtitles.getByRole('button', { name: called(edit.subtitles.remove), exact: true }).click();
    await expect(file(edit.subtitles.add)).toBeAttached();
    await page.reload();
    await expect(file(edit.subtitles.add)).toBeAttached();
  });
}

test('the frame that the film shows becomes the cover', async ({ page }) => {
  const person = await visitAsNewPerson(page);
  const uploadId = await upload(page.request, person, await newFilm({ size: '854x480' }));
  const { id } = await callAs<WorkDraft>(page.request, person, '/api/video/work/create', { uploadId });
  const work = await processed(page.request, person, id);
  await openEditor(page, chinese, id);
  await press(page, t.cover.frame);
  await expect(part(page, t.cover.title).getByRole('alert')).toHaveText(t.cover.frameNone);
  await page.getByRole('button', { name: chinese.words.player.watch.replace('{title}', work.title) }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  await press(page, t.cover.frame);
  const sheet = page.getByRole('dialog', { name: t.cover.crop });
  await sheet.getByRole('button', { name: t.cover.use }).click();
  await expect(sheet).toHaveCount(0);
  await said(page, t.save.saved);
  await expectCover(page, person, work);
});
