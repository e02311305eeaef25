import type { Page } from '@playwright/test';
import type { Row } from './screen';

const entries = '/activityManage/[id]/contest/entries';
const awards = '/activityManage/[id]/contest/awards';

/** The desk of a contest, to staff who manage contests: its entries and its awards. */
export const contestDesk: readonly Row[] = [
  ['/activityManage/contest-judging/contest/entries', { route: entries }],
  ['/activityManage/contest-open/contest/entries?state=unchecked', { route: entries }],
  [
    '/activityManage/contest-open/contest/entries/contest-open-e01',
    { route: `${entries}/[entryId]`, act: openFailing },
  ],
  [
    '/activityManage/contest-judging/contest/entries/contest-judging-e01',
    { route: `${entries}/[entryId]`, act: openVoid },
  ],
  [
    '/activityManage/contest-judging/contest/entries/contest-judging-e08',
    { route: `${entries}/[entryId]`, act: openVoters },
  ],
  ['/activityManage/contest-open/contest/entries/contest-judging-e01', { route: `${entries}/[entryId]`, status: 404 }],
  ['/activityManage/contest-open/contest/awards', { route: awards, act: openAward }],
  ['/activityManage/contest-judging/contest/awards', { route: awards }],
  ['/activityManage/contest-decided/contest/awards', { route: awards }],
  ['/activityManage/activity-01/contest/awards', { route: awards, status: 404 }],
];

/** Why an entry fails. */
async function openFailing(page: Page) {
  await page.locator('section[aria-labelledby=check] [aria-haspopup=dialog]').click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
}

/** Which votes are taken out. */
async function openVoid(page: Page) {
  await page.locator('section[aria-labelledby=votes] [aria-haspopup=dialog]').click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

/** When an entry was voted for, and by whom. */
async function openVoters(page: Page) {
  const votes = page.locator('section[aria-labelledby=votes]');
  await votes.locator('summary').click();
  await votes.getByRole('table').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
}

/** A new award, with what it lacks. */
async function openAward(page: Page) {
  await page.locator('#awards button').last().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button').last().click();
  await sheet.locator('[aria-invalid=true]').waitFor();
}
