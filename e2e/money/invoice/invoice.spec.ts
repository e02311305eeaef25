import { rowsOf } from '../../base/staff/people';
import { mailTo, openTeam } from '../../business/lead/requests';
import { expect, test } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { newEmail, visitAsNewPerson } from '../../people/account/people';
import { addPaidOrder } from '../../stage';
import { languages } from './languages';

test('a buyer asks for the invoice of an order, staff make it out, and it comes by mail and to the page', async ({
  page,
  browser,
  request,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { words: t, console: desk } = language;
  const person = await visitAsNewPerson(page);
  const { id, number } = addPaidOrder(person.userId);
  const [main, email] = [page.getByRole('main'), newEmail()];
  const field = (name: string) => main.getByRole('textbox', { name });

  await openPage(page, language, `/order/${id}/invoice`);
  await field(t.fields.title).fill('光年科技有限公司');
  await field(t.fields.taxNumber).fill('9144030071526726xa');
  await field(t.fields.recipientEmail).fill(email);
  await main.getByRole('button', { name: t.send }).click();
  await expect(main.getByText(t.rules.taxNumber)).toBeVisible();
  await field(t.fields.taxNumber).fill('9144030071526726xg');
  await main.getByRole('button', { name: t.send }).click();
  await expect(main.getByRole('heading', { name: t.states.asked.title })).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);

  const { page: team } = await openTeam(browser, request);
  await openPage(team, language, `/staff/invoices?search=${number}`);
  await rowsOf(team, desk.title).getByRole('link').first().click();
  await expect(team.getByText('9144030071526726XG')).toBeVisible();
  const file = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await team.getByLabel(desk.file).setInputFiles(file);
  await team.getByRole('button', { name: desk.make }).click();
  await expect(team.getByText(desk.afterwards.issued)).toBeVisible();
  await team.context().close();

  const mail = await mailTo(request, email, number);
  expect(mail.text).toContain(`[invoice-${number}.pdf]`);
  await page.reload();
  await expect(main.getByRole('heading', { name: t.states.issued.title })).toBeVisible();
  const begun = page.waitForEvent('download');
  await main.getByRole('button', { name: t.download }).click();
  expect((await begun).suggestedFilename()).toBe(`invoice-${number}.pdf`);
});
