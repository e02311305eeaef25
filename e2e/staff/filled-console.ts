import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { register } from '../account/people';
import { callAs } from '../centre/calls';
import { expect } from '../fixtures';
import { callAsAdmin } from './people';
import { sendBooking, sendRequest } from './requests';
import type { Language } from './words';

/** A page of the console, and what can be opened on it. */
export interface ConsoleScreen {
  /** Without language prefix. */
  path: string;
  /** Opens a dialog, or has a form say what is wrong; the page is open and alive. */
  open?(page: Page, language: Language): Promise<void>;
}

const company = 'Northern Lights & Sons International Exhibitions Company Limited';

/**
 * Gives every section of the console something to show, with words as long as they may well be, and gives its pages for
 * an admin with what they open. `request` is of a visitor: it has a conversation and is logged in as somebody new afterwards.
 */
export async function fillConsole(request: APIRequestContext): Promise<ConsoleScreen[]> {
  const lead = await makeLead(request);
  await sendBooking(request, company);
  const chat = await makeChat(request);
  const { personId, reportId } = await makeReport(request);
  return [
    { path: '/staff' },
    { path: '/staff/leads' },
    { path: `/staff/leads/${lead}`, open: (page, { words }) => press(page, words.leads.addNote) },
    { path: `/staff/bookings?search=${company.slice(0, 14)}`, open: openDecision },
    { path: '/staff/chats' },
    { path: `/staff/chats/${chat}` },
    { path: '/staff/works' },
    { path: '/staff/works/video-015', open: (page, { words }) => press(page, words.works.refuse) },
    { path: '/staff/picks', open: (page, { words }) => press(page, words.works.picks.add) },
    { path: '/staff/reviews' },
    { path: '/staff/reports' },
    { path: `/staff/reports/${reportId}` },
    { path: '/staff/words', open: (page, { words }) => press(page, words.reviews.words.add) },
    { path: '/staff/content' },
    { path: '/staff/content/about' },
    { path: '/staff/banners' },
    { path: '/staff/banners/new', open: (page, { words }) => press(page, words.banners.save) },
    { path: '/staff/banners/banner-01', open: (page, { words }) => press(page, words.banners.remove) },
    { path: '/staff/users', open: openKeys },
    { path: '/staff/users?search=nobody-at-all' },
    { path: `/staff/users/${personId}`, open: (page, { words }) => press(page, words.users.lock.unlock) },
    { path: '/staff/jobs' },
    { path: `/staff/audit?search=${personId}` },
    { path: '/staff/nothing' },
  ];
}

interface Listed {
  list: { id: string }[];
}

/** The id of a request with a note, from somebody whom an advertisement has led here. */
async function makeLead(request: APIRequestContext): Promise<string> {
  const landing = 'https://light.example/business?utm_source=baidu&utm_medium=cpc&utm_campaign=spring';
  const { number } = await sendRequest(request, { company, landing, referrer: 'https://search.example/' });
  const leads = await callAsAdmin<Listed>(`/api/cooperation/leads?search=${number}`);
  const id = leads.list[0]?.id ?? '';
  await callAsAdmin('/api/cooperation/lead/note', { id, text: '电话里说预算还可以再谈。' });
  return id;
}

/** The id of a conversation with a long question that nobody has answered. */
async function makeChat(request: APIRequestContext): Promise<string> {
  const text = `Is somebody there? ${randomUUID()} `.repeat(4).trim();
  await request.get('/api/chat/room');
  await request.post('/api/chat/send', { form: { clientId: randomUUID(), text } });
  const search = text.slice(0, 60);
  const chats = await callAsAdmin<Listed>(`/api/chat/conversations?${new URLSearchParams({ search })}`);
  return chats.list[0]?.id ?? '';
}

/** Somebody who is locked, what they say about themselves waits for review, and they have reported somebody. */
async function makeReport(request: APIRequestContext): Promise<{ personId: string; reportId: string }> {
  const person = await register(request);
  const bio = `Nothing but an online casino, and 赌博. ${'Immeasurably '.repeat(9)}`;
  await callAs(request, person, '/api/person/profile', { bio, acknowledged: 'true' });
  const report = { kind: 'person', id: 'person-003', reason: 'other', text: bio, clientId: randomUUID() };
  await callAs(request, person, '/api/moderation/reports/send', report);
  const reports = await callAsAdmin<Listed>('/api/moderation/reports?state=open&search=person-003');
  await callAsAdmin('/api/account/user/lock', { id: person.userId, isLocked: 'true', reason: '发布广告' });
  return { personId: person.userId, reportId: reports.list[0]?.id ?? '' };
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

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
