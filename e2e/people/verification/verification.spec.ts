import type { Page } from '@playwright/test';
import { joinStaff } from '../../base/staff/people';
import { expect, test } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { keepLogin, visitAsNewPerson } from '../account/people';
import { languages } from './languages';
import { newCreditCode, newIdNumber, paperPicture } from './papers';

type Words = (typeof languages)[number];

/** Opens the application of a person that waits, from the queue, and its papers. */
async function openPapers(office: Page, words: Words, { userId, nickname }: { userId: string; nickname: string }) {
  await openPage(office, words, `/staff/verifications?search=${userId}`);
  await office.getByRole('link', { name: nickname }).click();
  await office.getByRole('button', { name: words.console.open }).click();
}

const card = (page: Page, { verification }: Words, kind: 'individual' | 'company') =>
  page.getByRole('region', { name: verification.kinds[kind].title });

test.describe('on a phone', () => {
  test.use({ everyCell: { language: 'zh', window: 'phone', scheme: 'light' } });

  test('a person is refused with a reason, applies again, passes, and has the mark after their name', async ({
    page,
    browser,
    inLanguage,
    findAxeViolations,
  }) => {
    const words = inLanguage(languages);
    const { verification: t, console: c } = words;
    const person = await visitAsNewPerson(page);
    const staff = await browser.newContext({ baseURL: test.info().project.use.baseURL });
    const office = await staff.newPage();
    await keepLogin(office, (await joinStaff(staff.request, 'reviewer')).token);
    const number = newIdNumber();
    const apply = async (press: string) => {
      await card(page, words, 'individual')
        .getByRole('button', { name: new RegExp(`^${press}`) })
        .click();
      await page.getByLabel(t.fields.realName).fill('林一舟');
      await page.getByLabel(t.fields.number).fill(number);
      await page.getByRole('checkbox', { name: t.fields.withoutEnd }).check();
      for (const side of ['front', 'back'] as const)
        await page.getByLabel(t.sides[side]).setInputFiles(await paperPicture());
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('heading', { name: t.pending.title })).toBeVisible();
      await expect(page.getByText(`林* · ${t.papers.idCard.name} · 尾号 ${number.slice(-4)}`)).toBeVisible();
    };

    await openPage(page, words, '/qualifications');
    await apply(t.begin);
    await openPapers(office, words, person);
    await expect(office.getByText(number)).toBeVisible();
    await expect(office.getByRole('img', { name: c.sides.back })).toBeVisible();
    await office.getByLabel(c.refusal).selectOption('unreadable');
    await office.getByLabel(c.reason).fill('背面反光');
    await office.getByRole('button', { name: c.refuse, exact: true }).click();
    await expect(office.getByText(c.refused, { exact: true })).toBeVisible();

    await page.reload();
    await expect(card(page, words, 'individual').getByText(t.refusals.unreadable)).toBeVisible();
    await expect(page.getByText('背面反光')).toBeVisible();
    await apply(t.again);
    await openPapers(office, words, person);
    await office.getByRole('button', { name: c.pass, exact: true }).click();
    await expect(office.getByText(c.passed, { exact: true }).first()).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: t.passed.title })).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await openPage(page, words, `/otherPeople?userId=${person.userId}`);
    await expect(page.getByRole('heading', { level: 1, name: person.nickname })).toBeVisible();
    await expect(page.getByRole('main').getByText(words.client.verified.individual).first()).toBeVisible();
    await staff.close();
  });
});

test.describe('on a wide screen', () => {
  test.use({
    everyCell: { language: 'en', window: 'laptop', scheme: 'dark' },
    expectedErrors: [/status of 400/],
  });

  test('a company is told what is wrong, loses nothing, withdraws, and applies once more', async ({
    page,
    inLanguage,
    findAxeViolations,
  }) => {
    const words = inLanguage(languages);
    const { verification: t } = words;
    await visitAsNewPerson(page);
    await openPage(page, words, '/qualifications');
    const begin = card(page, words, 'company').getByRole('button', { name: new RegExp(`^${t.begin}`) });
    const code = newCreditCode();
    const fill = async (creditCode: string) => {
      await begin.click();
      await page.getByLabel(t.fields.companyName).fill('上海光场文化有限公司');
      await page.getByLabel(t.fields.creditCode).fill(creditCode);
      await page.getByLabel(t.fields.legalRepresentative).fill('林一舟');
      await page.getByRole('textbox', { name: t.fields.contactName, exact: true }).fill('莫二');
      await page.getByLabel(t.fields.contactPhone).fill('13800138000');
      await page.getByRole('checkbox', { name: t.fields.withoutEnd }).check();
      for (const side of ['licence', 'authority'] as const)
        await page.getByLabel(t.sides[side]).setInputFiles(await paperPicture('#f4efe2'));
      await page.getByRole('button', { name: t.send }).click();
    };
    await fill(code.slice(0, -1) + (code.endsWith('0') ? '1' : '0'));
    await expect(page.getByText(t.rules.creditCode)).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await page.getByLabel(t.fields.creditCode).fill(code);
    await expect(page.getByLabel(t.fields.companyName)).toHaveValue('上海光场文化有限公司');
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('heading', { name: t.pending.title })).toBeVisible();
    await page.getByRole('button', { name: t.pending.withdraw }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.pending.confirm }).click();
    await fill(code);
    await expect(page.getByRole('heading', { name: t.pending.title })).toBeVisible();
  });
});
