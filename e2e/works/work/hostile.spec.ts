import type { Page } from '@playwright/test';
import { joinStaff, openConsole, rowsOf } from '../../base/staff/people';
import { languages as staffLanguages } from '../../base/staff/words';
import { expect, test } from '../../fixtures';
import { keepLogin, newNickname, visitAsNewPerson } from '../../people/account/people';
import { languages, openEditor, playWithFrench, saidByTracks } from './editing';
import { newPublicWork, newWork } from './films';
import { comments, cues, hostile, lists, subtitles, work } from './hostile-words';
import { entry, openWork, say } from './talk';

/** Nothing of it has run, and nothing of it is in the page except as text. */
async function expectInert(page: Page) {
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  const risen = page.locator(
    'img[src="x"], iframe[srcdoc], svg[onload], math, main style, [onmouseover], [onerror], a[href^="javascript:" i]',
  );
  await expect(risen).toHaveCount(0);
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test.beforeEach(({ context }) => {
  context.on('dialog', () => {
    throw new Error('A text has opened a dialog.');
  });
});

/** As displayed: spaces collapsed and trimmed. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('hostile words are words on the public page of a work, in what is said of it, and in the player', async ({
  page,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { titleZh, titleEn, introZh, introEn } = hostile;
  const [title, intro] = language.name === 'zh' ? [titleZh, introZh] : [titleEn, introEn];
  const person = await visitAsNewPerson(page);
  const { id } = await newPublicWork(page.request, person, work);
  const saved = await page.request.post('/api/video/work/subtitle', {
    headers: { Authorization: `Bearer ${person.token}` },
    multipart: { id, language: 'fr', file: { name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(subtitles) } },
  });
  expect((await saved.json()).code).toBe('OK');
  const root = await say(page.request, person, id, '问');
  for (const text of comments) await say(page.request, person, id, text);
  await say(page.request, person, id, `${comments[0]} 答`, { replyTo: root.id });

  await openWork(page, id, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(title));
  await expect(page.getByText(intro.split('\n')[0] as string)).toBeVisible();
  for (const tag of lists.tags) await expect(page.getByText(`# ${tag}`, { exact: true })).toBeVisible();
  for (const text of [...comments, `${comments[0]} 答`]) await expect(entry(page, text)).toBeVisible();
  await expectInert(page);
  // A directional override ends with its text: the text beside it is displayed normally.
  const name = entry(page, comments.at(-1) ?? '').getByRole('link', { name: person.nickname, exact: true });
  await expect(name).toHaveText(person.nickname);

  await playWithFrench(page, language.words.player);
  await expect.poll(() => saidByTracks(page)).toHaveLength(cues.length);
  const said = await page.locator('video').evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].flatMap((track) =>
      [...(track.cues ?? [])].map((cue) => {
        const drawn = (cue as VTTCue).getCueAsHTML();
        return [drawn.textContent, drawn.childElementCount];
      }),
    ),
  );
  expect(said).toEqual(cues.map(([, text]) => [text, 0]));
  await expectInert(page);
});

test('hostile words are words to the creator of a work, and to staff who read it and what is said', async ({
  page,
  browser,
  viewport,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const staff = inLanguage(staffLanguages);
  const title = shown(language.name === 'zh' ? hostile.titleZh : hostile.titleEn);
  const person = await visitAsNewPerson(page);
  const { id } = await newWork(page.request, person, work);

  await page.goto(`${language.prefix}/MyMaJiang`);
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  await expectInert(page);
  await openEditor(page, language, id);
  const { edit } = language.words;
  await expect(page.getByRole('textbox', { name: edit.fields.titleZh, exact: true })).toHaveValue(hostile.titleZh);
  for (const list of ['tags', 'software'] as const) {
    const items = page.getByRole('list', { name: edit.fields[list] }).getByRole('listitem');
    await expect(items).toHaveText(lists[list]);
  }
  await expectInert(page);

  const context = await browser.newContext({ viewport });
  const reviewer = await joinStaff(context.request, 'reviewer');
  const console = await context.newPage();
  await keepLogin(console, reviewer.token);
  await openConsole(console, staff, `/staff/works/${id}`);
  for (const text of [hostile.titleZh, hostile.titleEn, hostile.introEn, ...lists.tags, ...lists.software]) {
    await expect(console.getByRole('main')).toContainText(shown(text));
  }
  await expectInert(console);

  const other = await newPublicWork(page.request, person);
  const mark = newNickname();
  const waiting = [...comments, '赌博', mark].join('\n');
  await say(page.request, person, other.id, waiting, { acknowledged: 'true' });
  await openConsole(console, staff, `/staff/reviews?search=${encodeURIComponent(mark)}`);
  const row = rowsOf(console, staff.words.reviews.title);
  await expect(row).toHaveCount(1);
  for (const text of comments) await expect(row).toContainText(text);
  await expect(row.locator('mark')).toHaveText(['赌博']);
  await expectInert(console);
  await context.close();
});
