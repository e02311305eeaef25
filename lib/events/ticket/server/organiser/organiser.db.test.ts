import { millisecondsInHour } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { createDoorKey } from '@/lib/events/door/server/door-keys';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { ticketRow } from '@/test/event-rows';
import { everyPage } from '@/test/every-page';
import { planOf } from '@/test/plan';
import { insertRows } from '@/test/rows';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { ticketScene } from '@/test/tickets';
import * as contract from '../../contract';
import { redeemTicket } from '../door';
import { returnTickets } from '../return/return-tickets';
import { exportAttendees } from './export-attendees';
import { findActivityOrders, ordersOfPage } from './find-activity-orders';
import { findAttendees, ticketsOfPage } from './find-attendees';
import { getSales, ticketCounts } from './get-sales';

const questions = JSON.stringify([
  { id: 'q1', textZh: '对面粉过敏吗？', textEn: 'Allergic to flour?', isRequired: false },
  { id: 'q2', textZh: '第一次来吗？', textEn: '', isRequired: false },
]);

describeOnBothEngines('what an organiser learns', (database) => {
  const scene = ticketScene(database);
  const { add, as, buy, pay, pass, read } = scene;
  const attendees = (input: object, by = as('organiser')) =>
    findAttendees(by, contract.findAttendees.input.parse({ ...input }));
  const names = async (input: object) => (await attendees(input)).list.map(({ name }) => name);
  const orders = (input: object, by = as('organiser')) =>
    findActivityOrders(by, contract.findActivityOrders.input.parse(input));
  const numbers = async (input: object) => (await orders(input)).list.map(({ id }) => id);
  const ticketsOf = async (orderId: string) =>
    (await read().selectFrom('ticket').select('id').where('order_id', '=', orderId).orderBy('id').execute()).map(
      ({ id }) => id,
    );
  async function bought(personId: string, type: string, amount = 1, more: Parameters<typeof buy>[3] = {}) {
    const order = await buy(personId, type, amount, more);
    await pay(personId, order);
    return order;
  }
  const giveBack = (personId: string, orderId: string, ticketId = '') =>
    returnTickets(as(personId), { orderId, ticketIds: [ticketId], clientId: newId() });
  const enter = (activityId: string, ticketId = '') =>
    database().db.transaction((tx) => redeemTicket(tx, { ticketId, activityId, at: noon + 60_000 }));
  const coming = (name: string, mobile = '13800138000', answers: { questionId: string; text: string }[] = []) => ({
    ...{ name, mobile, region: 'CN', answers },
  });

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(['lin', 'mo', 'yu', 'rival', 'founder']);
  });
  beforeEach(scene.beginAnew);

  test('how each type has sold, of its own and of the common stock, and what was paid and asked back', async () => {
    const rule = { refund_hours: 24, refund_percent: 50, common_stock: 8 };
    const id = await add({ own: {}, half: { shares_stock: 1, quantity: null }, last: { quantity: 1 } }, rule);
    const order = await bought('lin', 'own', 3);
    const [returned, used] = await ticketsOf(order);
    await giveBack('lin', order, returned);
    await enter(id, used);
    await buy('mo', 'half', 3);
    await bought('mo', 'last');
    await scene.wait('yu', 'last');
    await scene.giveUp('yu', await buy('yu', 'own'));
    const sales = await getSales(as('organiser'), { activityId: id });
    expect(contract.getSales.data.parse(sales)).toEqual(sales);
    const none = { held: 0, sold: 0, used: 0, returned: 0, waiting: 0 };
    expect(sales).toMatchObject({
      types: [
        { ...none, id: 'own', state: 'onSale', total: 10, sold: 2, used: 1, returned: 1 },
        { ...none, id: 'half', state: 'onSale', total: null, held: 3 },
        { ...none, id: 'last', state: 'soldOut', total: 1, sold: 1, waiting: 1 },
      ],
      ...{ stockLeft: 5, paidFen: 20_000, refundedFen: 2500 },
    });
    await scene.cancel(id);
    const canceled = await getSales(as('organiser'), { activityId: id });
    expect(canceled.types.map(({ state }) => state)).toEqual(['ended', 'ended', 'ended']);
    // What was returned for a half is refunded whole as well.
    expect(canceled).toMatchObject({ paidFen: 20_000, refundedFen: 20_000 });
  });

  test('how many signed up, where there are no types', async () => {
    const id = await add({}, { capacity: 3 });
    await database().db.transaction((tx) =>
      insertRows(tx, 'ticket', [
        ticketRow({ id: 's1', activity_id: id, person_id: 'lin' }),
        ticketRow({ id: 's2', activity_id: id, person_id: 'mo', state: 'used' }),
        ticketRow({ id: 's3', activity_id: id, person_id: 'yu', state: 'returned' }),
      ]),
    );
    expect(await getSales(as('organiser'), { activityId: id })).toEqual({
      types: [{ id: '', name: '', state: 'onSale', total: 3, held: 0, sold: 2, used: 1, returned: 1, waiting: 0 }],
      ...{ stockLeft: null, paidFen: 0, refundedFen: 0 },
    });
  });

  test('who comes, the latest first, by state and by what is searched', async () => {
    const id = await add({ search: {}, 'search free': { price_fen: 0 } }, { refund_hours: 24, questions });
    const answered = [{ questionId: 'q2', text: '是' }];
    const first = await bought('lin', 'search', 2, {
      attendees: [coming('Anna 100%'), coming('林一', '13912345678', answered)],
    });
    const [anna, lin] = await ticketsOf(first);
    pass(60_000);
    await buy('mo', 'search free', 1, { attendees: [coming('ANNA')] });
    await buy('mo', 'search', 1, { attendees: [coming('未付款')] });
    await enter(id, lin);
    const { list } = await attendees({ activityId: id });
    expect(contract.findAttendees.data.shape.list.parse(list)).toEqual(list);
    expect(list.map(({ name, typeName, state }) => [name, typeName, state])).toEqual([
      ['ANNA', 'search free', 'valid'],
      ['林一', 'search', 'used'],
      ['Anna 100%', 'search', 'valid'],
    ]);
    expect(list[1]).toMatchObject({
      ...{ mobile: '+8613912345678', age: null, occupation: '', usedAt: '2026-11-20T12:01:00.000+08:00' },
      answers: [
        { question: '对面粉过敏吗？', text: '' },
        { question: '第一次来吗？', text: '是' },
      ],
    });
    await giveBack('lin', first, anna);
    const found = (more: object) => names({ activityId: id, ...more });
    expect(await found({ state: 'valid' })).toEqual(['ANNA']);
    expect(await found({ state: 'used' })).toEqual(['林一']);
    expect(await found({ state: 'returned' })).toEqual(['Anna 100%']);
    expect(await found({ search: ' anna ' })).toEqual(['ANNA', 'Anna 100%']);
    expect(await found({ search: '5678' })).toEqual(['林一']);
    expect(await found({ search: '%' })).toEqual(['Anna 100%']);
    expect(await found({ search: list[2]?.orderNumber ?? '' })).toEqual(['林一', 'Anna 100%']);
    expect(await found({ search: 'anna', state: 'valid' })).toEqual(['ANNA']);
    expect(await found({ search: '未付款' })).toEqual([]);
  });

  test('the orders of all its activities or of one, the latest first', async () => {
    const [mine, second] = [await add({ first: {} }, { title_en: 'Light' }), await add({ second: {} })];
    const others = await add({ theirs: {} }, { organiser_id: 'rival' });
    pass(millisecondsInHour);
    const paid = await bought('lin', 'first', 2);
    await enter(mine, (await ticketsOf(paid))[0]);
    pass(1);
    const pending = await buy('mo', 'second');
    pass(1);
    const foreign = await bought('lin', 'theirs');
    expect(await numbers({ activityId: mine })).toEqual([paid]);
    expect((await numbers({})).slice(0, 2)).toEqual([pending, paid]);
    expect(await numbers({})).not.toContain(foreign);
    expect(await numbers({ activityId: second, state: 'paid' })).toEqual([]);
    expect(await numbers({ activityId: second, state: 'pending' })).toEqual([pending]);
    expect((await orders({ activityId: others }, as('rival'))).list.map(({ id }) => id)).toEqual([foreign]);
    const inEnglish = await orders({ activityId: mine }, as('organiser', { language: 'en' }));
    expect(contract.findActivityOrders.data.parse(inEnglish)).toEqual(inEnglish);
    expect(inEnglish.list).toMatchObject([
      {
        ...{ activityId: mine, activityTitle: 'Light', typeName: 'first', quantity: 2, usedCount: 1, state: 'paid' },
        ...{ totalFen: 10_000, refundedFen: 0, buyer: { userId: 'lin', nickname: '名字 lin' } },
      },
    ]);
  });

  test('everybody and every order once over all pages', async () => {
    const id = await add({ paged: { quantity: null, price_fen: 0 } }, { organiser_id: 'founder' });
    for (const amount of [10, 8, 7]) await buy('yu', 'paged', amount);
    const founder = as('founder');
    const people = await everyPage((pageIndex) => attendees({ activityId: id, pageIndex, pageSize: 10 }, founder));
    const sold = await everyPage((pageIndex) => orders({ pageIndex, pageSize: 2 }, founder));
    const counts = (ids: string[]) => [ids.length, new Set(ids).size];
    expect(counts(people.flatMap(({ list }) => list.map(({ ticketId }) => ticketId)))).toEqual([25, 25]);
    expect(counts(sold.flatMap(({ list }) => list.map((order) => order.id)))).toEqual([3, 3]);
  });

  test('is told to nobody else: neither buyers, nor other organisers, staff, helpers or visitors', async () => {
    const id = await add({ secret: {} });
    const draft = await add({}, { review_state: 0, verified_at: null });
    await add({}, { organiser_id: 'rival' });
    await bought('lin', 'secret');
    const { key } = await createDoorKey(as('organiser'), { activityId: id, name: '小李' });
    const asked = (by: ReturnType<typeof as>, activityId: string) =>
      settled([
        getSales(by, { activityId }),
        attendees({ activityId }, by),
        exportAttendees(by, { activityId }),
        orders({ activityId }, by),
      ]);
    for (const by of [as('lin'), as('rival'), scene.asStaff()]) {
      expect(await asked(by, id)).toEqual(Array(4).fill('NullPointer'));
    }
    expect(await asked(scene.product(), id)).toEqual(Array(4).fill('Unauthorized'));
    // The key of a helper opens the door, and nothing that is asked for by an activity.
    expect(await asked(as('rival'), key)).toEqual(Array(4).fill('NullPointer'));
    expect(await asked(as('organiser'), draft)).toEqual(Array(4).fill('NullPointer'));
    await scene.cancel(id);
    pass(1000 * millisecondsInHour);
    expect(await asked(as('organiser'), id)).toEqual(Array(4).fill('done'));
  });

  const far = { pageIndex: 500, pageSize: 20 };
  type Orders = Partial<InputOf<typeof contract.findActivityOrders>>;
  test.each<[string, Orders]>([
    ['organiser', {}],
    ['activity', { activityId: 'a' }],
    ['organiser_in_state', { state: 'refunded' }],
    ['activity_in_state', { activityId: 'a', state: 'refunded' }],
  ])('orders by %s are read from an index in their order', async (by, asked) => {
    const plan = await planOf(database(), (db) =>
      ordersOfPage(db, 'organiser', { activityId: '', state: '', ...far, ...asked }),
    );
    expect(plan).toMatch(new RegExp(`(INDEX|Index (Only )?Scan using) ticket_order_of_${by} `));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });

  test.each([
    ['', 'in_order'],
    ['valid', 'of_activity'],
  ] as const)('of attendees (%j) only an index is read in its order', async (state, index) => {
    const plan = await planOf(database(), (db) => ticketsOfPage(db, { activityId: 'a', state, search: '', ...far }));
    expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan (Backward )?using) ticket_${index}`));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });

  test('tickets are counted from an index', async () => {
    const plan = await planOf(database(), (db) => ticketCounts(db, 'a'));
    // PostgreSQL finds out whether the index alone is enough when there are rows.
    expect(plan).toMatch(/COVERING INDEX ticket_in_order|Index (Only )?Scan using ticket_/);
  });
});
