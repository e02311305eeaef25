import { windows } from '../../cells';
import { expect, test } from '../../fixtures';
import { register } from '../../people/account/people';
import { openConsole, rowsOf, visitAs } from './people';
import { languages } from './words';

// Only phones have the menu behind a button and rows as cards.
test.use(windows.phone);

test('on a phone the menu opens and closes, and a row is a card with the names of its columns', async ({
  page,
  playwright,
  baseURL,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { staff, users } = language.words;
  const elsewhere = await playwright.request.newContext({ baseURL });
  const person = await register(elsewhere);
  await elsewhere.dispose();
  await visitAs(page, 'admin');
  await openConsole(page, language, `/staff/users?search=${person.nickname}`);
  const row = rowsOf(page, users.title);
  await expect(row).toHaveCount(1);
  const cells = await row.locator('td').evaluateAll((all) =>
    all
      .filter((cell) => getComputedStyle(cell).display !== 'none')
      .map((cell) => {
        const { left, top, bottom } = cell.getBoundingClientRect();
        return { left, top, bottom, name: getComputedStyle(cell, '::before').content };
      }),
  );
  const { columns } = users;
  const named = [columns.phone, columns.email, columns.role, columns.state, columns.createdAt];
  expect(cells.map((cell) => cell.name)).toEqual(['none', ...named.map((column) => `"${column}"`)]);
  for (const [index, cell] of cells.entries()) {
    expect(cell.left).toBe(cells[0]?.left);
    if (index > 0) expect(cell.top).toBeGreaterThanOrEqual(cells[index - 1]?.bottom ?? 0);
  }
  const sort = page.getByRole('button', { name: columns.nickname, exact: true });
  expect((await sort.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  const menu = page.getByRole('button', { name: staff.menu });
  const nav = page.getByRole('navigation', { name: staff.nav });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(nav).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(menu).toBeFocused();
});
