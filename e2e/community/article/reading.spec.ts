import type { Page } from '@playwright/test';
import type { ArticleItem, ArticleSubjects } from '@/lib/community/article/contract';
import type { Page as List } from '@/lib/platform/shared/wire';
import { expect, test } from '../../fixtures';
import { ask } from '../../front/centre/calls';
import { visitAsNewPerson } from '../../people/account/people';
import { languages } from './words';

/** Articles of the demonstration: one in two languages, one whose Chinese text is out of date. */
const [usual, stale] = ['article-13', 'article-46'];

type Language = (typeof languages)[number];

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, { prefix, marker }: Language, path: string) {
  await page.goto(prefix + path);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
}

test('a reader finds an article by its tag, and comes back to the list as it was left', async ({
  page,
  request,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { index } = language.words;
  const { tags } = await ask<ArticleSubjects>(request, '/api/article/subjects');
  const tag = tags[0]?.tag ?? '';
  const found = await ask<List<ArticleItem>>(request, `/api/article/list?tag=${encodeURIComponent(tag)}&pageSize=20`);
  const ids = found.list.map(({ id }) => id);
  const chip = page.getByRole('group', { name: index.tags }).getByRole('button', { name: `# ${tag}`, exact: true });
  const links = page.getByRole('region', { name: index.list }).getByRole('heading', { level: 3 }).getByRole('link');
  const shown = async () => {
    const hrefs = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    return hrefs.map((href) => href?.split('/').at(-1)?.split('#')[0]);
  };

  await open(page, language, '/articleIndex');
  await chip.click();
  await expect.poll(shown).toEqual(ids);
  expect(new URL(page.url()).searchParams.get('tag')).toBe(tag);
  expect(await findAxeViolations()).toEqual([]);

  await links.last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`/articleIndex/${ids.at(-1)}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(shown).toEqual(ids);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('who reads an article can like it, collect it and say something below it', async ({
  page,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { words, talk } = language;
  const main = page.getByRole('main');
  const like = main.locator('button[aria-pressed]').filter({ hasText: /\d/ }).first();
  const { nickname: text } = await visitAsNewPerson(page);
  await open(page, language, `/articleIndex/${usual}`);
  expect(await findAxeViolations()).toEqual([]);
  const discussion = page.locator('#comments');
  // The paragraph of the text, not the line with its author.
  const said = discussion.locator('p[dir=auto]').filter({ hasText: text });

  const saved = [page.waitForResponse('**/api/like/like'), page.waitForResponse('**/api/collection/collect')];
  await like.click();
  await main.getByRole('button', { name: words.page.collect, exact: true }).click();
  for (const answer of saved) expect((await answer).status()).toBe(200);
  await discussion.getByRole('textbox', { name: talk.composer.label, exact: true }).fill(text);
  await discussion.getByRole('button', { name: talk.composer.send, exact: true }).click();
  await expect(said).toBeVisible();

  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('button', { name: words.page.collected, exact: true })).toBeVisible();
  await expect(said).toBeVisible();
});

test('a text that is out of date leads to the other language', async ({ page }) => {
  // In which language it is out of date is the article's and not the journey's.
  const [chinese, english] = languages;
  await open(page, chinese, `/articleIndex/${stale}`);
  await page.getByRole('main').getByRole('link', { name: '读英文版' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/articleIndex/${stale}${english.marker}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
