import type { Page } from '@playwright/test';
import { entries } from './entries';
import { type Row, rows, sendEmpty, type Words } from './screen';

const mobile = '13900000000';
const login = { purpose: 'login', mobile, sentAt: Date.now() };
const registering = { purpose: 'register', mobile, ticket: 't' };

const site: readonly Row[] = [
  ['/About'],
  ['/Agreement'],
  ['/advertisement', { act: openSummaries }],
  ['/business', { act: openAll }],
  ['/contact-us', { act: openAll }],
  ['/customer', { act: writeMessage }],
  ['/live/serviceAgreement'],
  ['/member/memberserviceAgreement'],
  ['/service', { act: openSummaries }],
  ['/treaty/privacy', { route: '/treaty/[id]' }],
  ['/treaty/nothing', { route: '/not-there/text', status: 404 }],
  ['/app'],
  // It opens the app at once, which a browser may refuse before a touch.
  ['/app/open', { route: '/app/[...rest]', error: /Not allowed to launch 'lightfield:/ }],
];

const open: readonly Row[] = [
  ['/', { act: openMenu }],
  ['/Find'],
  ['/Search'],
  ...['works', 'people', 'activities', 'articles', 'questions', 'live', 'jobs'].map(
    (tab): Row => [`/Search?text=%E5%85%89&tab=${tab}`, { route: '/Search/found/[tab]/[text]' }],
  ),
  ['/Search?text=qqzzxx', { route: '/Search/found/[tab]/[text]' }],
  ['/type'],
  ['/type?category=light&original=true'],
  ['/hotList/week', { route: '/hotList/[step]' }],
  ['/hotList/creators', { route: '/hotList/[step]' }],
  ['/artSchoolCn'],
  ['/topicHome'],
  ['/channel/all', { route: '/channel/[type]' }],
  ['/channel/school?order=age', { route: '/channel/[type]' }],
  ['/channel/nothing', { route: '/not-there/kind', status: 404 }],
  ['/topicIntroduce?topicId=topic-01', { route: '/topicIntroduce/[topicId]' }],
  ['/topicIntroduce?topicId=topic-02&tab=members', { route: '/topicIntroduce/[topicId]' }],
  ['/topicIntroduce?topicId=topic-01&tab=articles', { route: '/topicIntroduce/[topicId]' }],
  ['/topicIntroduce?topicId=topic-01&tab=activities', { route: '/topicIntroduce/[topicId]' }],
  ['/topicIntroduce?topicId=topic-01&tab=questions', { route: '/topicIntroduce/[topicId]' }],
  ['/topicIntroduce?topicId=nothing', { route: '/not-there/channel', status: 404 }],
  ['/welfareChannel'],
  ['/articleIndex'],
  ['/articleIndex?order=liked&tag=qqzzxx'],
  ['/articleIndex/article-01', { route: '/articleIndex/[id]' }],
  ['/articleIndex/nothing', { route: '/not-there/article', status: 404 }],
  ['/activity'],
  ['/activity?city=CN-310000'],
  ['/ActivityDetail'],
  ['/activityFilter'],
  ['/activityFilter?phase=coming&category=2&price=paid', { act: openFilters }],
  ['/activityFilter?city=JP-13'],
  ['/activityPic'],
  ['/ActivityDetail/activity-12', { route: '/ActivityDetail/[id]' }],
  ['/ActivityDetail/activity-13', { route: '/ActivityDetail/[id]' }],
  ['/ActivityDetail/activity-05', { route: '/ActivityDetail/[id]' }],
  ['/ActivityDetail/activity-30', { route: '/ActivityDetail/[id]', act: openPhoto }],
  ['/ActivityDetail/activity-47', { route: '/ActivityDetail/[id]' }],
  ['/live/list'],
  ['/live/list?tab=now'],
  ['/live/list?tab=playback'],
  // To come with a stage, paid, late, over without and with a replay, never on air, canceled.
  ...['01', '02', '05', '08', '06', '09', '10'].map(
    (number): Row => [`/live/liveDetail?id=broadcast-${number}`, { route: '/live/liveDetail/[id]' }],
  ),
  ['/live/liveDetail?id=nothing', { route: '/not-there/broadcast', status: 404 }],
  // To come, late, over without and with a replay, never on air, canceled.
  ...['02', '08', '06', '09', '10'].map(
    (number): Row => [`/live/livePage?id=broadcast-${number}`, { route: '/live/livePage/[id]' }],
  ),
  ['/live/livePage?id=nothing', { route: '/not-there/broadcast', status: 404 }],
  ['/door/nothing', { route: '/not-there/door', status: 404 }],
  ['/live/stage/{stage}', { route: '/live/stage/[key]' }],
  ['/live/stage/nothing', { route: '/not-there/stage', status: 404 }],
  ['/ActivityDetail/nothing', { route: '/not-there/activity', status: 404 }],
  ['/jobs/home'],
  ['/jobs/home?type=internship&salary=5000&remote=true', { act: openFilters }],
  ['/jobs/home?text=qqzzxx'],
  // Of an editor in two languages, paid by the project and remote, abroad, paused; ended and closed.
  ...['01', '26', '40', '19'].map((number): Row => [`/recruit/job-${number}`, { route: '/recruit/[id]' }]),
  ...['20', '10'].map((number): Row => [`/recruit/job-${number}`, { route: '/not-there/endedJob/[id]', status: 410 }]),
  ['/recruit/nothing', { route: '/not-there/job', status: 404 }],
  ['/match/presentfuture'],
  ['/activity/match'],
  ['/match/light-in-motion', { route: '/match/[contestName]' }],
  ['/match/new-light', { route: '/match/[contestName]' }],
  ['/match/future-lab', { route: '/match/[contestName]' }],
  ['/match/annual-2020', { route: '/match/[contestName]' }],
  ['/match/light-in-motion/page', { route: '/match/[contestName]/page' }],
  ['/match/light-in-motion/terms', { route: '/match/[contestName]/terms' }],
  ['/match/nothing', { route: '/not-there/contest', status: 404 }],
  ['/match/light-in-motion/works/nothing', { route: '/not-there/entry', status: 404 }],
  ['/certificate/nothing', { route: '/not-there/certificate', status: 404 }],
  ['/excellent'],
  ['/excellent?month={month}', { route: '/excellent/[month]' }],
  ['/playlist/playlist-02', { route: '/playlist/[id]' }],
  ['/video/detail/{film}', { route: '/video/detail/[id]' }],
  ['/video/detail/video-007', { route: '/video/detail/[id]' }],
  ['/video/detail/nothing', { route: '/not-there/work', status: 404 }],
  ['/VideoPlayer?id={film}', { route: '/VideoPlayer/[id]' }],
  ['/VideoPlayer', { status: 404 }],
  ['/VideoPlayer?id=nothing', { route: '/not-there/film', status: 404 }],
  ['/otherPeople?userId=person-003', { route: '/otherPeople/[userId]' }],
  ['/otherPeople?userId=person-003&tabindex=1', { route: '/otherPeople/[userId]' }],
  ['/otherPeople?userId=person-003&tabindex=2', { route: '/otherPeople/[userId]' }],
  ['/otherPeople?userId=person-003&tabindex=5', { route: '/otherPeople/[userId]' }],
  ['/otherPeople?userId=person-019&tabindex=6', { route: '/otherPeople/[userId]' }],
  ['/otherPeople?userId=person-031&tabindex=4', { route: '/otherPeople/[userId]' }],
  ['/otherPeople?userId=nobody', { route: '/not-there/person', status: 404 }],
  ['/questionDetail/question-001', { route: '/questionDetail/[id]' }],
  ['/questionDetail/nothing', { route: '/not-there/question', status: 404 }],
  ['/playlist/nothing', { route: '/not-there/playlist', status: 404 }],
  ['/hotList/nothing', { route: '/not-there/board', status: 404 }],
  ['/business/request/nothing', { route: '/not-there/service', status: 404 }],
  ['/business/requests/nothing', { route: '/not-there/request', status: 404 }],
  ['/advertisement/booking?product=A1'],
  ['/business/request/activities', { route: '/business/request/[service]' }],
  ['/business/requests/{receipt}', { route: '/business/requests/[key]' }],
  ['/door/{door}', { route: '/door/[key]', act: findGuest }],
  ['/contact'],
  ['/demo'],
  ['/areaSelect'],
  ['/areaSelect?value=CN-310101'],
  ['/outbox'],
  ['/unsubscribe?token=nothing'],
  ['/login', { act: sendEmpty }],
  ['/loginmobile', { act: sendEmpty }],
  ['/Register', { act: sendEmpty }],
  ['/Forget', { act: sendEmpty }],
  ['/checkPhoneCode', { entry: login, act: sendEmpty }],
  ['/setCode', { entry: registering, act: sendEmpty }],
  ['/setNickname', { entry: { ...registering, passwordChoice: 'skipped' }, act: sendEmpty }],
  ['/resetpassword', { entry: { purpose: 'reset', mobile, ticket: 't' }, act: sendEmpty }],
  ['/phoneBind', { entry: { purpose: 'wechat', ticket: 't' }, act: sendEmpty }],
  ['/selectAreaCode'],
  ['/wechatGetCode'],
];

async function openMenu(page: Page) {
  await page.getByRole('banner').locator('button[popovertarget=menu]').click();
  await page.locator('#menu:popover-open').waitFor();
}

/** Starts a conversation with the team, so that both sides show something. */
async function writeMessage(page: Page) {
  const field = page.getByRole('main').getByRole('textbox').last();
  await field.focus();
  await page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
  await field.fill('How much? '.repeat(12));
  await field.press('Enter');
  await page.getByRole('log').getByRole('listitem').first().waitFor();
}

/** Opens the closed parts of a page, and its last button's dialog. */
async function openAll(page: Page, { business }: Words) {
  await openSummaries(page);
  await page.getByRole('main').getByRole('button', { name: business.actions.cooperate }).last().click();
  await page.getByRole('dialog').waitFor();
}

async function openSummaries(page: Page) {
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
}

/** Opens the filters that a phone hides. */
async function openFilters(page: Page) {
  const button = page.getByRole('main').locator('button[aria-expanded]');
  if (await button.isVisible()) await button.click();
}

/** Opens a photo of an activity among the others. */
async function openPhoto(page: Page) {
  await page.getByRole('main').locator('[data-picture]').first().click();
  await page.getByRole('dialog').waitFor();
}

/** What anybody sees. */
export const visitorScreens = [...rows('visitor', site), ...rows('visitor', open), ...rows('visitor', entries)];

async function findGuest(page: Page) {
  await page.getByRole('searchbox').fill('Immeasurably');
  await page.getByRole('listitem').filter({ hasText: 'Immeasurably' }).waitFor();
}
