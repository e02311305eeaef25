import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { openPage } from '../../front/centre/open';
import { visitAsNewPerson } from '../../people/account/people';
import { test } from '../../works/work/cast';
import { addSignupActivity } from '../stage';
import { languages } from './languages';

test('the last place goes by itself from who gives it up to who waits', async ({
  page,
  cast,
  inLanguage,
  findAxeViolations,
}) => {
  const language = inLanguage(languages);
  const { signup, form, fields, own, movedUp } = language;
  const [organiser, second] = [await cast.newPerson(), await cast.newPerson()];
  await visitAsNewPerson(page);
  const id = addSignupActivity(organiser.userId, 1);
  const queue = await second.newPage();
  const stands = (in_: Page, how: string) => expect(in_.getByRole('heading', { level: 2, name: how })).toBeVisible();

  await openPage(page, language, `/ActivityDetail/${id}`);
  await page.getByRole('link', { name: signup.signUp, exact: true }).click();
  await send(page, '林光', form.signUp);
  await stands(page, form.standing.joined);
  expect(await findAxeViolations()).toEqual([]);

  await openPage(queue, language, `/ActivityDetail/${id}`);
  await queue.getByRole('link', { name: signup.wait, exact: true }).click();
  await send(queue, '周影', form.wait);
  await stands(queue, form.standing.waiting);
  await expect(queue.getByText(signup.next)).toBeVisible();

  await page.getByRole('button', { name: form.leave.begin }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: form.leave.confirm, exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(`/ActivityDetail/${id}`));
  await expect(page.getByRole('link', { name: signup.wait, exact: true })).toBeVisible();

  await openPage(queue, language, '/PersonalMessage');
  await queue.getByRole('tabpanel').getByRole('article').getByRole('link', { name: movedUp }).click();
  await expect(queue.getByRole('img', { name: own.show.code.replace('{attendee}', '周影') })).toBeVisible();
  await openPage(queue, language, `/SignUp/${id}`);
  await stands(queue, form.standing.joined);

  /** Fills the form and sends it. */
  async function send(sender: Page, name: string, act: string) {
    await sender.getByRole('textbox', { name: fields.name, exact: true }).fill(name);
    await sender.getByRole('textbox', { name: fields.mobile }).fill('13800138000');
    await sender.getByRole('textbox', { name: form.age, exact: true }).fill('28');
    await sender.getByRole('textbox', { name: form.occupation, exact: true }).fill('灯光师');
    await sender.getByRole('button', { name: act, exact: true }).click();
  }
});
