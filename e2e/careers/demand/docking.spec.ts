import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { millisecondsInDay } from 'date-fns/constants';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { field, press } from '../../events/activity/launching';
import { verifyCompany } from '../../events/stage';
import { expect } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { newPublicWork } from '../../works/work/films';
import { type Language, languages } from '../languages';

test('a company asks for a team, chooses the proposal of a creator, and both show the case that came of it', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  test.slow();
  const language = inLanguage(languages);
  const { demand, review, proposal, showcase, select, fields, written } = language;
  const title = `${written.demand} ${randomInt(10 ** 6)}`;
  verifyCompany((await visitAsNewPerson(page)).userId);
  const [reviewer, creator] = [await cast.newStaff('reviewer'), await cast.newPerson(language.name)];
  await newPublicWork(creator.request, creator);

  const id = await test.step('the company asks, and a reviewer approves it', async () => {
    await openPage(page, language, '/projectManage/new');
    await field(page, demand.start.headline).fill(title);
    await press(page, demand.start.begin);
    await expect(page).toHaveURL(({ pathname }) => /\/projectManage\/[\w-]+\/edit$/.test(pathname));
    await writeDemand(page, language);
    await expect(page.getByText(demand.missing.none.replace('{days}', '1'))).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await press(page, language.bar.submit);
    await expect(page.getByText(startOf(demand.due))).toBeVisible();
    const made = new URL(page.url()).pathname.split('/').at(-2) ?? '';

    const office = await reviewer.newPage();
    await openPage(office, language, `/staff/demands?search=${made}`);
    await office.getByRole('link', { name: title }).click();
    await press(office, review.approve);
    await expect(office.getByText(review.decided.approve)).toBeVisible();
    return made;
  });

  const visit = await creator.newPage();
  await test.step('a creator offers a work, a price and a time', async () => {
    await expect.poll(async () => (await creator.request.get(`/projectDetail/${id}`)).status()).toBe(200);
    await openPage(visit, language, `/projectDetail/${id}`);
    await visit.getByRole('link', { name: proposal.card.offer }).click();
    await field(visit, proposal.form.text).fill(written.offer);
    await visit.getByRole('link', { name: proposal.works.pick }).click();
    await visit.getByRole('checkbox').first().check();
    await press(visit, select.take);
    // What was written before is still there.
    await expect(field(visit, proposal.form.text)).toHaveValue(written.offer);
    await field(visit, proposal.form.price).fill('80000');
    await field(visit, proposal.form.days).fill('60');
    await press(visit, proposal.form.send);
    await expect(visit.getByText(proposal.next.sent)).toBeVisible();
  });

  await test.step('the company chooses it, and the creator confirms', async () => {
    await openPage(page, language, `/projectManage/${id}/proposals`);
    await page.getByRole('link', { name: creator.nickname }).click();
    await confirm(page, proposal.deskActs.choose.action);
    await expect(page.getByText(proposal.desk.next.chosen)).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await visit.reload();
    await confirm(visit, proposal.acts.confirm.action);
    await expect(visit.getByText(proposal.next.docked)).toBeVisible();
  });

  await test.step('the company writes the case, and both agree to it', async () => {
    await page.reload();
    await press(page, showcase.begin.action);
    await field(page, showcase.edit.fields[fields.title]).fill(written.case);
    await field(page, showcase.edit.fields[fields.text]).fill(written.story);
    // The work that was offered is in it from the beginning.
    await expect(page.getByRole('button', { pressed: true })).toBeVisible();
    await press(page, showcase.edit.agreement.agree);
    await expect(page.getByText(showcase.states.half)).toBeVisible();
    await press(visit, showcase.begin.action);
    await press(visit, showcase.edit.agreement.agree);
    await visit.getByRole('link', { name: showcase.edit.see }).click();
    await expect(visit.getByRole('heading', { level: 1, name: written.case })).toBeVisible();
    await expect(visit.getByText(written.story)).toBeVisible();
  });
});

/** What a sentence begins with, up to its first value. */
const startOf = (words: string) => new RegExp(`^${words.split('{')[0]}`);

/** Presses what is asked once more. */
async function confirm(page: Page, action: string) {
  await press(page, action);
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
}

/** All that a demand must have, after its title. */
async function writeDemand(page: Page, { demand, fields, written }: Language) {
  await field(page, demand.fields[fields.body]).fill(written.body);
  await field(page, demand.fields.kind).selectOption({ index: 1 });
  await field(page, demand.fields.budgetFrom).fill('50000');
  await field(page, demand.fields.budgetTo).fill('100000');
  await field(page, demand.fields.lastDay).fill(beijingDay(Date.now() + 30 * millisecondsInDay));
  await field(page, demand.fields.contactName).fill('林');
  await field(page, demand.fields.contactEmail).fill('canal@example.org');
}
