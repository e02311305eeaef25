import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Cookie } from '@playwright/test';
import { fillConsole } from './base/staff/filled-console';
import { callAsAdmin } from './base/staff/people';
import { sendRequest } from './base/staff/requests';
import { type FilledApplications, fillApplications } from './careers/application/filled-applications';
import { addCase, addDemand, addLook, addProposal } from './careers/demand/rows';
import { addJob } from './careers/job/rows';
import { type FilledPurchases, fillPurchases } from './careers/recruitment/filled-purchases';
import { type FilledTeams, fillTeams } from './careers/team/filled-teams';
import { type FilledContests, fillContests } from './events/contest/filled-contests';
import { addActivity, addTicket } from './events/stage';
import { type FilledTickets, fillTickets } from './events/ticket/filled-tickets';
import { ask, callAs } from './front/centre/calls';
import { type FilledPasses, fillPasses } from './live/admission/filled-passes';
import { addBroadcast } from './live/rows';
import { type FilledOrders, fillOrders } from './money/payment/filled-orders';
import { register } from './people/account/people';
import { fillVerification } from './people/verification/papers';
import { addPaidOrder } from './stage';
import { newPublicWork, newWork, playable } from './works/work/films';

/** What was created so that every screen of the walk has content, by the names in its addresses. */
export interface Filled
  extends FilledOrders,
    FilledTickets,
    FilledContests,
    FilledPasses,
    FilledPurchases,
    FilledApplications,
    FilledTeams {
  /** A work of the demonstration with a film. */
  film: string;
  /** A month with picks of staff, `YYYY-MM`. */
  month: string;
  /** The key of a customer's request. */
  receipt: string;
  draft: string;
  playlist: string;
  /** A draft of a channel. */
  asked: string;
  /** A public activity. */
  activity: string;
  /** A public broadcast that is to come, and a draft. */
  broadcast: string;
  plan: string;
  /** An open demand, at whose contact people have looked, and a draft that lacks most. */
  demand: string;
  demandDraft: string;
  /** An open job of the person, and a draft. */
  job: string;
  jobDraft: string;
  /** Proposals for it: one that waits, and one that is chosen; and one that the person sent. */
  proposal: string;
  chosenProposal: string;
  ownProposal: string;
  /** A case that the person's side has agreed to. */
  ownCase: string;
  /** The key of the stage of that broadcast. */
  stage: string;
  /** The key of a link for a helper at the activity's door. */
  door: string;
  /** A draft of an article. */
  article: string;
  /** An order that was paid. */
  order: string;
  /** An order whose invoice waits, and that invoice. */
  invoiced: string;
  invoice: string;
  lead: string;
  chat: string;
  report: string;
  /** A person locked by staff. */
  locked: string;
}

export interface Login {
  token: string;
  cookies: Cookie[];
}

/** Logins for screens, besides visitors. */
export type Logins = Record<'person' | 'blank' | 'admin', Login>;

/** Creates all of it. `newRequest` opens a request context, for another person each time. */
export async function fill(newRequest: () => Promise<APIRequestContext>): Promise<{ filled: Filled; logins: Logins }> {
  const visitor = await newRequest();
  const company = '北方光影国际展览有限公司';
  const { key } = await sendRequest(visitor, { company });
  const { months } = await ask<{ months: string[] }>(visitor, '/api/video/picks');
  const console_ = await fillConsole(await newRequest());
  const own = await newRequest();
  const { login: person, ...made } = await fillPerson(own, newRequest);
  const blank = await newRequest();
  const admin = await newRequest();
  return {
    filled: { film: await playable(visitor, 'video-001'), month: months[1] ?? '', receipt: key, ...made, ...console_ },
    logins: {
      person,
      blank: await loginOf(blank, (await register(blank)).token),
      admin: await loginOf(admin, (await register(admin, { staffRole: 'admin' })).token),
    },
  };
}

