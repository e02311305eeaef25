import type { VideoDetail } from '@/lib/works/work/contract';
import { expect, test, violationsOf } from '../../fixtures';
import { ask } from '../../front/centre/calls';
import { keepLogin, register } from '../../people/account/people';
import { field, languages, openOwnWorks, part, press, readWork, said, visitDraft } from './editing';
import { decideOnWork } from './films';

// A conflict is an answer with its status.
test.use({ expectedErrors: [/status of 409/] });

test('who is credited is asked first; the page of the work names who confirmed, and nobody else', async ({
  page,
  browser,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { name, prefix, words } = language;
  const { credits: t, bar, state: states } = words.edit;
  const own = words.work.credits;
  const { person, work } = await visitDraft(page, language);
  const credits = part(page, t.title);
  const search = field(page, t.search);
  const [yes, no] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [confirming, declining] = await Promise.all([register(yes.request), register(no.request)]);
  for (const { nickname } of [confirming, declining]) {
    await search.fill(nickname);
    await credits.getByRole('button', { name: t.add.replace('{name}', nickname), exact: true }).click();
    const card = credits.getByRole('listitem').filter({ hasText: nickname });
    await card.getByText(t.role.light, { exact: true }).click();
    await card.getByText(t.role.other, { exact: true }).click();
    await expect(card.getByText(t.states.later)).toBeVisible();
    await expect(card.getByRole('checkbox', { checked: true })).toHaveCount(1);
  }
  await press(page, bar.submit);
  await expect(page.getByText(states.pending_review)).toBeVisible();
  await expect(credits.getByText(t.states.asked)).toHaveCount(2);

  for (const [context, who, answer, told] of [
    [yes, confirming, own.confirm, own.confirmed],
    [no, declining, own.decline, own.declined],
  ] as const) {
    const theirs = await context.newPage();
    await keepLogin(theirs, who.token);
    await openOwnWorks(theirs, language);
    await theirs.getByRole('tab', { name: words.work.tabs.credits }).click();
    const asked = theirs.getByRole('article').filter({ hasText: name === 'zh' ? work.titleZh : work.titleEn });
    await expect(asked.getByText(own.roles.replace('{roles}', own.roleNames.light))).toBeVisible();
    await expect(asked.getByText(own.by.replace('{author}', person.nickname))).toBeVisible();
    await asked.getByRole('button', { name: answer }).click();
    await expect(theirs.getByText(told)).toBeVisible();
    await context.close();
  }
  await page.reload();
  for (const [{ nickname }, state] of [
    [confirming, t.states.confirmed],
    [declining, t.states.declined],
  ] as const)
    await expect(credits.getByRole('listitem').filter({ hasText: nickname }).getByText(state)).toBeVisible();

  await decideOnWork(work.id, 'approve');
  const { credits: named } = await ask<VideoDetail>(page.request, `/api/video/detail?id=${work.id}`);
  expect(named.map(({ nickname, roles }) => [nickname, roles])).toEqual([[confirming.nickname, ['light']]]);
  await page.goto(`${prefix}/video/detail/${work.id}`);
  const shown = page.getByRole('region', { name: words.watch.credits });
  await expect(shown.getByRole('link')).toHaveCount(1);
  await expect(shown.getByRole('link', { name: confirming.nickname })).toHaveAttribute(
    'href',
    `${prefix}/otherPeople?userId=${confirming.userId}`,
  );
});

test('a work is handed in, withdrawn and handed in again; what is changed once it is public waits until it is saved or given up', async ({
  page,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { name, prefix, words } = language;
  const { edit, work: own } = words;
  const { person, work } = await visitDraft(page, language);
  const now = () => readWork(page.request, person, work.id);
  const titled = name === 'zh' ? 'titleZh' : 'titleEn';
  const title = field(page, edit.fields[titled]);

  await test.step('handed in, withdrawn, changed and handed in again', async () => {
    await press(page, edit.bar.submit);
    await expect(page.getByText(edit.state.pending_review)).toBeVisible();
    await press(page, edit.bar.withdraw);
    await expect(page.getByText(edit.bar.withdrawn)).toBeVisible();
    await expect(page.getByText(edit.state.pending_edit)).toBeVisible();
    expect(await now()).toMatchObject({ state: 'pending_edit' });
    await title.fill('重新写过的题');
    await press(page, edit.bar.submit);
    await expect(page.getByText(edit.state.pending_review)).toBeVisible();
    expect(await now()).toMatchObject({ state: 'pending_review', [titled]: '重新写过的题' });
  });

  await decideOnWork(work.id, 'approve');
  await openOwnWorks(page, language);
  const toEditor = page.getByRole('article').getByRole('link', { name: new RegExp(`^${own.list.edit}`) });

  await test.step('what is not saved yet is there again, whichever way it was left', async () => {
    await toEditor.click();
    await title.fill('新的题');
    await said(page, edit.save.unsaved);
    await page.goBack();
    await expect(page.getByText(edit.save.kept)).toBeVisible();
    expect(await now()).toMatchObject({ [titled]: '重新写过的题' });
    await toEditor.click();
    await said(page, edit.save.restored);
    await expect(title).toHaveValue('新的题');
    // The browser asks before the page itself is left.
    const asked = page.waitForEvent('dialog');
    const left = page.reload();
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).accept();
    await left;
    await said(page, edit.save.restored);
  });

  await press(page, edit.save.discard);
  await expect(title).toHaveValue('重新写过的题');
  await title.fill('定下的题');
  await press(page, edit.bar.save);
  await said(page, edit.save.saved);
  await page.goto(`${prefix}/video/detail/${work.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('定下的题');
});

test('of two tabs the later one is told, and loses nothing', async ({ page, context, inLanguage }) => {
  const language = inLanguage(languages);
  const { fields, save } = language.words.edit;
  const { person, work } = await visitDraft(page, language);
  const now = () => readWork(page.request, person, work.id);
  const other = await context.newPage();
  await openOwnWorks(other, language);
  await other
    .getByRole('article')
    .getByRole('link', { name: new RegExp(`^${language.words.work.list.edit}`) })
    .click();
  const intro = field(other, fields.introZh);
  await expect(intro).toHaveValue(work.introZh);
  await field(page, fields.titleZh).fill('先写的');
  await said(page, save.saved);
  await intro.fill('后写的');
  await said(other, save.changed);
  expect(await violationsOf(other)).toEqual([]);
  await expect(intro).toHaveValue('后写的');
  expect(await now()).toMatchObject({ titleZh: '先写的', introZh: work.introZh });
  // Leaving without a decision keeps the text.
  await other.goBack();
  await expect(other.getByText(save.kept)).toBeVisible();
  await other.goForward();
  await said(other, save.changed);
  await expect(intro).toHaveValue('后写的');
  await press(other, save.keepMine);
  await said(other, save.saved);
  expect(await now()).toMatchObject({ introZh: '后写的' });
  await other.close();
});
