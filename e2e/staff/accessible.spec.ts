import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callAs, registerOther } from '../centre/calls';
import { expect, test } from '../fixtures';
import { callAsAdmin, laptop, openConsole, type StaffPerson, visitAs } from './people';
import { sendBooking, sendRequest } from './requests';
import { chinese, english, type Language } from './words';

/** A page of the console, and what can be opened on it. */
interface Screen {
  path: string;
  /** Opens a dialog, or has a form say what is wrong. */
  open?(page: Page, language: Language): Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const company = 'Northern Lights & Sons International Exhibitions Company Limited';

/** Gives every section something to show, with words as long as they may well be; gives the pages with what they open. */
async function fillConsole(own: APIRequestContext, admin: StaffPerson, request: APIRequestContext): Promise<Screen[]> {
  const landing = 'https://light.example/business?utm_source=baidu&utm_medium=cpc&utm_campaign=spring';
  const { number } = await sendRequest(request, { company, landing, referrer: 'https://search.example/' });
  const call = <Data>(path: string, form?: Record<string, string>) => callAs<Data>(own, admin, path, form);
  const leads = await call<{ list: { id: string }[] }>(`/api/cooperation/leads?search=${number}`);
  const lead = leads.list[0]?.id ?? '';
  await call('/api/cooperation/lead/note', { id: lead, text: '电话里说预算还可以再谈。' });
  await sendBooking(request, company);
  await request.get('/api/chat/room');
  await request.post('/api/chat/send', { form: { clientId: randomUUID(), text: 'Is somebody there? '.repeat(12) } });
  const chats = await call<{ list: { id: string }[] }>('/api/chat/conversations');
  const person = await registerOther(request);
  const bio = `Nothing but an online casino, and 赌博. ${'Immeasurably '.repeat(9)}`;
  await callAs(request, person, '/api/person/profile', { bio, acknowledged: 'true' });
  const report = { kind: 'person', id: 'person-003', reason: 'other', text: bio, clientId: randomUUID() };
  await callAs(request, person, '/api/moderation/reports/send', report);
  const reported = await call<{ list: { id: string }[] }>('/api/moderation/reports?state=open');
  await callAsAdmin('/api/account/user/lock', { id: person.userId, isLocked: 'true', reason: '发布广告' });
  return [
    { path: '/staff' },
    { path: '/staff/leads' },
    { path: `/staff/leads/${lead}`, open: (page, { words }) => press(page, words.leads.addNote) },
    { path: `/staff/bookings?search=${company.slice(0, 14)}`, open: openDecision },
    { path: '/staff/chats' },
    { path: `/staff/chats/${chats.list[0]?.id}` },
    { path: '/staff/works' },
    { path: '/staff/works/video-015', open: (page, { words }) => press(page, words.works.refuse) },
    { path: '/staff/picks', open: (page, { words }) => press(page, words.works.picks.add) },
    { path: '/staff/reviews' },
    { path: '/staff/reports' },
    { path: `/staff/reports/${reported.list[0]?.id}` },
    { path: '/staff/words', open: (page, { words }) => press(page, words.reviews.words.add) },
    { path: '/staff/content' },
    { path: '/staff/content/about' },
    { path: '/staff/banners' },
    { path: '/staff/banners/new', open: (page, { words }) => press(page, words.banners.save) },
    { path: '/staff/banners/banner-01', open: (page, { words }) => press(page, words.banners.remove) },
    { path: '/staff/users', open: openKeys },
    { path: '/staff/users?search=nobody-at-all' },
    { path: `/staff/users/${person.userId}`, open: (page, { words }) => press(page, words.users.lock.unlock) },
    { path: `/staff/users/${admin.userId}` },
    { path: '/staff/jobs' },
    { path: `/staff/audit?search=${person.userId}` },
    { path: '/staff/nothing' },
  ];
}

async function openDecision(page: Page, { words }: Language) {
  const { decideOn, decisions } = words.bookings;
  const name = decideOn.replace('{decision}', decisions.refused).replace('{company}', company);
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openKeys(page: Page) {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Each page is seen in both languages, both schemes and both widths. */
const runs = [
  { language: chinese, colorScheme: 'light', device: { viewport: { width: 390, height: 844 } } },
  { language: english, colorScheme: 'dark', device: laptop },
] as const;

for (const { language, colorScheme, device } of runs) {
  const { width } = device.viewport;

  test.describe(`${language.name}, ${colorScheme}, ${width} px`, () => {
    test.use({ ...device, expectedErrors: [/status of 404/] });

    test('no page of the console has an accessibility violation, is wider than the window or cuts words off', async ({
      page,
      request,
      findAxeViolations,
    }) => {
      test.setTimeout(300_000);
      const admin = await visitAs(page, 'admin');
      const screens = await fillConsole(page.context().request, admin, request);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const wrong: string[] = [];
      const note = (where: string, found: string[]) => wrong.push(...found.map((what) => `${where}: ${what}`));
      for (const { path, open } of screens) {
        await openConsole(page, language, path);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        note(path, await findAxeViolations());
        for (const other of [360, 768, 1200, width]) {
          await page.setViewportSize({ ...device.viewport, width: other });
          note(`${path}, ${other} px`, await clippedOn(page));
        }
        if (!open) continue;
        await open(page, language);
        note(`${path}, opened`, [...(await findAxeViolations()), ...(await clippedOn(page))]);
      }
      expect(wrong).toEqual([]);
    });
  });
}

test('the menu of a phone is accessible while it is open', async ({ page, findAxeViolations }) => {
  await visitAs(page, 'admin');
  await openConsole(page, english, '/staff');
  const { staff } = english.words;
  const button = page.getByRole('button', { name: staff.menu });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', { name: staff.nav })).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
  expect(await clippedOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: staff.nav })).toBeHidden();
});

/** What makes the page wider than the window, and words that are cut off or lie over others. */
function clippedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('body *')].findLast(
        (element) => Math.round(element.getBoundingClientRect().right) >= scrollWidth,
      );
      clipped.push(`${wide?.tagName} ${wide?.textContent} makes the page ${scrollWidth} px wide`);
    }
    for (const element of document.querySelectorAll<HTMLElement>(':is(button, a, h1, h2, label, dt, dd, th, td, p)')) {
      const { clipPath, textOverflow, overflowX } = getComputedStyle(element);
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || element.closest('.sr-only')) continue;
      const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isHigh = element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 6;
      if (isWide || (isHigh && element.matches('td, th'))) clipped.push(`${element.tagName} ${element.textContent}`);
    }
    for (const select of document.querySelectorAll('select')) {
      const alone = select.cloneNode(false) as HTMLSelectElement;
      alone.append(...[...select.selectedOptions].map((option) => option.cloneNode(true)));
      Object.assign(alone.style, { position: 'absolute', width: 'auto', minWidth: '0' });
      select.parentElement?.append(alone);
      if (select.offsetWidth > 0 && alone.offsetWidth > select.offsetWidth + 1)
        clipped.push(`select ${alone.textContent}`);
      alone.remove();
    }
    const canvas = document.createElement('canvas').getContext('2d');
    for (const input of document.querySelectorAll('input')) {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (canvas) canvas.font = getComputedStyle(input, '::placeholder').font;
      const needed = canvas?.measureText(input.placeholder).width ?? 0;
      if (input.checkVisibility() && input.placeholder && needed > room)
        clipped.push(`placeholder ${input.placeholder}`);
    }
    return clipped;
  });
}
