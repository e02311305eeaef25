import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { openPage } from '../../front/centre/open';
import { register, visitAsNewPerson } from '../../people/account/people';
import { newPublicWork } from '../../works/work/films';
import { languages } from './words';

const about = { kind: 'video', thingId: 'video-001' };

test('what concerns one is counted while one looks, opened and read', async ({
  page,
  playwright,
  baseURL,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { message: t, shell, centre } = language.words;
  const other = await playwright.request.newContext({ baseURL });
  const [person, follower] = [await visitAsNewPerson(page), await register(other)];
  await openPage(page, language, '/PeopleCenter');
  const face = page.getByRole('banner').getByRole('link', { name: shell.menu.personalCentre });
  await expect(face).toHaveAccessibleName(shell.menu.personalCentre);

  await test.step('the number comes by itself', async () => {
    await callAs(other, follower, '/api/person/follow', { userId: person.userId, follow: 'true' });
    await expect(face).toHaveAccessibleName(`${shell.menu.personalCentre} ${shell.unread} 1`);
    await page
      .getByRole('main')
      .getByRole('link', { name: `${centre.own.entries.messages} ${centre.own.unread} 1` })
      .click();
  });

  const rows = page.getByRole('tabpanel').getByRole('article');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(follower.nickname);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/\/MyFocus\?tab=fans/);
  await expect(page.getByRole('tabpanel')).toContainText(follower.nickname);
  await expect(face).toHaveAccessibleName(shell.menu.personalCentre);

  await test.step('what has come since is shown by a press, and all of it is marked as read', async () => {
    await openPage(page, language, '/PersonalMessage');
    const { id: replyTo } = await callAs<{ id: string }>(page.request, person, '/api/comment/send', {
      ...about,
      text: '?',
    });
    await callAs(other, follower, '/api/comment/send', { ...about, text: '!', replyTo });
    await page.getByRole('button', { name: t.arrived }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: t.markAllRead }).click();
    await expect(page.getByText(t.noneUnread)).toBeVisible();
    await expect(face).toHaveAccessibleName(shell.menu.personalCentre);
  });
  await test.step('new works of people one follows stand at the head until they are seen', async () => {
    await callAs(page.request, person, '/api/person/follow', { userId: follower.userId, follow: 'true' });
    await newPublicWork(other, follower, { titleZh: '潮汐来信', titleEn: 'Letters of the tide' });
    await openPage(page, language, '/PersonalMessage');
    const news = page.getByRole('tabpanel').locator('a[href$="/otherMessage/works"]');
    await expect(news).toContainText(follower.nickname);
    // The next page would break off the call that notes it.
    const noted = page.waitForResponse('**/api/video/followedNewsSeen');
    await news.click();
    await expect(page.getByRole('heading', { level: 1, name: centre.news.works })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /潮汐来信|Letters of the tide/ })
        .first(),
    ).toBeVisible();
    await noted;
    await openPage(page, language, '/PersonalMessage');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(news).toHaveCount(0);
  });
});

test('an answer is answered where it stands', async ({ page, playwright, baseURL, inLanguage }) => {
  const language = inLanguage(languages);
  const { message: t, comment } = language.words;
  const other = await playwright.request.newContext({ baseURL });
  const [person, reader] = [await visitAsNewPerson(page), await register(other)];
  const { id: replyTo } = await callAs<{ id: string }>(page.request, person, '/api/comment/send', {
    ...about,
    text: '在哪里？',
  });
  await callAs(other, reader, '/api/comment/send', { ...about, text: '在西岸。', replyTo });
  await openPage(page, language, '/reply');
  const row = page.getByRole('article').filter({ hasText: '在西岸。' });
  await expect(row).toContainText('在哪里？');
  await row.getByRole('button', { name: t.replyTo.replace('{name}', reader.nickname) }).click();
  const text = `谢谢 ${reader.nickname}`;
  await row.getByRole('textbox').fill(text);
  await row.getByRole('button', { name: comment.composer.replySend, exact: true }).click();
  await expect(row).toContainText(`${t.answered} ${text}`);
  await row
    .getByRole('link', { name: /^(?!光年)/ })
    .last()
    .click();
  await expect(page.locator('#comments')).toContainText(text);
});

test('a person who is blocked can follow no more, until that is ended', async ({
  page,
  playwright,
  baseURL,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { person: words, settings } = language.words;
  const t = words.block;
  const other = await playwright.request.newContext({ baseURL });
  const [person, stranger] = [await visitAsNewPerson(page), await register(other)];
  const follow = async () => {
    const headers = { Authorization: `Bearer ${stranger.token}` };
    const form = { userId: person.userId, follow: 'true' };
    return (await (await other.post('/api/person/follow', { headers, form })).json()).code;
  };
  await openPage(page, language, `/otherPeople?userId=${stranger.userId}`);
  await page.getByRole('button', { name: t.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.block }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.block }).click();
  await expect.poll(follow).toBe('Blocked');
  await openPage(page, language, '/Settings');
  await page.getByRole('main').getByRole('link', { name: settings.titles.blocked }).click();
  await page.getByRole('button', { name: `${t.unblock} ${stranger.nickname}` }).click();
  await expect(page.getByRole('button', { name: `${t.again} ${stranger.nickname}` })).toBeVisible();
  await expect.poll(follow).toBe('OK');
});
