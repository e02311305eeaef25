import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { VideoDetail, WorkDraft } from '@/lib/video/contract';
import { register, visitAsNewPerson } from '../account/people';
import { ask, callAs, userIdOf } from '../centre/calls';
import { expect, test } from '../fixtures';
import {
  chinese,
  type Language,
  languages,
  openEditor,
  part,
  playWithFrench,
  readWork,
  saidByTracks,
  subtitlesSaying,
} from './editing';
import { decideOnWork, newFilm, newPublicWork, newWork, processed, upload } from './films';

// What is refused, and what somebody else was faster with, is an answer with its status.
test.use({ expectedErrors: [/status of 4(00|09|15)/] });

const { edit: t, work: own } = chinese.words;
const texts = ['titleZh', 'introZh', 'titleEn', 'introEn'] as const;

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Waits until the editor says so of what is typed. */
const said = (page: Page, words: string) =>
  expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible();

/** Somebody new with a draft of theirs, complete, in its editor. */
async function visitDraft(page: Page, language: Language = chinese) {
  const person = await visitAsNewPerson(page);
  const work = await newWork(page.request, person);
  await openEditor(page, language, work.id);
  return { person, work };
}

for (const language of languages) {
  const { name, words } = language;
  const { edit } = words;

  test(`${name}: what a work lacks is said at its fields, and the first takes the focus`, async ({ page }) => {
    const person = await visitAsNewPerson(page);
    const uploadId = await upload(page.request, person, Buffer.from('This is no film.'));
    const { id } = await callAs<WorkDraft>(page.request, person, '/api/video/work/create', { uploadId });
    await openEditor(page, language, id);
    await expect(page.getByText(words.work.problems.notVideo)).toBeVisible({ timeout: 60_000 });
    for (const one of texts) await field(page, edit.fields[one]).fill('');
    await press(page, edit.bar.submit);
    await expect(page.getByText(edit.rules.requiredFile)).toBeFocused();
    const needed: readonly string[] = name === 'zh' ? ['titleZh'] : ['titleEn', 'introEn'];
    for (const one of texts) {
      const box = field(page, edit.fields[one]);
      if (needed.includes(one)) await expect(box).toHaveAccessibleDescription(new RegExp(`^${edit.rules.required}`));
      else await expect(box).not.toHaveAttribute('aria-invalid');
    }
    const original = page.getByRole('group', { name: edit.fields.isOriginal });
    await expect(original).toHaveAccessibleDescription(edit.rules.requiredOriginal);
    await expect(part(page, edit.cover.title).getByText(edit.rules.requiredCover)).toBeVisible();
    // What is put right is no longer said; nothing takes the focus away meanwhile.
    await original.getByText(edit.fields.original, { exact: true }).click();
    await expect(original).toHaveAccessibleDescription('');
    await expect(page.getByRole('radio', { name: edit.fields.original, exact: true })).toBeFocused();
  });

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

  test(`${name}: tags are unique and limited, and the limit is told`, async ({ page }) => {
    const { person, work } = await visitDraft(page, language);
    const tags = page.getByRole('list', { name: edit.fields.tags }).getByRole('listitem');
    const box = field(page, edit.fields.tags);
    await expect(box).toHaveAccessibleDescription(edit.fields.tagsHint.replace('{count}', '10'));
    for (const tag of ['Light', 'ＬＩＧＨＴ', '光', '光']) {
      await box.fill(tag);
      await box.press('Enter');
    }
    await expect(tags).toHaveText(['Light', '光']);
    for (let count = 3; count <= 10; count++) {
      await box.fill(`tag ${count}`);
      await box.press('Enter');
    }
    await expect(box).toHaveAccessibleDescription(edit.fields.tagsFull.replace('{count}', '10'));
    await expect(box).not.toBeEditable();
    await said(page, edit.save.saved);
    expect((await readWork(page.request, person, work.id)).tags).toHaveLength(10);
    await page.getByRole('button', { name: edit.fields.remove.replace('{name}', '光'), exact: true }).click();
    await box.fill('字'.repeat(21));
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(edit.rules.tag);
  });
}

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

