import type { VideoDetail, WorkDraft } from '@/lib/video/contract';
import { register, visitAsNewPerson } from '../account/people';
import { ask, callAs, userIdOf } from '../centre/calls';
import { expect, test } from '../fixtures';
import { chinese, field, languages, openEditor, part, press, readWork, said, visitDraft } from './editing';
import { decideOnWork, newPublicWork, upload } from './films';

// What is refused, and what somebody else was faster with, is an answer with its status.
test.use({ expectedErrors: [/status of 4(00|09|15)/] });

const { edit: t, work: own } = chinese.words;
const texts = ['titleZh', 'introZh', 'titleEn', 'introEn'] as const;

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
