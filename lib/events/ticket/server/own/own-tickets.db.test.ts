import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { planOf } from '@/test/plan';
import { setEnv } from '@/test/set-env';
import { ticketScene } from '@/test/tickets';
import { type TicketTab, ticketTabs } from '../../codes';
import { getEntryCodes as codesContract, findOwnTickets as contract } from '../../contract';
import { redeemTicket } from '../door';
import { checkEntryCode } from '../entry-code';
import { returnTickets } from '../return/return-tickets';
import { findJoinedActivities } from './find-joined-activities';
import { findOwnTickets, ticketsIn } from './find-own-tickets';
import { getAttendance } from './get-attendance';
import { getEntryCodes } from './get-entry-codes';
import { getTicketOrder } from './get-ticket-order';

const people = ['lin', 'mo', 'yu', 'wen', 'zoe', 'other'] as const;
type Person = (typeof people)[number];
const page = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines("tickets of one's own", (database) => {
  const scene = ticketScene(database);
  const { add, as, buy, pay, giveUp, pass, cancel } = scene;
  const list = async (personId: Person, tab: TicketTab) => (await findOwnTickets(as(personId), { ...page, tab })).list;
  const ordersIn = async (personId: Person, tab: TicketTab) =>
    (await list(personId, tab)).map(({ orderId }) => orderId);
  const ticketsOf = async (personId: Person, orderId: string) =>
    (await getTicketOrder(as(personId), { orderId })).tickets.map(({ id }) => id);
  async function bought(personId: Person, type: string, amount = 1, more: { isShown?: boolean } = {}) {
    const order = await buy(personId, type, amount, more);
    await pay(personId, order);
    return order;
  }
  const enter = (ticketId = '', activityId = '') =>
    database().db.transaction((tx) => redeemTicket(tx, { ticketId, activityId, at: noon }));

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(people);
  });
  beforeEach(scene.beginAnew);

  test('stand where they belong, and change it with what becomes of them', async () => {
    const sooner = await add({ sooner: {} });
    const inDays = (days: number) => noon + days * millisecondsInDay;
    await add({ later: {} }, { hold_start_at: inDays(9), hold_end_at: inDays(10), refund_hours: 24 });
    const called = await add({ called: {} });
    const orders = { later: await bought('lin', 'later', 2), sooner: await bought('lin', 'sooner', 2) };
    const off = await bought('lin', 'called');
    pass(1);
    const unpaid = await buy('lin', 'sooner');
    await giveUp('lin', await buy('lin', 'later'));
    const [returned = ''] = await ticketsOf('lin', orders.later);
    await returnTickets(as('lin'), { orderId: orders.later, ticketIds: [returned], clientId: newId() });
    await enter((await ticketsOf('lin', orders.sooner))[0], sooner);
    await cancel(called);
    // One that is used is to come until the end: there may be a second day.
    expect(await ordersIn('lin', 'coming')).toEqual([orders.sooner, orders.sooner, orders.later]);
    expect(await ordersIn('lin', 'unpaid')).toEqual([unpaid]);
    expect(
      (await list('lin', 'returned')).map(({ id, orderId }) => [id, orderId].includes(returned) || orderId === off),
    ).toEqual([true, true]);
    expect(await ordersIn('lin', 'past')).toEqual([]);
    pass(8 * millisecondsInDay);
    expect(await ordersIn('lin', 'coming')).toEqual([orders.later]);
    expect((await list('lin', 'past')).map(({ state }) => state).toSorted()).toEqual(['used', 'valid']);
    for (const tab of ticketTabs) {
      expect(await list('other', tab)).toEqual([]);
      await expect(findOwnTickets(scene.product(), { ...page, tab })).rejects.toMatchObject({ code: 'Unauthorized' });
    }
  });

  test('say until when they are to be paid, and what they give back, in the language asked for', async () => {
    await add(
      { night: { name_zh: '夜票', name_en: 'Night', price_fen: 999 } },
      { refund_hours: 24, refund_percent: 50, title_en: 'Light' },
    );
    const unpaid = await buy('mo', 'night');
    const [held] = await list('mo', 'unpaid');
    expect(held).toMatchObject({ state: 'held', returnFen: null, returnUntil: null });
    expect(Date.parse(held?.payUntil ?? '')).toBe(noon + 15 * millisecondsInMinute);
    await pay('mo', unpaid);
    const answer = await findOwnTickets(as('mo', { language: 'en' }), { ...page, tab: 'coming' });
    expect(contract.data.parse(answer)).toEqual(answer);
    expect(answer.list).toMatchObject([
      {
        ...{ typeName: 'Night', typeLanguage: 'en', activity: { title: 'Light', status: 2 }, attendee: '来宾 0' },
        ...{ priceFen: 999, returnFen: 499, payUntil: null },
      },
    ]);
    expect(Date.parse(answer.list[0]?.returnUntil ?? '')).toBe(noon + 6 * millisecondsInDay);
  });

  test('come once each over all pages', async () => {
    await add({ many: { quantity: null, price_fen: 0 } });
    for (const amount of [10, 7, 8]) await buy('yu', 'many', amount);
    const pages = await everyPage((pageIndex) => findOwnTickets(as('yu'), { tab: 'coming', pageIndex, pageSize: 10 }));
    const ids = pages.flatMap((one) => one.list.map(({ id }) => id));
    expect([pages.length, ids.length, new Set(ids).size]).toEqual([3, 25, 25]);
  });

  test.each(ticketTabs)('are found by their owner for %s', async (tab) => {
    const plan = await planOf(database(), (db) => ticketsIn(db, { personId: 'yu', tab, now: noon }));
    expect(plan).toMatch(/(INDEX|Index Scan using) ticket_of_(person|both|type)/);
  });

  test('have codes for their owner alone, while they are valid', async () => {
    const id = await add({ online: {} }, { id: 'online', online_url: 'https://live.example', refund_hours: 24 });
    const order = await bought('wen', 'online', 3);
    const [used = '', returned = '', valid = ''] = await ticketsOf('wen', order);
    await buy('wen', 'online');
    await enter(used, id);
    await returnTickets(as('wen'), { orderId: order, ticketIds: [returned], clientId: newId() });
    const codes = await getEntryCodes(as('wen'), { activityId: id });
    expect(codesContract.data.parse(codes)).toEqual(codes);
    expect(codes).toMatchObject({ onlineUrl: 'https://live.example', activity: { id } });
    expect(codes.tickets.map((ticket) => [ticket.id, ticket.code !== null])).toEqual([
      [used, false],
      [valid, true],
    ]);
    const code = codes.tickets[1]?.code ?? '';
    expect(await checkEntryCode(database(), code)).toEqual({ ticketId: valid, activityId: id });
    const others = [as('other'), as('organiser')];
    for (const context of others) {
      await expect(getEntryCodes(context, { activityId: id })).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(getTicketOrder(context, { orderId: order })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    await expect(getEntryCodes(scene.product(), { activityId: id })).rejects.toMatchObject({ code: 'Unauthorized' });
    await cancel(id);
    await expect(getEntryCodes(as('wen'), { activityId: id })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('give the link of an online activity to who comes, and to its organiser', async () => {
    const id = await add({ link: {} }, { online_url: 'https://live.example' });
    const unpaid = await buy('zoe', 'link', 2);
    const of = async (personId: Person | 'organiser') => getAttendance(as(personId), { activityId: id });
    expect(await of('zoe')).toMatchObject({ ticketCount: 0, onlineUrl: '', unpaidOrderId: unpaid, isOrganiser: false });
    await pay('zoe', unpaid);
    expect(await of('zoe')).toMatchObject({
      ...{ ticketCount: 2, ofTypes: [{ ticketTypeId: 'link', count: 2 }], unpaidOrderId: null },
      onlineUrl: 'https://live.example',
    });
    expect(await of('other')).toMatchObject({ ticketCount: 0, onlineUrl: '' });
    expect(await of('organiser')).toMatchObject({ isOrganiser: true, onlineUrl: 'https://live.example' });
    await cancel(id);
    expect(await of('organiser')).toMatchObject({ onlineUrl: '' });
  });

  test('tell others which activities their owner joined, as far as the owner shows it', async () => {
    const [shown, hidden, given] = [
      await add({ shown: {} }),
      await add({ hidden: {} }),
      await add({ given: { price_fen: 0 } }),
    ];
    await bought('other', 'shown');
    pass(1);
    await bought('other', 'hidden', 1, { isShown: false });
    const free = await buy('other', 'given');
    await returnTickets(as('other'), { orderId: free, ticketIds: await ticketsOf('other', free), clientId: newId() });
    const joined = async (by: Person | null, userId: string) =>
      (await findJoinedActivities(by ? as(by) : scene.product(), { ...page, userId })).list.map(({ id }) => id);
    expect(await joined('other', '')).toEqual([hidden, shown]);
    expect([await joined('lin', 'other'), await joined(null, 'other')]).toEqual([[shown], [shown]]);
    expect(await joined('other', 'other')).not.toContain(given);
    await expect(joined(null, '')).rejects.toMatchObject({ code: 'Unauthorized' });
  });
});