/** Fills the lists of a new person, with names of maximum length too. */
async function fillPerson(request: APIRequestContext, newRequest: () => Promise<APIRequestContext>) {
  const person = await register(request);
  const call = <Data>(path: string, form: Record<string, string>) => callAs<Data>(request, person, path, form);
  for (const userId of ['person-002', 'person-034']) await call('/api/person/follow', { userId, follow: 'true' });
  for (const topicId of ['topic-01', 'topic-02', 'topic-03'])
    await call('/api/topic/follow', { topicId, follow: 'true' });
  await call('/api/collection/collect', { kind: 'video', id: 'video-001', collect: 'true' });
  const list = { title: 'Immeasurable '.repeat(3).trim(), intro: '', isPublic: 'true', videoIds: 'video-001' };
  const { id: playlist } = await call<{ id: string }>('/api/playlist/create', list);
  const nickname = `Wide ${person.nickname} wwwwwwww`.slice(0, 20);
  await call('/api/person/profile', { nickname, tagline: 'Immeasurably '.repeat(7).trim() });
  const { id: draft } = await newWork(request, person);
  await fillMessages(call, person.userId, await newRequest());
  const { id: proposed } = await newPublicWork(request, person);
  await call('/api/topic/addVideos', { topicId: 'topic-01', videoIds: proposed });
  const { id: asked } = await call<{ id: string }>('/api/topic/own/create', { nameZh: '夜的声音', kind: 'sound' });
  const begun = { title: 'Immeasurably quiet', language: 'en', clientId: randomUUID(), topicId: 'topic-01' };
  const { id: article } = await call<{ id: string }>('/api/article/own/create', begun);
  const activity = addActivity(person.userId);
  const { key: door } = await call<{ key: string }>('/api/door/key/create', {
    activityId: activity,
    name: 'W'.repeat(30),
  });
  await fillDoor(call, { activity, door, userId: person.userId });
  const broadcast = addBroadcast(person.userId);
  const { key: stage } = await call<{ key: string }>('/api/live/stage/pass', { id: broadcast });
  const orders = await fillOrders(request, person);
  const invoices = await fillInvoices(call, person.userId);
  const tickets = await fillTickets(request, person);
  const passes = await fillPasses(call);
  const { id: entered } = await newPublicWork(request, person);
  const contests = await fillContests(call, { userId: person.userId, workId: entered });
  const applications = fillApplications({ userId: person.userId, workId: entered });
  const demands = fillDemands(person.userId);
  const teams = await fillTeams(person.userId, demands.demand);
  await fillVerification(request, person, refuseVerification);
  return {
    playlist,
    draft,
    asked,
    article,
    activity,
    door,
    broadcast,
    stage,
    // The cover of its model is shown to that host alone.
    plan: addBroadcast(person.userId, 'draft', { title_zh: 'W'.repeat(60), cover: null }),
    ...demands,
    ...teams,
    job: addJob(person.userId, 'open', { title_zh: 'W'.repeat(60), title_en: 'W'.repeat(60) }),
    jobDraft: addJob(person.userId, 'draft'),
    ...orders,
    ...invoices,
    ...tickets,
    ...passes,
    ...fillPurchases(person.userId),
    ...contests,
    ...applications,
    login: await loginOf(request, person.token),
  };
}

type FilledDemands = Pick<Filled, 'demand' | 'demandDraft' | 'proposal' | 'chosenProposal' | 'ownProposal' | 'ownCase'>;

/** Demands with titles of maximum length, one of which people have looked at and answered, and a case. */
function fillDemands(userId: string): FilledDemands {
  const demand = addDemand(userId, 'open', { title_en: 'Immeasurable '.repeat(4).trim() });
  addLook(demand, 'person-002');
  addLook(demand, 'person-034', { look_count: 12 });
  const blank = { review_state: 0, reason: '', body_zh: '', body_en: '', title_en: '', kind: '', propose_until: 0 };
  return {
    ...{ demand, demandDraft: addDemand(userId, 'failed', { ...blank, title_zh: 'W'.repeat(60) }) },
    proposal: addProposal(demand, 'person-006', { text: 'Immeasurably '.repeat(60).trim() }),
    chosenProposal: addProposal(demand, 'person-034', { state: 'chosen', price_yuan: 100_000_000 }),
    ownProposal: addProposal(addDemand('person-036'), userId, { state: 'chosen' }),
    ownCase: addCase(userId, { demand_id: null, title_en: 'Immeasurable '.repeat(4).trim() }),
  };
}

/** Lets somebody with a long name in at a door with a long name. */
async function fillDoor(call: Call, { activity, door: key, userId }: Record<'activity' | 'door' | 'userId', string>) {
  const code = addTicket(activity, userId, 'Immeasurably '.repeat(3).trim());
  const scan = { nonce: randomUUID(), code, at: new Date().toISOString() };
  await call('/api/door/scans', { key, door: 'W'.repeat(30), scans: JSON.stringify([scan]) });
}

/** Refuses an application, as a reviewer. */
function refuseVerification(id: string): Promise<null> {
  const reason = 'Immeasurably '.repeat(12).trim();
  return callAsAdmin('/api/verification/decide', { id, revision: '0', isPassed: 'false', refusal: 'other', reason });
}

type Call = <Data>(path: string, form: Record<string, string>) => Promise<Data>;

/** Orders of the person, one of which has an invoice that waits, with titles of maximum length. */
async function fillInvoices(call: Call, userId: string) {
  const [order, invoiced] = [addPaidOrder(userId).id, addPaidOrder(userId).id];
  const company = { kind: 'company', title: 'Immeasurable '.repeat(7).trim(), taxNumber: '9144030071526726XG' };
  const asked = { orderId: invoiced, ...company, recipientEmail: `${'immeasurable.'.repeat(4)}x@example.org` };
  const { invoice } = await call<{ invoice: { id: string } }>('/api/invoice/ask', asked);
  return { order, invoiced, invoice: invoice.id };
}

/** Lets somebody follow the person and answer what they said, at length; the person has blocked somebody else. */
async function fillMessages(call: Call, userId: string, request: APIRequestContext) {
  const other = await register(request);
  const about = { kind: 'video', thingId: 'video-001' };
  const { id: replyTo } = await call<{ id: string }>('/api/comment/send', {
    ...about,
    text: 'Immeasurably '.repeat(9),
  });
  await callAs(request, other, '/api/comment/send', { ...about, replyTo, text: 'Unquestionably '.repeat(20) });
  await callAs(request, other, '/api/like/like', { kind: 'comment', id: replyTo, like: 'true' });
  await callAs(request, other, '/api/person/follow', { userId, follow: 'true' });
  await call('/api/person/block', { userId: 'person-005', block: 'true' });
}

const loginOf = async (request: APIRequestContext, token: string): Promise<Login> => ({
  token,
  cookies: (await request.storageState()).cookies as Cookie[],
});
