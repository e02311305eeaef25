import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { register } from '../../people/account/people';
import { callAsAdmin, openConsole, rowsOf, visitAs } from './people';
import { cellsOf } from './spreadsheet';
import { languages } from './words';

const changes = 32;
/** Of one page of a table. */
const pageSize = 30;

/** Creates a person with more than a page of entries in the audit log; returns the person's id. */
async function makeEntries(request: APIRequestContext): Promise<string> {
  const { userId } = await register(request);
  for (let count = 0; count < changes; count += 1) {
    const form = { id: userId, isLocked: String(count % 2 === 0), reason: `第 ${count} 次` };
    await callAsAdmin('/api/account/user/lock', form);
  }
  return userId;
}

test('a table is searched, sorted and paged, its address keeps all of that, and the file has every row found', async ({
  page,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const t = language.words.staff;
  const { locked, unlocked } = t.audit.actions.account;
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

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t.table.export, exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  const [head = [], ...lines] = cellsOf(csv.slice(1));
  expect(head).toContain(t.audit.columns.at);
  expect(lines.map((cells) => /第 \d+ 次/.exec(cells.join())?.[0])).toEqual(
    Array.from({ length: changes }, (_, count) => `第 ${count} 次`),
  );

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

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('rows stay beside the way to try again, or it is all there is; what was asked for comes with the connection', async ({
    page,
    context,
    inLanguage,
    findAxeViolations,
  }) => {
    const language = inLanguage(languages);
    const { client, staff, users } = language.words;
    await visitAs(page, 'admin');
    await openConsole(page, language, '/staff/users?role=staff');
    const rows = rowsOf(page, users.title);
    await expect(rows.first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: staff.table.refresh }).click();
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toContainText(client.offline);
    await expect(rows.first()).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await page.getByLabel(users.columns.role, { exact: true }).selectOption('editor');
    await expect(rows).toHaveCount(0);
    await expect(problem).toContainText(client.offline);
    await problem.getByRole('button', { name: client.retry }).click();
    await expect(problem).toContainText(client.offline);
    // The browser reports that it is back online, and the table refetches by itself.
    await context.setOffline(false);
    await expect(rows).not.toHaveCount(0);
    await expect(problem).toHaveCount(0);
  });
});
