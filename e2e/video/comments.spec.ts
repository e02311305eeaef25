import type { Page } from '@playwright/test';
import type { Thread } from '@/lib/comment/contract';
import type { Page as List } from '@/lib/platform/shared/wire';
import client from '../../messages/zh/client.json' with { type: 'json' };
import errors from '../../messages/zh/errors.json' with { type: 'json' };
import { newNickname, register, visitAsNewPerson } from '../account/people';
import { chinese, expectPage, logIn } from '../account/steps';
import { ask, callAs, registerOther } from '../centre/calls';
import { expect, test } from '../fixtures';
import { callAsAdmin } from '../staff/people';
import {
  busiest,
  composer,
  discussion,
  entry,
  htmlOf,
  languages,
  openWork,
  pageOf,
  quietWorks,
  say,
  talkInChinese as t,
} from './talk';

const listOf = (work: string, query = '') => `/api/comment/list?kind=video&thingId=${work}&pageSize=20${query}`;
/** A text that no other test writes. */
const something = (text: string) => `${text} ${newNickname()}`;
const press = (page: Page, name: string) => discussion(page).getByRole('button', { name, exact: true }).click();

for (const language of languages) {
  const { name, prefix, talk } = language;

  test.describe(`${name}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('what is said about a work can be read, with the first answers, and nothing that waits', async ({
      page,
      request,
    }) => {
      for (const work of [busiest, 'video-001']) {
        const { list } = await ask<List<Thread>>(request, listOf(work), name);
        await page.goto(prefix + pageOf(work));
        const said = list.flatMap(({ replies, ...comment }) => [comment, ...replies]);
        expect(said.map(({ state }) => state)).not.toContain('waiting');
        const entries = discussion(page).getByRole('article');
        await expect(entries).toHaveCount(said.length);
        for (const [index, { text, author }] of said.entries()) {
          await expect(entries.nth(index)).toContainText(text);
          await expect(entries.nth(index).getByRole('link').first()).toHaveText(author.nickname);
        }
        await expect(discussion(page).getByRole('button')).toHaveCount(0);
        const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
        const told = graph['@graph'][0].comment.map(({ text }: { text: string }) => text);
        expect(told).toEqual(list.map(({ text }) => text));
      }
    });
  });

  test(`${name}: what a person writes is there for all, can be liked and is answered`, async ({ page, request }) => {
    const work = quietWorks.talk[name === 'zh' ? 0 : 1];
    const [text, answer] = [something('先声后光'), something('同感')];
    await visitAsNewPerson(page);
    await openWork(page, work, language);
    await expect(discussion(page).getByText(talk.empty.title)).toBeVisible();
    await composer(page, talk.composer.label).fill(text);
    await press(page, talk.composer.send);
    await expect(entry(page, text)).toBeVisible();
    await expect(discussion(page).getByRole('heading', { level: 2 })).toHaveText(/ 1$/);
    await expect(composer(page, talk.composer.label)).toHaveValue('');
    await expect.poll(() => htmlOf(request, work)).toContain(text);

    const like = entry(page, text).locator('button[aria-pressed]');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveText('1');
    await entry(page, text).getByText(talk.reply, { exact: true }).click();
    await page.keyboard.type(answer);
    await press(page, talk.composer.replySend);
    await expect(entry(page, answer)).toBeVisible();
    // The number comes with the page, which is made anew within a quarter of a second.
    await expect.poll(() => htmlOf(request, work)).toContain(answer);
    await page.reload();
    await expect(entry(page, text).locator('button[aria-pressed]').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(entry(page, text).getByRole('list')).toContainText(answer);
    await expect(discussion(page).getByRole('heading', { level: 2 })).toHaveText(/ 2$/);
  });
}

test('the discussion can stand by likes, and is read to its end', async ({ page, request }) => {
  const liked = await ask<List<Thread>>(request, listOf(busiest, '&sort=liked'));
  await openWork(page, busiest);
  const comments = discussion(page).locator('> ul > li');
  await expect(comments).toHaveCount(20);
  await press(page, t.sorts.liked);
  await expect(comments.first()).toContainText(liked.list[0]?.text ?? '');
  await expect(comments).toHaveCount(20);
  await press(page, t.sorts.latest);
  await expect(async () => {
    await comments.last().scrollIntoViewIfNeeded();
    await expect(discussion(page).getByText(client.end, { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await comments.count()).toBeGreaterThan(40);
  // The one with more answers than come with it.
  await discussion(page).getByRole('button', { name: /^展开/ }).first().click();
  await expect(discussion(page).getByRole('button', { name: /^展开/ })).toHaveCount(0);
});

test('whoever wrote a comment may delete it, once asked; nobody else', async ({ page, request }) => {
  const work = quietWorks.removal;
  const other = await registerOther(request);
  const [own, others] = [something('我的'), something('别人的')];
  const theirs = await say(request, other, work, others);
  const person = await visitAsNewPerson(page);
  await say(page.request, person, work, own);
  await openWork(page, work);
  const remove = (text: string) => entry(page, text).getByText(t.remove, { exact: true });
  await expect(remove(own)).toBeVisible();
  await expect(entry(page, others)).toBeVisible();
  await expect(remove(others)).toHaveCount(0);
  const headers = { Authorization: `Bearer ${person.token}`, Language: 'zh_cn' };
  const refused = await page.request.post('/api/comment/remove', { headers, form: { id: theirs.id } });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'NotOwner', message: errors.NotOwner });

  const dialog = page.getByRole('alertdialog', { name: t.removal.title });
  await remove(own).click();
  await dialog.getByRole('button', { name: t.removal.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entry(page, own)).toBeVisible();
  await remove(own).click();
  await dialog.getByRole('button', { name: t.removal.confirm }).click();
  await expect(entry(page, own)).toHaveCount(0);
  await expect(entry(page, others)).toBeVisible();
  await expect.poll(() => htmlOf(request, work)).not.toContain(own);
});

test('empty is refused, and what is too long is told while one types', async ({ page }) => {
  await visitAsNewPerson(page);
  await openWork(page, quietWorks.limits);
  const field = composer(page, t.composer.label);
  await press(page, t.composer.send);
  await expect(discussion(page).getByRole('alert')).toHaveText(t.rules.required);
  await field.fill('光'.repeat(499));
  await expect(field).toHaveAccessibleDescription('还能写 1 个字');
  await field.press('Control+End');
  await page.keyboard.type('光光');
  await expect(field).toHaveAccessibleDescription('超出 1 个字');
  await press(page, t.composer.send);
  await expect(discussion(page).getByRole('alert')).toHaveText(t.rules.tooLong.replace('{count}', '500'));
  await expect(discussion(page).getByRole('article')).toHaveCount(0);
  await field.press('Control+End');
  await field.press('Backspace');
  await press(page, t.composer.send);
  await expect(entry(page, '光'.repeat(500))).toBeVisible();
});

test('a visitor is led to the login and comes back to what they typed', async ({ page, request }) => {
  const person = await register(request);
  const work = quietWorks.draft;
  const text = something('登录之前写的');
  await openWork(page, work);
  await composer(page, t.composer.label).fill(text);
  await press(page, t.composer.logIn);
  const back = `${pageOf(work)}#comments`;
  await expectPage(page, chinese, `/login?redirecturl=${encodeURIComponent(back)}`);
  await logIn(page, chinese, person.mobile, person.password);
  await expect(page).toHaveURL(back);
  await expect(composer(page, t.composer.label)).toHaveValue(text);
  await press(page, t.composer.send);
  await expect(entry(page, text)).toBeVisible();
});

