import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callAs } from '../../front/centre/calls';
import { register } from '../../people/account/people';
import { companyOfConsole as company } from '../../screens/console';
import { callAsAdmin } from './people';
import { sendBooking, sendRequest } from './requests';

/** What was created, by the ids in the addresses of its pages. */
export interface FilledConsole {
  lead: string;
  chat: string;
  report: string;
  /** A locked person. */
  locked: string;
}

/**
 * Gives every section of the console something to show, with texts of realistic maximum length. `request` is a
 * visitor's: afterwards it has a conversation, and is logged in as the person who was locked.
 */
export async function fillConsole(request: APIRequestContext): Promise<FilledConsole> {
  const lead = await makeLead(request);
  await sendBooking(request, company);
  const chat = await makeChat(request);
  return { lead, chat, ...(await makeReport(request)) };
}

interface Listed {
  list: { id: string }[];
}

/** The id of a request with a note, from a customer who came by an advertisement. */
async function makeLead(request: APIRequestContext): Promise<string> {
  const landing = 'https://light.example/business?utm_source=baidu&utm_medium=cpc&utm_campaign=spring';
  const { number } = await sendRequest(request, { company, landing, referrer: 'https://search.example/' });
  const leads = await callAsAdmin<Listed>(`/api/cooperation/leads?search=${number}`);
  const id = leads.list[0]?.id ?? '';
  await callAsAdmin('/api/cooperation/lead/note', { id, text: '电话里说预算还可以再谈。' });
  return id;
}

/** The id of a conversation with a long unanswered question. */
async function makeChat(request: APIRequestContext): Promise<string> {
  const text = `Is somebody there? ${randomUUID()} `.repeat(4).trim();
  await request.get('/api/chat/room');
  await request.post('/api/chat/send', { form: { clientId: randomUUID(), text } });
  const search = text.slice(0, 60);
  const chats = await callAsAdmin<Listed>(`/api/chat/conversations?${new URLSearchParams({ search })}`);
  return chats.list[0]?.id ?? '';
}

/** A locked person whose bio waits for review, and who has reported somebody. */
async function makeReport(request: APIRequestContext): Promise<Pick<FilledConsole, 'report' | 'locked'>> {
  const person = await register(request);
  const bio = `Nothing but an online casino, and 赌博. ${'Immeasurably '.repeat(9)}`;
  await callAs(request, person, '/api/person/profile', { bio, acknowledged: 'true' });
  const report = { kind: 'person', id: 'person-003', reason: 'other', text: bio, clientId: randomUUID() };
  await callAs(request, person, '/api/moderation/reports/send', report);
  const reports = await callAsAdmin<Listed>('/api/moderation/reports?state=open&search=person-003');
  await callAsAdmin('/api/account/user/lock', { id: person.userId, isLocked: 'true', reason: '发布广告' });
  return { report: reports.list[0]?.id ?? '', locked: person.userId };
}
