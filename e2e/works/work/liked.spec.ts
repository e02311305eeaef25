import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { callAs } from '../../front/centre/calls';
import { register } from '../../people/account/people';
import { languages as accountLanguages, expectPage, logIn } from '../../people/account/steps';
import { newPublicWork } from './films';
import { openWork, pageOf } from './talk';
import { languages } from './words';

/** The like button of the work itself, the first toggle on its page. */
const likeOf = (page: Page) => page.getByRole('main').locator('button[aria-pressed]').first();

test('who likes a work is led to the login and back; their like and their collecting stay, and everybody counts', async ({
  page,
  context,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const account = inLanguage(accountLanguages);
  const { collect, collected } = language.words.watch;
  const { id } = await newPublicWork(request, await register(request));
  const person = await register(request);
  const like = likeOf(page);
  const mark = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

  await test.step('a visitor comes back from the login to the work', async () => {
    await openWork(page, id, language);
    await like.click();
    await expectPage(page, account, `/login?redirecturl=${encodeURIComponent(language.prefix + pageOf(id))}`);
    await logIn(page, account, person.mobile, person.password);
    await expectPage(page, account, pageOf(id));
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('what was pressed is so after a reload, in every tab', async () => {
    const saved = [page.waitForResponse('**/api/like/like'), page.waitForResponse('**/api/collection/collect')];
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await mark(collect).click();
    await expect(mark(collected)).toHaveAttribute('aria-pressed', 'true');
    for (const answer of saved) expect((await answer).status()).toBe(200);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName(/\D1\D/);
    await expect(mark(collected)).toBeVisible();
  });

  await test.step('the page that is kept tells how many like the work now', async () => {
    await callAs(request, await register(request), '/api/like/like', { kind: 'video', id, like: 'true' });
    const other = await context.newPage();
    await openWork(other, id, language);
    await expect(likeOf(other)).toHaveAttribute('aria-pressed', 'true');
    await expect(likeOf(other)).toHaveAccessibleName(/\D2\D/);
    await likeOf(other).click();
    await expect(likeOf(other)).toHaveAccessibleName(/\D1\D/);
    await expect(likeOf(other)).toHaveAttribute('aria-pressed', 'false');
  });
});
