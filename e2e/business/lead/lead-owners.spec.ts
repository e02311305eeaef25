import type { Page } from '@playwright/test';
import { joinStaff, laptop, openConsole } from '../../base/staff/people';
import { sendRequest } from '../../base/staff/requests';
import { expect, test } from '../../fixtures';
import { keepLogin } from '../../people/account/people';
import { consoleIn, leadsFound, newRequest } from './requests';
import { languages } from './words';

// The team works at laptops.
test.use({ ...laptop, expectedErrors: [/status of 409/] });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('of two who change a request at once the second is told and loses nothing', async ({
  page: first,
  context,
  request,
  inLanguage,
}) => {
  const there = consoleIn(inLanguage(languages));
  const t = there.words.leads;
  const saveFollowUp = (page: Page) =>
    page.getByRole('region', { name: t.followUp }).getByRole('button', { name: t.save, exact: true }).click();
  const { company } = newRequest();
  const { number } = await sendRequest(request, { company });
  const sales = await joinStaff(request, 'sales');
  await context.addCookies((await request.storageState()).cookies);
  const second = await context.newPage();
  const [found] = await leadsFound(request, sales, number);
  for (const page of [first, second]) {
    await keepLogin(page, sales.token);
    await openConsole(page, there, `/staff/leads/${found?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  }

  await test.step('the first saves', async () => {
    await field(first, t.state).selectOption({ label: t.states.working });
    await field(first, t.owner).selectOption({ label: sales.nickname });
    await field(first, t.nextStep).fill('周一打电话');
    await saveFollowUp(first);
    await expect(first.getByText(t.saved)).toBeVisible();
  });

  await test.step('the second is told what the first has saved, beside what they typed', async () => {
    await field(second, t.nextStep).fill('先发报价');
    await field(second, t.nextStepOn).fill('2027-04-05');
    await saveFollowUp(second);
    const alert = second.getByRole('alert').filter({ hasText: there.words.errors.Changed });
    await expect(alert).toBeVisible();
    for (const theirs of [t.states.working, sales.nickname, '周一打电话']) await expect(alert).toContainText(theirs);
    await expect(field(second, t.nextStep)).toHaveValue('先发报价');
    await expect(field(second, t.nextStepOn)).toHaveValue('2027-04-05');
    await first.reload();
    await expect(field(first, t.nextStep)).toHaveValue('周一打电话');
  });

  await test.step('and may save theirs knowingly, or take what was saved', async () => {
    await field(second, t.state).selectOption({ label: t.states.won });
    await press(second, t.saveOver);
    await expect(second.getByText(t.saved)).toBeVisible();
    await field(first, t.nextStep).fill('改成周二');
    await saveFollowUp(first);
    await press(first, t.takeTheirs);
    await expect(field(first, t.nextStep)).toHaveValue('先发报价');
    await expect(field(first, t.state)).toHaveValue('won');
    await first.reload();
    await expect(field(first, t.nextStep)).toHaveValue('先发报价');
    await expect(field(first, t.nextStepOn)).toHaveValue('2027-04-05');
  });

  await test.step('notes of both stand, each with who wrote it', async () => {
    for (const [page, text] of [
      [first, '一号记录'],
      [second, '二号记录'],
    ] as const) {
      await field(page, t.newNote).fill(text);
      await press(page, t.addNote);
      await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText(sales.nickname);
    }
    await first.reload();
    for (const text of ['一号记录', '二号记录']) await expect(first.getByText(text)).toBeVisible();
  });
});
