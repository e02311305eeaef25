import type { Page } from '@playwright/test';
import { keepLogin, type Person, visitAsNewPerson } from '../account/people';
import { expect, test } from '../fixtures';
import { joinStaff, openConsole } from '../staff/people';
import { languages as staffLanguages } from '../staff/words';
import { languages, openEditor, playWithFrench, readWork, saidByTracks } from './editing';
import { newPublicWork, newWork } from './films';

/** What would run, load, lead astray or end where it stands, if anything took it for more than words. */
const hostile = {
  titleZh: `</script><script>pwned=1</script>"'><img src=x onerror=alert(1)>`,
  titleEn: `{{pwned=1}} \${pwned=1} <svg/onload=pwned=1> \u202egpj.exe`,
  introZh: [
    `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
    `<a href="javascript:pwned=1" onmouseover="pwned=1">javascript:pwned=1</a>`,
    `Z${'\u0301'.repeat(1500)}`,
    '\u2066\u202e\u2029',
  ].join('\n'),
  introEn: `--><style>*{display:none}</style><math><mi xlink:href="javascript:pwned=1"></math>`,
};
const tags = ['<img src=x onerror=1', '"><script>x</script>'];
const software = ['<script>pwned=1</script>'];
const work = { ...hostile, tags: JSON.stringify(tags), software: JSON.stringify(software) };

/** Subtitles with markup of players and of pages; and what a player shows of each. */
const cues = [
  ['<c.onclick>one</c>', 'one'],
  ['<v onmouseover=pwned=1>two</v>', 'two'],
  ['<img src=x onerror=pwned=1>three', 'three'],
  ['&lt;script&gt;pwned=1&lt;/script&gt;', '<script>pwned=1</script>'],
] as const;
const subtitles = `WEBVTT\n\nSTYLE\n::cue { background: url(javascript:pwned=1) }\n${cues
  .map(([text], index) => `\n00:0${index}.000 --> 01:0${index}.000 onclick:pwned=1\n${text}\n`)
  .join('')}`;

/** Nothing of it has run, and nothing of it stands in the page as anything else than words. */
async function expectInert(page: Page) {
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  const risen = page.locator(
    'img[src="x"], iframe[srcdoc], svg[onload], math, main style, [onmouseover], [onerror], a[href^="javascript:"]',
  );
  await expect(risen).toHaveCount(0);
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test.beforeEach(({ page }) => {
  page.on('dialog', () => {
    throw new Error('A text has opened a dialog.');
  });
});

/** As a page shows it: of several spaces one, and no line ends at its ends. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

for (const language of languages) {
  const { name, prefix, words } = language;
  const title = shown(name === 'zh' ? hostile.titleZh : hostile.titleEn);
  const intro = name === 'zh' ? hostile.introZh : hostile.introEn;

  test(`${name}: hostile words are words on the public page, in what it tells others, and in the player`, async ({
    page,
    request,
    baseURL,
  }) => {
    const person = await visitAsNewPerson(page);
    const { id } = await newPublicWork(page.request, person, work);
    const saved = await page.request.post('/api/video/work/subtitle', {
      headers: { Authorization: `Bearer ${person.token}` },
      multipart: { id, language: 'fr', file: { name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(subtitles) } },
    });
    expect((await saved.json()).code).toBe('OK');

    await page.goto(`${prefix}/video/detail/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(intro.split('\n')[0] as string)).toBeVisible();
    for (const tag of tags) await expect(page.getByText(`# ${tag}`, { exact: true })).toBeVisible();
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    const { '@graph': graph } = JSON.parse((await data.textContent()) ?? '');
    expect(graph[0]).toMatchObject({ '@type': 'VideoObject', url: `${baseURL}${prefix}/video/detail/${id}` });
    expect(shown(graph[0].name)).toBe(title);
    const card = page.locator('meta[property="og:title"]');
    expect(shown((await card.getAttribute('content')) ?? '')).toContain(title);
    for (const picture of [
      await page.locator('meta[property="og:image"]').getAttribute('content'),
      `/media/poster/${name}/${id}.jpg`,
    ]) {
      expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
    }
    await expectInert(page);

    await playWithFrench(page, words.player);
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

  test(`${name}: hostile words are words to their creator and to staff`, async ({ page, browser }) => {
    const person = await visitAsNewPerson(page);
    const { id } = await newWork(page.request, person, work);
    await page.goto(`${prefix}/MyMaJiang`);
    await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
    await expectInert(page);
    await openEditor(page, language, id);
    const { edit } = words;
    await expect(page.getByRole('textbox', { name: edit.fields.titleZh, exact: true })).toHaveValue(hostile.titleZh);
    await expect(page.getByRole('list', { name: edit.fields.tags }).getByRole('listitem')).toHaveText(tags);
    await expect(page.getByRole('list', { name: edit.fields.software }).getByRole('listitem')).toHaveText(software);
    await expectInert(page);

    const context = await browser.newContext();
    const staff = await joinStaff(context.request, 'reviewer');
    const console = await context.newPage();
    await keepLogin(console, staff.token);
    await openConsole(console, staffLanguages[name === 'zh' ? 0 : 1], `/staff/works/${id}`);
    for (const text of [hostile.titleZh, hostile.titleEn, hostile.introEn, ...tags, ...software]) {
      await expect(console.getByRole('main')).toContainText(shown(text));
    }
    await expectInert(console);
    await context.close();
  });
}

test('what no text can be is refused before anything is kept', async ({ page }) => {
  const person = await visitAsNewPerson(page);
  const draft = await newWork(page.request, person);
  for (const [change, broken] of [
    [{ titleZh: 'a\0b' }, 'titleZh'],
    [{ introEn: `Z${'\u0301'.repeat(10_000)}` }, 'introEn'],
    [{ tags: ['<script>alert(1)</script>'] }, 'tags.0'],
    [{ credits: [{ userId: person.nickname, roles: ['<script>'] }] }, 'credits'],
  ] as const) {
    expect(await refused(page, person, { ...draft, credits: [], ...change })).toEqual([broken]);
  }
  expect(await readWork(page.request, person, draft.id)).toMatchObject({
    titleZh: draft.titleZh,
    tags: [],
    credits: [],
  });
});

/** The fields for which a save is refused, each once. */
async function refused(page: Page, { token }: Person, change: object): Promise<string[]> {
  const answer = await page.request.post('/api/video/work/save', {
    headers: { Authorization: `Bearer ${token}` },
    data: { ...change, isDownloadable: false, isMadeWithAi: false },
  });
  const { code, fields } = await answer.json();
  expect(code).toBe('400');
  return [...new Set<string>(fields.map(({ field }: { field: string }) => field))];
}
