import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { field, press } from '../../events/activity/launching';
import { verifyCompany } from '../../events/stage';
import { expect } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { newPublicWork } from '../../works/work/films';
import { type Language, languages } from '../languages';

test('a company buys a package and posts a job, a creator applies for it with a work, and is hired', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  test.slow();
  const language = inLanguage(languages);
  const { meal, job, review, apply, applied, desk, answers, written } = language;
  const title = `${written.job} ${randomInt(10 ** 6)}`;
  verifyCompany((await visitAsNewPerson(page)).userId);
  const [reviewer, creator] = [await cast.newStaff('reviewer'), await cast.newPerson(language.name)];
  await newPublicWork(creator.request, creator);

  await test.step('the company buys a package at the counter', async () => {
    await openPage(page, language, '/meal');
    await page
      .getByRole('button', { name: startOf(meal.meal.buy) })
      .first()
      .click();
    await page.getByRole('button', { name: startOf(language.ways.counter) }).click();
    await page.getByRole('button', { name: startOf(language.cashier.counter.pay) }).click();
    await page.getByRole('link', { name: language.cashier.end.toPackage }).click();
    await expect(page.getByRole('heading', { level: 1, name: meal.done.title })).toBeVisible();
  });

  const id = await test.step('it writes a job, and a reviewer approves it', async () => {
    await page.getByRole('link', { name: meal.done.write }).click();
    await field(page, job.start.headline).fill(title);
    await press(page, job.start.begin);
    await expect(page).toHaveURL(({ pathname }) => /\/recruitManage\/[\w-]+\/edit$/.test(pathname));
    await writeJob(page, language);
    await expect(page.getByText(job.missing.none)).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
    await press(page, language.bar.submit);
    await expect(page.getByText(job.standing.pending_review)).toBeVisible();
    const made = new URL(page.url()).pathname.split('/').at(-2) ?? '';

    const office = await reviewer.newPage();
    await openPage(office, language, `/staff/recruitment?search=${made}`);
    await office.getByRole('link', { name: title }).click();
    await press(office, review.approve);
    await expect(office.getByText(review.decided.approve)).toBeVisible();
    return made;
  });

  const visit = await creator.newPage();
  await test.step('a creator applies with a work and a note', async () => {
    await expect.poll(async () => (await creator.request.get(`/recruit/${id}`)).status()).toBe(200);
    await openPage(visit, language, `/recruit/${id}`);
    await visit.getByRole('button', { name: apply.card.apply }).click();
    const sheet = visit.getByRole('dialog', { name: apply.form.title.replace('{job}', title) });
    await sheet.getByRole('checkbox').first().check();
    await sheet.getByRole('textbox', { name: apply.form.note }).fill(written.note);
    await sheet.getByRole('button', { name: apply.form.send }).click();
    await expect(sheet).toHaveCount(0);
    await expect(visit.getByText(startOf(apply.card.sent))).toBeVisible();
  });

  await test.step('the company reads it, answers, and offers the job', async () => {
    await openPage(page, language, `/recruitManage/${id}/applications`);
    await page.getByRole('link', { name: creator.nickname }).click();
    await expect(page.getByText(written.note)).toBeVisible();
    await press(page, answers.names.talk);
    await press(page, desk.answer.send);
    await expect(page.getByText(desk.answeredWith.replace('{name}', answers.names.talk))).toBeVisible();
    await press(page, desk.state.offer);
    await expect(page.getByRole('listitem').getByText(desk.steps.offer)).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);
  });

  await test.step('the creator accepts, and both see it', async () => {
    await openPage(visit, language, '/my/applications');
    await visit.getByRole('button', { name: startOf(applied.accept) }).click();
    await visit.getByRole('alertdialog').getByRole('button', { name: applied.acceptance.action, exact: true }).click();
    await expect(visit.getByText(apply.state.hired, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(desk.move.hired)).toBeVisible();
  });
});

/** What a name begins with, up to its first value. */
const startOf = (words: string) => new RegExp(`^${words.split('{')[0]}`);

/** All that a job must have, after its title. */
async function writeJob(page: Page, { job, area, fields, written }: Language) {
  await field(page, job.fields[fields.duties]).fill(written.duties);
  await field(page, job.fields[fields.needs]).fill(written.needs);
  await field(page, job.kind.profession).selectOption({ index: 1 });
  await press(page, job.place.pick);
  const sheet = page.getByRole('dialog', { name: job.place.pick });
  await sheet.getByRole('button', { name: written.country, exact: true }).click();
  await sheet.getByRole('button', { name: written.city, exact: true }).click();
  await sheet.getByRole('button', { name: area.take.replace('{area}', written.city) }).click();
  await field(page, job.salary.salaryFrom).fill('15000');
  await field(page, job.salary.salaryTo).fill('25000');
}
