import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { laptop, openConsole, rowsOf, visitAs } from './people';
import { sendRequest } from './requests';
import { cellsOf } from './spreadsheet';
import { languages } from './words';

/** Presses the button that saves what the table shows, and gives the file as it is. */
async function exported(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFile(await (await coming).path(), 'utf8');
}

test.use(laptop);

for (const language of languages) {
  const t = language.words.leads;

  test(`${language.name}: a saved table has the rows that were found, whole, and nothing in it calculates`, async ({
    page,
    request,
  }) => {
    const mark = `export-${randomInt(2 ** 47)}`;
    const companies = [
      `=HYPERLINK("https://evil.example","${mark}")`,
      `+1+cmd|' /C calc'!A0 ${mark}`,
      `光 "场", ${mark}`,
    ];
    const numbers = [];
    for (const company of companies) numbers.push((await sendRequest(request, { company, budget: 'under1m' })).number);
    await sendRequest(request, { company: '不在其中的公司' });
    await visitAs(page, 'sales');
    await openConsole(page, language, `/staff/leads?search=${mark}&state=new`);
    await expect(rowsOf(page, t.title)).toHaveCount(companies.length);
    await page.getByRole('columnheader', { name: t.company }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: t.company })).toHaveAttribute('aria-sort', /ending/);
    const csv = await exported(page, language.words.staff.table.export);
    expect(csv.startsWith('\uFEFF"')).toBe(true);
    const [head = [], ...rows] = cellsOf(csv.slice(1));
    const column = (title: string) => rows.map((row) => row[head.indexOf(title)]);
    expect(column(t.company).toSorted()).toEqual(
      [`'${companies[0]}`, `'${companies[1]}`, `${companies[2]}`].toSorted(),
    );
    expect(column(t.number).toSorted()).toEqual(numbers.toSorted());
    expect(new Set(column(t.state))).toEqual(new Set([t.states.new]));
    expect(new Set(column(t.budget))).toEqual(new Set([t.budgets.under1m]));
    for (const mobile of column(t.mobile)) expect(mobile).toMatch(/^'\+861\d{10}$/);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
}
