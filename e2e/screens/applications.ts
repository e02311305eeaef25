import type { Page } from '@playwright/test';
import type { Row } from './screen';

/** The applications of a person, and those for a job of their company. */
export const applications: readonly Row[] = [
  ['/recruit/{otherJob}', { route: '/recruit/[id]', act: applyWrongly }],
  ['/my/applications', { act: openSent }],
  ['/recruitManage/{appliedJob}/applications', { route: '/recruitManage/[id]/applications', act: chooseApplicant }],
  ['/recruitManage/{appliedJob}/applications?view=columns', { route: '/recruitManage/[id]/applications' }],
  ['/recruitManage/{quietJob}/applications', { route: '/recruitManage/[id]/applications' }],
  ['/recruitManage/nothing/applications', { route: '/recruitManage/[id]/applications', status: 404 }],
  [
    '/recruitManage/{appliedJob}/applications/{application}',
    { route: '/recruitManage/[id]/applications/[applicationId]', act: beginAnswer },
  ],
  [
    '/recruitManage/{quietJob}/applications/{application}',
    { route: '/recruitManage/[id]/applications/[applicationId]', status: 404 },
  ],
];

/** Opens what was sent with the first application. */
async function openSent(page: Page) {
  await page.getByRole('main').locator('summary').first().click();
}

/** Chooses an application of several, with which something can be done. */
async function chooseApplicant(page: Page) {
  await page.getByRole('main').getByRole('checkbox').first().click();
  await page.locator('[data-takes-bottom]').waitFor();
}

/** Chooses the template of an answer. */
async function beginAnswer(page: Page) {
  await page.getByRole('main').getByRole('group').nth(1).getByRole('button').first().click();
  await page.getByRole('main').getByRole('textbox').first().waitFor();
}

/** Opens the form of an application, and sends it with an address that is none. */
async function applyWrongly(page: Page) {
  await page.getByRole('main').locator('button[aria-haspopup=dialog]').first().click();
  const form = page.getByRole('dialog').locator('form');
  await form.locator('input[type=checkbox]').first().waitFor();
  await form.locator('input[type=email]').fill('nobody');
  await form.locator('button[type=submit]').click();
  await form.locator('[aria-invalid=true]').first().waitFor();
}