test.describe('with the network gone', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('what was written stays and says why; sent again, it is there once', async ({ page, context }) => {
    const text = something('信号不好');
    await visitAsNewPerson(page);
    await openWork(page, quietWorks.network);
    await composer(page, t.composer.label).fill(text);
    await context.setOffline(true);
    await press(page, t.composer.send);
    await expect(discussion(page).getByRole('alert')).toHaveText(client.offline);
    await expect(composer(page, t.composer.label)).toHaveValue(text);
    await context.setOffline(false);
    await press(page, t.composer.send);
    await expect(entry(page, text)).toHaveCount(1);
    await page.reload();
    await expect(discussion(page).getByText(text, { exact: true })).toHaveCount(1);
  });
});

test.describe('a watched word', () => {
  test.use({ expectedErrors: [/status of 409|status of 400|status of 422/] });

  test('warns; sent all the same, the writer alone sees it until staff have read it', async ({ page, request }) => {
    const work = quietWorks.waiting;
    const mark = newNickname();
    const text = `城中村的赌博机 ${mark}`;
    await visitAsNewPerson(page);
    await openWork(page, work);
    await composer(page, t.composer.label).fill(text);
    await press(page, t.composer.send);
    await page.getByRole('alertdialog').getByRole('button', { name: t.warning.confirm }).click();
    await expect(entry(page, text)).toContainText(t.waiting);
    await page.reload();
    await expect(entry(page, text)).toContainText(t.waiting);
    const other = await registerOther(request);
    for (const path of [listOf(work), listOf(work, '&sort=liked')]) {
      expect((await ask<List<Thread>>(request, path)).list).toEqual([]);
      expect((await callAs<List<Thread>>(request, other, path)).list).toEqual([]);
    }
    expect(await htmlOf(request, work)).not.toContain(text);

    const found = `/api/moderation/reviews?search=${encodeURIComponent(mark)}`;
    const { list } = await callAsAdmin<List<{ id: string }>>(found);
    await callAsAdmin('/api/moderation/reviews/decide', { id: list[0]?.id ?? '', isAllowed: 'true' });
    await expect.poll(() => htmlOf(request, work)).toContain(text);
    await page.reload();
    await expect(entry(page, text)).toBeVisible();
    await expect(discussion(page).getByText(t.waiting)).toHaveCount(0);
  });
});