test('who is credited is asked first; the page of the work names who confirmed, and nobody else', async ({
  page,
  browser,
}) => {
  const { person, work } = await visitDraft(page);
  const credits = part(page, t.credits.title);
  const search = field(page, t.credits.search);
  const [yes, no] = await Promise.all([browser.newContext(), browser.newContext()]);
  const people = await Promise.all([yes, no].map(({ request }) => register(request)));
  for (const { nickname } of people) {
    await search.fill(nickname);
    await credits.getByRole('button', { name: t.credits.add.replace('{name}', nickname), exact: true }).click();
    // Nobody can be added twice.
    await search.fill(nickname);
    await expect(search).toHaveAccessibleDescription(t.credits.nobody);
    await search.fill('');
    const card = credits.getByRole('listitem').filter({ hasText: nickname });
    await card.getByText(t.credits.role.light, { exact: true }).click();
    await card.getByText(t.credits.role.other, { exact: true }).click();
    await expect(card.getByText(t.credits.states.later)).toBeVisible();
    await expect(card.getByRole('checkbox', { checked: true })).toHaveCount(1);
  }
  await press(page, t.bar.submit);
  await expect(page.getByText(t.state.pending_review)).toBeVisible();
  await expect(credits.getByText(t.credits.states.asked)).toHaveCount(2);
  for (const [index, context] of [yes, no].entries()) {
    const theirs = await context.newPage();
    const { nickname, token } = people[index] as (typeof people)[number];
    await theirs.addInitScript((kept) => {
      localStorage.setItem('auth_token', kept);
      localStorage.setItem('isLogin', 'true');
    }, token);
    await theirs.goto('/MyMaJiang?tab=credits');
    const request = theirs.getByRole('article').filter({ hasText: work.titleZh });
    await expect(request.getByText(own.credits.roles.replace('{roles}', own.credits.roleNames.light))).toBeVisible();
    await expect(request.getByText(own.credits.by.replace('{author}', person.nickname))).toBeVisible();
    const isConfirmed = context === yes;
    await request.getByRole('button', { name: isConfirmed ? own.credits.confirm : own.credits.decline }).click();
    await expect(theirs.getByText(isConfirmed ? own.credits.confirmed : own.credits.declined)).toBeVisible();
    await theirs.close();
    await page.reload();
    const state = t.credits.states[isConfirmed ? 'confirmed' : 'declined'];
    await expect(credits.getByRole('listitem').filter({ hasText: nickname }).getByText(state)).toBeVisible();
  }
  await decideOnWork(work.id, 'approve');
  const { credits: named } = await ask<VideoDetail>(page.request, `/api/video/detail?id=${work.id}`);
  const [confirmed] = people;
  expect(named.map(({ nickname, roles }) => [nickname, roles])).toEqual([[confirmed?.nickname, ['light']]]);
  await page.goto(`/video/detail/${work.id}`);
  const shown = page.getByRole('region', { name: chinese.words.watch.credits });
  await expect(shown.getByRole('link')).toHaveCount(1);
  await expect(shown.getByRole('link', { name: confirmed?.nickname as string })).toHaveAttribute(
    'href',
    `/otherPeople?userId=${await userIdOf(yes.request, confirmed as (typeof people)[number])}`,
  );
  await Promise.all([yes.close(), no.close()]);
});

test('a work is handed in, withdrawn, changed and handed in again', async ({ page }) => {
  const { person, work } = await visitDraft(page);
  const state = async () => (await readWork(page.request, person, work.id)).state;
  await press(page, t.bar.submit);
  await expect(page.getByText(t.state.pending_review)).toBeVisible();
  expect(await state()).toBe('pending_review');
  await press(page, t.bar.withdraw);
  await expect(page.getByText(t.bar.withdrawn)).toBeVisible();
  await expect(page.getByText(t.state.pending_edit)).toBeVisible();
  expect(await state()).toBe('pending_edit');
  await field(page, t.fields.titleZh).fill('重新写过的题');
  await press(page, t.bar.submit);
  await expect(page.getByText(t.state.pending_review)).toBeVisible();
  await page.reload();
  await expect(field(page, t.fields.titleZh)).toHaveValue('重新写过的题');
  expect(await state()).toBe('pending_review');
});

test('of two tabs the later one is told, and loses nothing', async ({ page, context }) => {
  const { person, work } = await visitDraft(page);
  const other = await context.newPage();
  await other.goto('/MyMaJiang');
  await other
    .getByRole('article')
    .getByRole('link', { name: new RegExp(own.list.edit) })
    .click();
  await expect(field(other, t.fields.titleZh)).toHaveValue(work.titleZh);
  await field(page, t.fields.titleZh).fill('先写的');
  await said(page, t.save.saved);
  await field(other, t.fields.introZh).fill('后写的');
  await said(other, t.save.changed);
  await expect(field(other, t.fields.introZh)).toHaveValue('后写的');
  expect(await readWork(page.request, person, work.id)).toMatchObject({ titleZh: '先写的', introZh: work.introZh });
  // Who leaves without a decision finds it all the same.
  await other.goBack();
  await expect(other.getByText(t.save.kept)).toBeVisible();
  await other.goForward();
  await said(other, t.save.changed);
  await expect(field(other, t.fields.introZh)).toHaveValue('后写的');
  await press(other, t.save.keepMine);
  await said(other, t.save.saved);
  expect(await readWork(page.request, person, work.id)).toMatchObject({ introZh: '后写的' });
});

test('what is changed of a public work waits where it was left, until it is saved or given up', async ({ page }) => {
  const person = await visitAsNewPerson(page);
  const work = await newPublicWork(page.request, person);
  await page.goto('/MyMaJiang');
  const title = field(page, t.fields.titleZh);
  const toEditor = page.getByRole('article').getByRole('link', { name: new RegExp(own.list.edit) });
  await toEditor.click();
  await title.fill('新的题');
  await said(page, t.save.unsaved);
  await page.goBack();
  await expect(page.getByText(t.save.kept)).toBeVisible();
  expect((await readWork(page.request, person, work.id)).titleZh).toBe(work.titleZh);
  await toEditor.click();
  await said(page, t.save.restored);
  await expect(title).toHaveValue('新的题');
  // The browser asks before the page itself goes.
  const asked = page.waitForEvent('dialog');
  const left = page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).accept();
  await left;
  await said(page, t.save.restored);
  await press(page, t.save.discard);
  await expect(title).toHaveValue(work.titleZh);
  await title.fill('定下的题');
  await press(page, t.save.save);
  await said(page, t.save.saved);
  await page.goto(`/video/detail/${work.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('定下的题');
});
