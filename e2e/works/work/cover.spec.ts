import sharp from 'sharp';
import { expect, test } from '../../fixtures';
import { expectCut, languages, openOwnWorks, part, readWork, said, useAsCover, visitDraft } from './editing';

// A rejection is an answer with its status.
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
