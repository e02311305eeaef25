import { expect, test } from '../../fixtures';
import { languages, part, playWithFrench, saidByTracks, subtitlesSaying, visitDraft } from '../work/editing';
import { newFilm } from '../work/films';

// A rejection is an answer with its status.
test.use({ expectedErrors: [/status of 4(00|15)/] });

test('subtitles are added, shown, replaced and removed; a broken file is refused with its line', async ({
  page,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { edit, film, player } = language.words;
  await visitDraft(page, language);
  const subtitles = part(page, edit.subtitles.title);
  const called = (words: string) => words.replace('{language}', film.subtitles.languages.fr);
  const file = (words: string) => subtitles.getByLabel(called(words), { exact: true });

  const broken = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nun\n\n00:01,000 --> 00:02,000\ndeux\n');
  await file(film.subtitles.add).setInputFiles({ name: 'broken.vtt', mimeType: 'text/vtt', buffer: broken });
  await expect(subtitles.getByRole('alert')).toContainText(film.subtitles.problems.cue.replace('{line}', '6'));
  await file(film.subtitles.add).setInputFiles({ name: 'film.vtt', mimeType: 'text/vtt', buffer: await newFilm() });
  await expect(subtitles.getByRole('alert')).toContainText(film.subtitles.problems.UnsupportedMediaType);

  for (const [words, text] of [
    [film.subtitles.add, 'Bonjour'],
    [film.subtitles.replace, 'Bonsoir'],
  ] as const) {
    // Until the server has accepted the picked file.
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/video/work/subtitle'));
    await file(words).setInputFiles(subtitlesSaying(text));
    expect((await (await answered).json()).code).toBe('OK');
    await expect(subtitles.getByRole('alert')).toHaveText('');
    await page.reload();
    await playWithFrench(page, player);
    await expect.poll(() => saidByTracks(page)).toEqual([text]);
  }
  await subtitles.getByRole('button', { name: called(film.subtitles.remove), exact: true }).click();
  await expect(file(film.subtitles.add)).toBeAttached();
  await page.reload();
  await expect(file(film.subtitles.add)).toBeAttached();
});
