import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openConsole, rowsOf } from '../../base/staff/people';
import { cellsOf } from '../../base/staff/spreadsheet';
import { expect, test } from '../../fixtures';
import { newMobile } from '../../people/account/people';
import {
  consoleIn,
  leadsFound,
  mailTo,
  openForm,
  openTeam,
  receiptOf,
  sendButton,
  type Typed,
  typeRequest,
} from './requests';
import { languages } from './words';

/** Texts that could be interpreted as markup, an address, a formula or a template. */
const hostile = (mark: string): Typed => ({
  company: `=HYPERLINK("https://evil.example?${mark}","x")<script>window.owned=1</script>`,
  name: `"><img src=x onerror="window.owned=1">{{7*7}}`,
  mobile: newMobile().mobile,
  email: `visitor-${mark}@example.org`,
  message: [
    '<script>window.owned=1</script>',
    '"><img src=x onerror=window.owned=1><svg/onload=window.owned=1>',
    'javascript:window.owned=1',
    '[x](javascript:window.owned=1) {{constructor.constructor("window.owned=1")()}}',
    "=cmd|' /C calc'!A0",
    '</textarea></title><iframe srcdoc="<script>parent.owned=1</script>">',
  ].join('\n'),
});
const campaign = '<script>window.owned=1</script>';
const file = {
  name: `"><img src=x onerror=window.owned=1>.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n<script>window.owned=1</script>'),
};

/** Traces that such a text would leave if it were interpreted. */
async function harmIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bad = 'img[src=x], [onerror], [onload], iframe, [srcdoc], a[href^="javascript:" i], a[href*="evil.example"]';
    const elements = [...document.querySelectorAll(bad)].map((element) => element.outerHTML);
    const scripts = [...document.scripts].filter(({ text }) => text.startsWith('window.owned')).map(({ text }) => text);
    return [...elements, ...scripts, ...('owned' in window ? ['something ran'] : [])];
  });
}

test('whatever is typed into a request stays a text, everywhere it is shown', async ({
  page,
  browser,
  request,
  inLanguage,
}) => {
  const language = inLanguage(languages);
  const { prefix, words } = language;
  const there = consoleIn(language);
  const t = there.words.leads;
  const mark = String(randomInt(2 ** 47));
  const typed = hostile(mark);
  const dialogs: string[] = [];
  const watch = (watched: Page) =>
    watched.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
  watch(page);

  const query = new URLSearchParams({ utm_source: campaign, utm_campaign: '=1+1', gclid: '"><img src=x>' });
  await openForm(page, language, `/business/request/resources?${query}`);
  await typeRequest(page, language, typed);
  await page.getByLabel(words.lead.files.pick).setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
  expect(await harmIn(page)).toEqual([]);
  await sendButton(page, language).click();
  const { number, path } = await receiptOf(page, language);

  await test.step('on the page of the customer', async () => {
    await page.goto(path);
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    expect(await page.content()).not.toContain('owned');
    expect(await harmIn(page)).toEqual([]);
  });

  await test.step('in the mail, and where the demonstration shows it', async () => {
    const toTeam = await mailTo(request, 'business@lightfield.example', number);
    for (const text of [typed.company, typed.name, typed.message, campaign]) expect(toTeam.text).toContain(text);
    expect(toTeam.subject).not.toMatch(/[\r\n]/);
    const toCustomer = await mailTo(request, typed.email, number);
    expect(toCustomer.subject + toCustomer.text).not.toMatch(/owned|evil|7\*7/);
    await page.goto(`${prefix}/outbox`);
    await expect(page.getByText(number).first()).toBeVisible();
    expect(await harmIn(page)).toEqual([]);
  });

  const { page: team, sales } = await openTeam(browser, request);
  watch(team);

  await test.step('in the table of the console', async () => {
    await openConsole(team, there, `/staff/leads?search=${number}`);
    const row = rowsOf(team, t.title);
    await expect(row).toHaveCount(1);
    for (const text of [typed.company, typed.name, `${campaign} / =1+1`]) await expect(row).toContainText(text);
    expect(await harmIn(team)).toEqual([]);
  });

  await test.step('in the file for spreadsheets', async () => {
    const coming = team.waitForEvent('download');
    await team.getByRole('button', { name: there.words.staff.table.export, exact: true }).click();
    const [head = [], row = []] = cellsOf((await readFile(await (await coming).path(), 'utf8')).slice(1));
    expect(row[head.indexOf(t.company)]).toBe(`'${typed.company}`);
    expect(row[head.indexOf(t.name)]).toBe(typed.name);
    expect(row[head.indexOf(t.campaign)]).toBe(`${campaign} / =1+1`);
    expect(row.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  await test.step('on its own page in the console, with what the team adds', async () => {
    const [found] = await leadsFound(request, sales, number);
    await openConsole(team, there, `/staff/leads/${found?.id}`);
    await expect(team.getByRole('heading', { level: 1 })).toHaveText(typed.company);
    for (const text of [typed.name, typed.message, campaign, '"><img src=x>']) {
      await expect(team.getByText(text, { exact: true }).first()).toBeVisible();
    }
    const saved = team.waitForEvent('download');
    await team.getByRole('button', { name: /^(下载|Save) .*\.pdf$/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^[^<>:"|?*\\/]+\.pdf$/);
    await team.getByLabel(t.nextStep, { exact: true }).fill(typed.name);
    await team.getByRole('region', { name: t.followUp }).getByRole('button', { name: t.save, exact: true }).click();
    await expect(team.getByText(t.saved)).toBeVisible();
    await team.getByLabel(t.newNote, { exact: true }).fill(typed.message);
    await team.getByRole('button', { name: t.addNote, exact: true }).click();
    await expect(team.getByRole('listitem').filter({ hasText: sales.nickname })).toContainText('javascript:');
    expect(await harmIn(team)).toEqual([]);
    await team.reload();
    await expect(team.getByLabel(t.nextStep, { exact: true })).toHaveValue(typed.name);
    expect(await harmIn(team)).toEqual([]);
  });
  expect(dialogs).toEqual([]);
});
