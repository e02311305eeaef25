import type { APIRequestContext } from '@playwright/test';
import { register } from '../account/people';
import { registerOther, userIdOf } from '../centre/calls';
import { expect, test } from '../fixtures';
import { callAsAdmin, laptop, openConsole, rowsOf, visitAs } from './people';
import { languages } from './words';

const changes = 34;
/** Of one page of a table. */
const pageSize = 30;

/** Leaves a person about whom the audit log has more than a page of entries; gives the person's id. */
async function makeEntries(request: APIRequestContext): Promise<string> {
  const { userId } = await registerOther(request);
  for (let count = 0; count < changes; count += 1) {
    const form = { id: userId, isLocked: String(count % 2 === 0), reason: `第 ${count} 次` };
    await callAsAdmin('/api/account/user/lock', form);
  }
  return userId;
}

for (const language of languages) {
  const { name, words } = language;
  const t = words.staff;
  const { locked, unlocked } = t.audit.actions.account;

  test.describe(name, () => {
    test.use(laptop);

    test('a table is searched, sorted, paged and narrowed, and the address keeps all of that', async ({
      page,
      request,
    }) => {
      await visitAs(page, 'admin');
      const id = await makeEntries(request);
      await openConsole(page, language, '/staff/audit');
      const rows = rowsOf(page, t.audit.title);
      const search = page.getByRole('searchbox', { name: t.audit.search });
      await search.pressSequentially(id);
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === id);
      await expect(rows).toHaveCount(pageSize);
      await expect(rows.filter({ hasText: id })).toHaveCount(pageSize);
      await expect(rows.first()).toContainText(unlocked);

      const time = page.getByRole('columnheader', { name: t.audit.columns.at });
      await expect(time).toHaveAttribute('aria-sort', 'descending');
      await time.getByRole('button').click();
      await expect(time).toHaveAttribute('aria-sort', 'ascending');
      await expect(rows.first()).toContainText(locked);
      await expect(rows.first()).toContainText('第 0 次');

      const pages = page.getByRole('navigation', { name: t.table.pages });
      await expect(pages.getByRole('button', { name: t.table.previous })).toBeDisabled();
      await pages.getByRole('button', { name: t.table.next }).click();
      await expect(rows).toHaveCount(changes - pageSize);
      await expect(pages.getByRole('button', { name: t.table.next })).toBeDisabled();
      await expect(rows.last()).toContainText(`第 ${changes - 1} 次`);

      await page.reload();
      await expect(rows).toHaveCount(changes - pageSize);
      await expect(search).toHaveValue(id);
      await expect(time).toHaveAttribute('aria-sort', 'ascending');
      await expect(pages.locator('[aria-current=page]')).toHaveText(t.table.page.replace('{page}', '2'));

      await pages.getByRole('button', { name: t.table.previous }).click();
      await expect(rows).toHaveCount(pageSize);
      await page.goBack();
      await expect(rows).toHaveCount(changes - pageSize);
      await page.goBack();
      await expect(rows).toHaveCount(pageSize);
      await page.goBack();
      await expect(time).toHaveAttribute('aria-sort', 'descending');
      await expect(rows.first()).toContainText(unlocked);
      await expect(search).toHaveValue(id);
    });

    test('what matches nothing says so and leads back; a page that has run empty too', async ({ page, request }) => {
      await visitAs(page, 'admin');
      const userId = await userIdOf(request, await register(request));
      await openConsole(page, language, `/staff/users?search=${userId}`);
      const rows = rowsOf(page, words.users.title);
      await expect(rows).toHaveCount(1);
      await page.getByLabel(words.users.columns.state, { exact: true }).selectOption('locked');
      await expect(page.getByText(t.table.noMatch, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('state') === 'locked');
      await page.getByRole('button', { name: t.table.clear }).click();
      await expect(rows).not.toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page).toHaveURL(({ search }) => search === '');

      await openConsole(page, language, `/staff/users?search=${userId}&page=7`);
      await expect(page.getByText(t.table.noPage, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: t.table.firstPage }).click();
      await expect(rows).toHaveCount(1);
    });

    test('keys find, move, open, save and explain; who does not want them turns them off', async ({ page }) => {
      await visitAs(page, 'admin');
      await openConsole(page, language, '/staff/users?role=staff&sort=nickname&order=asc');
      const links = rowsOf(page, words.users.title).getByRole('link');
      await expect(links.nth(3)).toBeVisible();
      const search = page.getByRole('searchbox');
      await page.keyboard.press('/');
      await expect(search).toBeFocused();
      await expect(search).toHaveValue('');
      await search.blur();
      await page.keyboard.press('j');
      await expect(links.nth(0)).toBeFocused();
      await page.keyboard.press('j');
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(2)).toBeFocused();
      await page.keyboard.press('k');
      await expect(links.nth(1)).toBeFocused();

      const file = page.waitForEvent('download');
      await page.keyboard.press('e');
      expect((await file).suggestedFilename()).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);
      const asked = page.waitForRequest('**/api/account/users?**');
      await page.keyboard.press('r');
      await asked;

      const nickname = (await links.nth(1).textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: nickname })).toBeVisible();
      await page.goBack();
      await expect(links.nth(3)).toBeVisible();

      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: t.table.keys.title });
      await expect(help.getByText(t.table.keys.openRow, { exact: true })).toBeVisible();
      // What the table's keys do is not done behind the dialog.
      await page.keyboard.press('/');
      await expect(search).not.toBeFocused();
      await help.getByRole('checkbox', { name: t.table.keys.areOn }).uncheck();
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();
      await page.keyboard.press('/');
      await expect(search).not.toBeFocused();
      await page.reload();
      await expect(links.nth(3)).toBeVisible();
      await page.keyboard.press('/');
      await expect(search).not.toBeFocused();
    });

    test.describe('without a connection', () => {
      test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

      test('rows stay and the way to try again is there; where none are, it is all there is', async ({
        page,
        context,
      }) => {
        await visitAs(page, 'admin');
        await openConsole(page, language, '/staff/users?role=staff');
        const rows = rowsOf(page, words.users.title);
        await expect(rows.first()).toBeVisible();
        await context.setOffline(true);
        await page.getByRole('button', { name: t.table.refresh }).click();
        const problem = page.getByRole('main').getByRole('alert');
        await expect(problem).toContainText(words.client.offline);
        await expect(rows.first()).toBeVisible();
        await page.getByLabel(words.users.columns.role, { exact: true }).selectOption('editor');
        await expect(rows).toHaveCount(0);
        await expect(problem).toContainText(words.client.offline);
        await problem.getByRole('button', { name: words.client.retry }).click();
        await expect(problem).toContainText(words.client.offline);
        await page.route('**/api/account/users?**', (route) => route.abort('internetdisconnected'));
        await context.setOffline(false);
        await problem.getByRole('button', { name: words.client.retry }).click();
        await expect(problem).toContainText(words.client.offline);
        await page.unroute('**/api/account/users?**');
        await problem.getByRole('button', { name: words.client.retry }).click();
        await expect(rows).not.toHaveCount(0);
        await expect(problem).toHaveCount(0);
      });
    });
  });

  test(`${name}: on a phone a row is a card with the names of its columns`, async ({ page, request }) => {
    await visitAs(page, 'admin');
    const person = await register(request);
    await openConsole(page, language, `/staff/users?search=${person.nickname}`);
    const row = rowsOf(page, words.users.title);
    await expect(row).toHaveCount(1);
    const cells = await row.locator('td').evaluateAll((all) =>
      all
        .filter((cell) => getComputedStyle(cell).display !== 'none')
        .map((cell) => {
          const { left, top, bottom } = cell.getBoundingClientRect();
          return { left, top, bottom, name: getComputedStyle(cell, '::before').content };
        }),
    );
    const { columns } = words.users;
    const named = [columns.phone, columns.email, columns.role, columns.state, columns.createdAt];
    expect(cells.map((cell) => cell.name)).toEqual(['none', ...named.map((column) => `"${column}"`)]);
    for (const [index, cell] of cells.entries()) {
      expect(cell.left).toBe(cells[0]?.left);
      if (index > 0) expect(cell.top).toBeGreaterThanOrEqual(cells[index - 1]?.bottom ?? 0);
    }
    const sort = page.getByRole('button', { name: columns.nickname, exact: true });
    expect((await sort.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
