import type { Page } from '@playwright/test';
import type { Page as List } from '@/lib/platform/shared/wire';
import type { Thread } from '@/lib/reactions/comment/contract';
import { callAsAdmin } from '../../base/staff/people';
import { expect, test } from '../../fixtures';
import { ask, callAs } from '../../front/centre/calls';
import { newNickname, register, visitAsNewPerson } from '../../people/account/people';
import { languages as accountLanguages, expectPage, logIn } from '../../people/account/steps';
import { newPublicWork } from './films';
import { busiest, composer, discussion, entry, htmlOf, languages, listOf, openWork, pageOf, say } from './talk';

const press = (page: Page, name: string) => discussion(page).getByRole('button', { name, exact: true }).click();
const heading = (page: Page) => discussion(page).getByRole('heading', { level: 2 });

test('what a person writes is there for all, is liked and answered, and goes when its writer says so', async ({
  page,
  request,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { talk } = language;
  const author = await register(request);
  const { id } = await newPublicWork(request, author);
  const [text, answer, others] = ['先声后光', '同感', '谢谢大家'];
  await visitAsNewPerson(page);
  await openWork(page, id, language);

  await test.step('it is there at once, and with the page for everybody', async () => {
    await expect(discussion(page).getByText(talk.empty.title)).toBeVisible();
    await composer(page, talk.composer.label).fill(text);
    await press(page, talk.composer.send);
    await expect(entry(page, text)).toBeVisible();
    await expect(heading(page)).toHaveText(/ 1$/);
    await expect(composer(page, talk.composer.label)).toHaveValue('');
    await expect.poll(() => htmlOf(request, id, language)).toContain(text);
  });

  await test.step('it is liked and answered', async () => {
    const like = entry(page, text).locator('button[aria-pressed]');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveText('1');
    await entry(page, text).getByText(talk.reply, { exact: true }).click();
    await page.keyboard.type(answer);
    await press(page, talk.composer.replySend);
    await expect(entry(page, answer)).toBeVisible();
    await say(request, author, id, others);
    // The number is in the page, which is rendered again within a quarter of a second.
    await expect.poll(() => htmlOf(request, id, language)).toContain(others);
    await page.reload();
    await expect(entry(page, text).locator('button[aria-pressed]').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(entry(page, text).getByRole('list')).toContainText(answer);
    await expect(heading(page)).toHaveText(/ 3$/);
  });

  await test.step('its writer alone takes it away, once asked, with what was answered', async () => {
    const remove = (said: string) => entry(page, said).getByText(talk.remove, { exact: true }).first();
    const dialog = page.getByRole('alertdialog', { name: talk.removal.title });
    await remove(text).click();
    expect(await findAxeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: talk.removal.cancel }).click();
    await expect(dialog).toHaveCount(0);
    await expect(remove(text)).toBeFocused();
    await expect(remove(others)).toHaveCount(0);
    await remove(text).click();
    await dialog.getByRole('button', { name: talk.removal.confirm }).click();
    await expect(entry(page, text)).toHaveCount(0);
    await expect(heading(page)).toHaveText(/ 1$/);
    await expect(heading(page)).toBeFocused();
    await expect(entry(page, others)).toBeVisible();
    await expect.poll(() => htmlOf(request, id, language)).not.toContain(text);
  });
});

test('the discussion can stand by likes, and is read to its end', async ({ page, request, inLanguage }) => {
  const language = inLanguage(languages);
  const { sorts, replies } = language.talk;
  const liked = await ask<List<Thread>>(request, listOf(busiest, '&sort=liked'));
  await openWork(page, busiest, language);
  const comments = discussion(page).locator('> ul > li');
  await expect(comments).toHaveCount(20);
  await press(page, sorts.liked);
  await expect(comments.first()).toContainText(liked.list[0]?.text ?? '');
  await expect(comments).toHaveCount(20);
  await press(page, sorts.latest);
  await expect(async () => {
    await comments.last().scrollIntoViewIfNeeded();
    await expect(discussion(page).getByText(language.client.end, { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await comments.count()).toBeGreaterThan(40);
  // The one with more replies than it shows at first.
  const more = discussion(page).getByRole('button', { name: new RegExp(`^${replies.more.split(' ')[0]} \\d`) });
  await more.first().click();
  await expect(more).toHaveCount(0);
});

test.describe('with the network gone for a while', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('a visitor comes back from the login to what they typed, and loses none of it before it is sent, once', async ({
    page,
    context,
    request,
    inLanguage,
    findAxeViolations,
  }) => {
    const language = inLanguage(languages);
    const account = inLanguage(accountLanguages);
    const { talk, client } = language;
    const { id } = await newPublicWork(request, await register(request));
    const person = await register(request);
    const text = '登录之前写的';
    const field = composer(page, talk.composer.label);
    await openWork(page, id, language);
    await field.fill(text);
    await press(page, talk.composer.logIn);
    const back = `${language.prefix}${pageOf(id)}#comments`;
    await expectPage(page, account, `/login?redirecturl=${encodeURIComponent(back)}`);
    await logIn(page, account, person.mobile, person.password);
    await expect(page).toHaveURL(back);
    await expect(field).toHaveValue(text);

    await context.setOffline(true);
    await press(page, talk.composer.send);
    await expect(discussion(page).getByRole('alert')).toHaveText(client.offline);
    expect(await findAxeViolations()).toEqual([]);
    await expect(field).toHaveValue(text);
    await context.setOffline(false);
    await press(page, talk.composer.send);
    await expect(entry(page, text)).toHaveCount(1);
    await page.reload();
    await expect(discussion(page).getByText(text, { exact: true })).toHaveCount(1);
  });
});

test.describe('a watched word', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('warns; sent all the same, the writer alone sees it until staff have read it', async ({
    page,
    request,
    inLanguage,
    findAxeViolations,
  }) => {
    const language = inLanguage(languages);
    const { talk } = language;
    const other = await register(request);
    const { id } = await newPublicWork(request, other);
    const mark = newNickname();
    const text = `城中村的赌博机 ${mark}`;
    await visitAsNewPerson(page);
    await openWork(page, id, language);
    await composer(page, talk.composer.label).fill(text);
    await press(page, talk.composer.send);
    const warning = page.getByRole('alertdialog');
    await expect(warning).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await warning.getByRole('button', { name: talk.warning.confirm }).click();
    await expect(entry(page, text)).toContainText(talk.waiting);
    await page.reload();
    await expect(entry(page, text)).toContainText(talk.waiting);
    expect((await ask<List<Thread>>(request, listOf(id))).list).toEqual([]);
    expect((await callAs<List<Thread>>(request, other, listOf(id))).list).toEqual([]);
    expect(await htmlOf(request, id, language)).not.toContain(mark);

    const found = `/api/moderation/reviews?search=${encodeURIComponent(mark)}`;
    const { list } = await callAsAdmin<List<{ id: string }>>(found);
    await callAsAdmin('/api/moderation/reviews/decide', { id: list[0]?.id ?? '', isAllowed: 'true' });
    await expect.poll(() => htmlOf(request, id, language)).toContain(mark);
    await page.reload();
    await expect(entry(page, text)).toBeVisible();
    await expect(discussion(page).getByText(talk.waiting)).toHaveCount(0);
  });
});
