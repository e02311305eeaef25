import sharp from 'sharp';
import { expect, test } from '../../fixtures';
import {
  expectCut,
  languages,
  openOwnWorks,
  part,
  playWithFrench,
  readWork,
  said,
  saidByTracks,
  subtitlesSaying,
  useAsCover,
  visitDraft,
} from './editing';
import { newFilm } from './films';

// What is refused is an answer with its status.
test.use({ expectedErrors: [/status of 4(00|15)/] });

const picture = async (width: number, height: number) => ({
  ...{ name: 'wide.png', mimeType: 'image/png' },
  buffer: await sharp({ create: { width, height, channels: 3, background: '#e11d48' } })
    .png()
    .toBuffer(),
});

test('a picture becomes the cover, cut to 3:2; one that is too small does not', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { edit } = language.words;
  const { person, work } = await visitDraft(page, language);
  const cover = part(page, edit.cover.title);
  await cover.getByLabel(edit.cover.pick).setInputFiles(await picture(503, 700));
  await expect(cover.getByRole('alert')).toHaveText(edit.cover.refused.small);
  await cover.getByLabel(edit.cover.pick).setInputFiles(await picture(1600, 700));
  await expect(page.getByRole('dialog', { name: edit.cover.crop })).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  await useAsCover(page, language.words, '1.2');
  await said(page, edit.save.saved);
  const { cover: chosen } = await readWork(page.request, person, work.id);
  await expectCut(page.request, chosen, work.cover);
  await openOwnWorks(page, language);
  const shown = page.getByRole('article').locator('img');
  await expect(shown).toHaveAttribute('src', new RegExp(chosen));
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('subtitles are added, shown, replaced and removed; a broken file is refused with its line', async ({
  page,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { edit, player } = language.words;
  await visitDraft(page, language);
  const subtitles = part(page, edit.subtitles.title);
  const called = (words: string) => words.replace('{language}', edit.subtitles.languages.fr);
  const file = (words: string) => subtitles.getByLabel(called(words), { exact: true });

  const broken = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nun\n\n00:01,000 --> 00:02,000\ndeux\n');
  await file(edit.subtitles.add).setInputFiles({ name: 'broken.vtt', mimeType: 'text/vtt', buffer: broken });
  await expect(subtitles.getByRole('alert')).toContainText(edit.subtitles.problems.cue.replace('{line}', '6'));
  await file(edit.subtitles.add).setInputFiles({ name: 'film.vtt', mimeType: 'text/vtt', buffer: await newFilm() });
  await expect(subtitles.getByRole('alert')).toContainText(edit.subtitles.problems.UnsupportedMediaType);

  for (const [words, text] of [
    [edit.subtitles.add, 'Bonjour'],
    [edit.subtitles.replace, 'Bonsoir'],
  ] as const) {
    // Until the server has taken what was picked.
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/video/work/subtitle'));
    await file(words).setInputFiles(subtitlesSaying(text));
    expect((await (await answered).json()).code).toBe('OK');
    await expect(subtitles.getByRole('alert')).toHaveText('');
    await page.reload();
    await playWithFrench(page, player);
    await expect.poll(() => saidByTracks(page)).toEqual([text]);
  }
  await subtitles.getByRole('button', { name: called(edit.subtitles.remove), exact: true }).click();
  await expect(file(edit.subtitles.add)).toBeAttached();
  await page.reload();
  await expect(file(edit.subtitles.add)).toBeAttached();
});
