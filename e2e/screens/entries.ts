import type { Page } from '@playwright/test';
import type { Row } from './screen';

const works = '/match/[contestName]/works';
const entry = `${works}/[entryId]`;

/** What anybody sees of the entries of contests: works, votes and results. */
export const entries: readonly Row[] = [
  ['/match/works'],
  ['/match/shortlistedEntries'],
  ['/match/awards'],
  ['/match/light-in-motion/works', { route: works }],
  ['/match/new-light/works?order=votes', { route: works }],
  ['/match/annual-2020/works', { route: works }],
  ['/match/new-light/works/contest-judging-e01', { route: entry, act: openPicture }],
  ['/match/future-lab/works/contest-decided-e01', { route: entry }],
  ['/match/new-light/shortlistedEntries', { route: '/match/[contestName]/shortlistedEntries' }],
  ['/match/future-lab/shortlistedEntries', { route: '/match/[contestName]/shortlistedEntries' }],
  ['/match/new-light/awards', { route: '/match/[contestName]/awards' }],
  ['/match/future-lab/awards', { route: '/match/[contestName]/awards' }],
  ['/match/new-light/integrity', { route: '/match/[contestName]/integrity' }],
  ['/match/future-lab/integrity', { route: '/match/[contestName]/integrity' }],
  ['/certificate/AWARD2026GHT0001', { route: '/certificate/[code]' }],
];

/** Opens a picture of an entry among the others. */
async function openPicture(page: Page) {
  await page.getByRole('main').locator('[data-picture]').first().click();
  await page.getByRole('dialog').waitFor();
}
