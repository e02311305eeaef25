import type { Page } from '@playwright/test';
import type { Row } from './screen';

const rounds = '/activityManage/[id]/contest/judging';

/** The round of the demonstration that is closed; that which is open is `{round}`. */
const closed = '0bc5e1f4-4cdf-5c2f-b189-8d6156617f6f';

/** The rounds of contests at their desks, to staff who manage contests. */
export const judgingDesk: readonly Row[] = [
  ['/activityManage/contest-open/contest/judging', { route: rounds }],
  ['/activityManage/contest-judging/contest/judging', { route: rounds }],
  ['/activityManage/contest-judging/contest/judging/{round}', { route: `${rounds}/[roundId]`, act: openJudges }],
  [`/activityManage/contest-decided/contest/judging/${closed}`, { route: `${rounds}/[roundId]`, act: openScores }],
  ['/activityManage/contest-open/contest/judging/{round}', { route: `${rounds}/[roundId]`, status: 404 }],
];

/** What somebody judges. */
export const judgings: readonly Row[] = [
  ['/judging'],
  ['/judging/{round}', { route: '/judging/[roundId]' }],
  ['/judging/{round}/{assignment}', { route: '/judging/[roundId]/[assignmentId]', act: sendUnscored }],
  ['/judging/nothing', { route: '/judging/[roundId]', status: 404 }],
  ['/judging/{round}/nothing', { route: '/judging/[roundId]/[assignmentId]', status: 404 }],
];

/** Who judges an entry. */
async function openJudges(page: Page) {
  await page.locator('#entries li button').first().click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** What an entry was given. */
async function openScores(page: Page) {
  await page.locator('#standing li button').first().click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** Scores of which all are missing. */
async function sendUnscored(page: Page) {
  await page.getByRole('main').locator('[data-takes-bottom] button').last().click();
  await page.getByRole('main').locator('fieldset[data-broken]').first().waitFor();
}
