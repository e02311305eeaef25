import type { Page } from '@playwright/test';
import { wakeEditor } from '../community/article/writing';
import { contestDesk } from './contest-desk';
import { judgingDesk } from './judging';
import { type Row, rows, type Words } from './screen';

/** The customer of the booking in the console: a name of maximum length. */
export const companyOfConsole = 'Northern Lights & Sons International Exhibitions Company Limited';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

const staff: readonly Row[] = [
  ['/staff'],
  ['/staff/leads'],
  ['/staff/leads/{lead}', { route: '/staff/leads/[id]', act: (page, { leads }) => press(page, leads.addNote) }],
  [`/staff/bookings?search=${companyOfConsole.slice(0, 14)}`, { act: openDecision }],
  ['/staff/chats'],
  ['/staff/chats/{chat}', { route: '/staff/chats/[id]' }],
  ['/staff/works'],
  ['/staff/works/video-015', { route: '/staff/works/[id]', act: (page, { works }) => press(page, works.refuse) }],
  ['/staff/channels'],
  ['/staff/channels?state=hostless'],
  ['/staff/channels/topic-26', { route: '/staff/channels/[id]' }],
  ['/staff/activities'],
  ['/staff/activities/activity-54', { route: '/staff/activities/[id]' }],
  ['/staff/contests'],
  ['/staff/broadcasts'],
  ['/staff/broadcasts/broadcast-11', { route: '/staff/broadcasts/[id]' }],
  ['/staff/broadcasts/broadcast-01', { route: '/staff/broadcasts/[id]' }],
  ['/staff/recruitment'],
  // Waiting, open, refused and closed.
  ...['11', '01', '30', '09'].map(
    (number): Row => [`/staff/recruitment/job-${number}`, { route: '/staff/recruitment/[id]' }],
  ),
  ['/staff/articles'],
  ['/staff/articles/article-30', { route: '/staff/articles/[id]' }],
  ['/staff/verifications'],
  [
    '/staff/verifications/verification-1',
    { route: '/staff/verifications/[id]', act: (page, { verifications }) => press(page, verifications.open) },
  ],
  ['/staff/picks', { act: (page, { picks }) => press(page, picks.add) }],
  ['/staff/reviews'],
  ['/staff/reports'],
  ['/staff/reports/{report}', { route: '/staff/reports/[id]' }],
  ['/staff/words', { act: (page, { reviews }) => press(page, reviews.words.add) }],
  ['/staff/orders'],
  ['/staff/orders/{transferred}', { route: '/staff/orders/[id]' }],
  ['/staff/orders/{slip}', { route: '/staff/orders/[id]', act: (page, { orders }) => press(page, orders.slip.refuse) }],
  ['/staff/orders/{paid}', { route: '/staff/orders/[id]', act: askRefund }],
  ['/staff/orders/{stuck}', { route: '/staff/orders/[id]' }],
  ['/staff/invoices'],
  [
    '/staff/invoices/{invoice}',
    { route: '/staff/invoices/[id]', act: (page, { invoices }) => press(page, invoices.make) },
  ],
  ['/staff/differences', { act: openSettling }],
  ['/staff/points'],
  ['/staff/content'],
  ['/staff/content/about', { route: '/staff/content/[id]' }],
  ['/staff/content/presentfuture', { route: '/staff/content/[id]', act: openBlock }],
  ['/staff/content/presentfuture/preview', { route: '/staff/content/[id]/preview' }],
  ['/staff/content/about/preview', { route: '/staff/content/[id]/preview' }],
  ['/staff/banners'],
  ['/staff/banners/new', { route: '/staff/banners/[id]', act: (page, { banners }) => press(page, banners.save) }],
  [
    '/staff/banners/banner-01',
    { route: '/staff/banners/[id]', act: (page, { banners }) => press(page, banners.remove) },
  ],
  ['/staff/users', { act: openKeys }],
  ['/staff/users?search=nobody-at-all'],
  ['/staff/users/{locked}', { route: '/staff/users/[id]', act: (page, { users }) => press(page, users.lock.unlock) }],
  ['/staff/jobs'],
  ['/staff/audit?search={locked}'],
  ['/staff/nothing', { route: '/staff/[...rest]', status: 404 }],
  // Staff who manage contests work at the desk of each.
  ['/activityManage/contest-open/contest', { route: '/activityManage/[id]/contest', act: loadTerms }],
  ['/activityManage/activity-01/contest', { route: '/activityManage/[id]/contest', status: 404 }],
  // Staff run every channel.
  ['/topicManage/topic-01', { route: '/topicManage/[id]' }],
  ['/topicManage/topic-01/members', { route: '/topicManage/[id]/members' }],
  ['/topicManage/topic-03/members', { route: '/topicManage/[id]/members', act: showBlocked }],
  ['/topicManage/topic-02/banners', { route: '/topicManage/[id]/banners' }],
  ['/topicManage/topic-03/banners', { route: '/topicManage/[id]/banners', act: sendEmptyBanner }],
  ['/topicManage/topic-03/works', { route: '/topicManage/[id]/works' }],
  // It waits for review, so that nothing is in it.
  ...['members', 'banners', 'works'].map(
    (part): Row => [`/topicManage/topic-26/${part}`, { route: `/topicManage/[id]/${part}` }],
  ),
  ['/selectVideo?topicId=topic-01'],
  ...judgingDesk,
  ...contestDesk,
];

async function openDecision(page: Page, { bookings }: Words) {
  const { decideOn, decisions } = bookings;
  const name = decideOn.replace('{decision}', decisions.refused).replace('{company}', companyOfConsole);
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** The first block of a special, with its fields. */
async function openBlock(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
  await main.getByRole('listitem').getByRole('textbox').first().waitFor();
}

/** Waits for the editor of the terms, which is loaded after the page. */
async function loadTerms(page: Page) {
  await wakeEditor(page, page.getByRole('main').getByRole('toolbar').first());
}

/** The question before a refund. */
async function askRefund(page: Page, { orders: { refund } }: Words) {
  await page.getByRole('textbox', { name: refund.reason }).fill('Immeasurably '.repeat(6).trim());
  await press(page, refund.submit);
  await page.getByRole('alertdialog').waitFor();
}

/** What became of a difference. */
async function openSettling(page: Page, { differences }: Words) {
  await page
    .getByRole('button', { name: new RegExp(`^${differences.settle} `) })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** Who is blocked in a channel. */
async function showBlocked(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('group').getByRole('button').last().click();
  await main.locator('[aria-busy=true]').waitFor({ state: 'detached' });
}

/** The form of a new banner, without the picture that it needs. */
async function sendEmptyBanner(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('button').first().click();
  await main.locator('form button[type=submit]').click();
  await main.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
}

async function openKeys(page: Page) {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

/** What staff see. */
export const consoleScreens = rows('admin', staff);
