import type { Page } from '@playwright/test';
import type business from '../messages/zh/business/business.json';
import type { Language as ConsoleLanguage } from './base/staff/words';
import type { Filled } from './filled';

/** Messages of the buttons that the walk presses. */
export type Words = ConsoleLanguage['words'] & { business: typeof business };

/** A state of a page that the walk checks. */
export interface Screen {
  /** The page below `app/[locale]`, without groups: `/video/detail/[id]`. */
  route: string;
  /** Its address without language; placeholders in braces come from `Filled`. */
  path: string;
  /** Who sees it; `blank` is a new person. */
  who: 'visitor' | 'person' | 'blank' | 'admin';
  /** 200 unless said. */
  status?: 404;
  /** State of the login flow from earlier pages, which they keep in session storage. */
  entry?: object;
  /** Brings the loaded page into its state: opens a dialog, makes a form show errors. */
  act?: (page: Page, words: Words) => Promise<void>;
}

/** The customer of the booking in the console: a name of maximum length. */
export const companyOfConsole = 'Northern Lights & Sons International Exhibitions Company Limited';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Submits the form of a page as it is, so that it shows what is missing. */
async function sendEmpty(page: Page) {
  await page.getByRole('main').locator('form button[type=submit]').first().click();
  await page.getByRole('main').locator('[aria-invalid=true]').first().waitFor();
}

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

/** Those that are followed already cannot be chosen. */
async function chooseChannel(page: Page) {
  await page.getByRole('listitem').getByRole('button', { disabled: false }).first().click();
}

async function openSummaries(page: Page) {
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
}

const mobile = '13900000000';
const login = { purpose: 'login', mobile, sentAt: Date.now() };
const registering = { purpose: 'register', mobile, ticket: 't' };

type Row = [path: string, more?: Partial<Screen>];

const rows = (who: Screen['who'], list: readonly Row[]): Screen[] =>
  list.map(([path, more]) => ({ who, path, route: path.replace(/\?.*/, ''), ...more }));

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
  ['/app/open', { route: '/app/[...rest]' }],
];

const open: readonly Row[] = [
  ['/', { act: openMenu }],
  ['/Find'],
  ['/Search'],
  ...['works', 'people', 'activities'].map(
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
  ['/topicIntroduce?topicId=nothing', { route: '/not-there/channel', status: 404 }],
  ['/welfareChannel'],
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
  ['/otherPeople?userId=nobody', { route: '/not-there/person', status: 404 }],
  ['/playlist/nothing', { route: '/not-there/playlist', status: 404 }],
  ['/hotList/nothing', { route: '/not-there/board', status: 404 }],
  ['/business/request/nothing', { route: '/not-there/service', status: 404 }],
  ['/business/requests/nothing', { route: '/not-there/request', status: 404 }],
  ['/advertisement/booking?product=A1'],
  ['/business/request/activities', { route: '/business/request/[service]' }],
  ['/business/requests/{receipt}', { route: '/business/requests/[key]' }],
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

const personal: readonly Row[] = [
  ['/PeopleCenter'],
  ['/MyFocus?tab=people'],
  ['/MyFocus?tab=channels'],
  ['/MyFocus?tab=fans'],
  ['/MyCollect?tab=works'],
  ['/MyCollect?tab=activities'],
  ['/MyCollect?tab=channels'],
  ['/AddTopic', { act: chooseChannel }],
  ['/MyCollect?tab=liked'],
  ['/MyCollect?tab=lists'],
  ['/MyMaJiang'],
  ['/MyMaJiang?tab=history'],
  ['/MyMaJiang?tab=credits'],
  ['/MyMaJiang/new'],
  ['/MyMaJiang/{draft}', { route: '/MyMaJiang/[id]' }],
  ['/selectVideo?playlist={playlist}'],
  ['/selectVideo?topicId=topic-01'],
  ['/videoSort/{playlist}', { route: '/videoSort/[id]' }],
  ['/AddTopic/new', { act: sendEmpty }],
  ['/AddTopic/{asked}', { route: '/AddTopic/[id]' }],
  ['/topicManage'],
  ['/report?type=video&id=video-001'],
  ['/PersonalMessage'],
  ['/PersonalMessage?type=comments'],
  ['/systemMessage'],
  ['/otherMessage/likes', { route: '/otherMessage/[step]' }],
  ['/otherMessage/works', { route: '/otherMessage/[step]' }],
  ['/otherMessage/nothing', { route: '/otherMessage/[step]', status: 404 }],
  ['/reply', { act: openAnswer }],
  ['/Settings'],
  ['/Settings/profile'],
  ['/Settings/security'],
  ['/Settings/security?change=phone'],
  ['/Settings/security?change=password'],
  ['/Settings/binding'],
  ['/Settings/devices'],
  ['/Settings/notifications'],
  ['/Settings/blocked'],
  ['/Settings/data'],
  ['/Settings/account'],
];

/** Opens the field of the first answer. */
async function openAnswer(page: Page) {
  await page.getByRole('main').getByRole('article').first().locator('button[aria-expanded]').click();
  await page.getByRole('main').getByRole('textbox').waitFor();
}

const console_: readonly Row[] = [
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
  ['/staff/picks', { act: (page, { picks }) => press(page, picks.add) }],
  ['/staff/reviews'],
  ['/staff/reports'],
  ['/staff/reports/{report}', { route: '/staff/reports/[id]' }],
  ['/staff/words', { act: (page, { reviews }) => press(page, reviews.words.add) }],
  ['/staff/content'],
  ['/staff/content/about', { route: '/staff/content/[id]' }],
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
];

async function openDecision(page: Page, { bookings }: Words) {
  const { decideOn, decisions } = bookings;
  const name = decideOn.replace('{decision}', decisions.refused).replace('{company}', companyOfConsole);
  await page.getByRole('button', { name }).first().click();
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

/** Every screen of the product; a page without a line here fails `e2e/screens.test.ts`. */
export const screens: readonly Screen[] = [
  ...rows('visitor', site),
  ...rows('visitor', open),
  ...rows('person', personal),
  ...rows('blank', [
    ['/MyFocus?tab=people'],
    ['/MyCollect?tab=works'],
    ['/MyMaJiang'],
    ['/PersonalMessage'],
    ['/otherMessage/follows', { route: '/otherMessage/[step]' }],
    ['/reply'],
    ['/Settings/blocked'],
  ]),
  ...rows('admin', console_),
];

/**
 * Pages that are never shown at their own address: unknown paths redirect home, and only the own app gets the exchange.
 */
export const unseen: readonly string[] = ['/[...rest]', '/exchange'];

/** The address of a screen in a language, with the created things filled in. */
export function addressOf({ path }: Screen, prefix: '' | '/en', filled: Filled): string {
  const whole = path.replace(/\{(\w+)\}/g, (_, name: keyof Filled) => filled[name]);
  return prefix && whole === '/' ? prefix : prefix + whole;
}
