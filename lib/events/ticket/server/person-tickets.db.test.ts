import { emit } from '@/lib/app/events';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { ticketScene } from '@/test/tickets';
import { redeemTicket } from './door';
import { exportAttendees } from './organiser/export-attendees';
import { findActivityOrders } from './organiser/find-activity-orders';
import { findAttendees } from './organiser/find-attendees';
import { getSales } from './organiser/get-sales';
import { findParticipants } from './sale/find-participants';

const page = { pageIndex: 1, pageSize: 20 };
const questions = JSON.stringify([{ id: 'q1', textZh: '对面粉过敏吗？', textEn: '', isRequired: false }]);

describeOnBothEngines('the tickets of an account', (database) => {
  const scene = ticketScene(database);
  const { add, as, buy, pay, wait, takenOf, read } = scene;
  const names = (...written: string[]) => ({
    attendees: written.map((name) => ({
      ...{ name, mobile: '13912345678', region: 'CN' },
      answers: [{ questionId: 'q1', text: '不过敏' }],
    })),
  });
  const placesOf = async (typeId: string) =>
    (
      await read()
        .selectFrom('ticket_wait')
        .select(['person_id', 'state'])
        .where('ticket_type_id', '=', typeId)
        .orderBy('joined_at')
        .orderBy('person_id')
        .execute()
    ).map(({ person_id, state }) => `${person_id} ${state}`);
  const ticketsOf = (personId: string) =>
    read().selectFrom('ticket').selectAll().where('person_id', '=', personId).orderBy('state').orderBy('id').execute();
  const figures = async (activityId: string) => {
    const { types, ...money } = await getSales(as('organiser'), { activityId });
    return {
      types: types.map(({ id, held, sold, used, returned, waiting }) => ({ id, held, sold, used, returned, waiting })),
      ...money,
    };
  };
  const attendees = async (activityId: string) =>
    (await findAttendees(as('organiser'), { ...page, activityId, state: '', search: '' })).list;
  const tell = (kind: 'account.erased' | 'account.exported', parts: Record<string, unknown> = {}) =>
    database().db.transaction((tx) => emit(scene.product(), tx, kind, { personId: 'gone', parts }));
  const enter = (ticketId = '') =>
    database().db.transaction((tx) => redeemTicket(tx, { ticketId, activityId: event, at: 1 }));
  let event = '';

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(['gone', 'next', 'last']);
    // Gone has two tickets, one of them used, a pending order, an offer, and a place in a list.
    event = await add(
      { bought: {}, unpaid: { quantity: 1 }, offered: { quantity: 1 }, full: { quantity: 1 } },
      { questions, refund_hours: 24 },
    );
    const order = await buy('gone', 'bought', 2, names('朋友', '本人'));
    await pay('gone', order);
    const [first] = await ticketsOf('gone');
    await enter(first?.id);
    await buy('gone', 'unpaid', 1, names('本人'));
    await wait('next', 'unpaid');
    const freed = await buy('next', 'offered');
    await wait('gone', 'offered');
    scene.pass(1);
    await wait('last', 'offered');
    await scene.giveUp('next', freed);
    await pay('next', await buy('next', 'full'));
    await wait('gone', 'full');
    await buy('last', 'bought', 1, names('别人'));
  });
  afterEach(async () => {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  });

  test('are in its export with who they are for, and the places in waiting lists', async () => {
    const parts: Record<string, unknown> = {};
    await tell('account.exported', parts);
    const tickets = parts.tickets as { attendee: string; state: string }[];
    expect(tickets.map(({ attendee, state }) => `${attendee} ${state}`).toSorted()).toEqual([
      '朋友 used',
      '本人 held',
      '本人 valid',
    ]);
    expect(parts.tickets).toContainEqual(
      expect.objectContaining({
        ...{ activityId: event, attendee: '朋友', mobile: '+8613912345678', priceFen: 5000 },
        answers: [{ questionId: 'q1', text: '不过敏' }],
      }),
    );
    expect(parts.waitingTickets).toMatchObject([
      { activityId: event, ticketTypeId: 'offered', state: 'offered', quantity: 1 },
      { ticketTypeId: 'full', state: 'waiting' },
    ]);
    expect(parts.orders).toHaveLength(2);
    expect(JSON.stringify(parts)).not.toContain('别人');
  });

  test('stay without a name; what is unpaid or waits goes to the next, and the figures agree', async () => {
    const before = await figures(event);
    await tell('account.erased');
    const nothing = { attendee: '', mobile: '', age: null, occupation: '', answers: '[]', is_shown: 0 };
    expect(await ticketsOf('gone')).toMatchObject(
      ['released', 'used', 'valid'].map((state) => ({ ...nothing, state })),
    );
    expect([await placesOf('unpaid'), await placesOf('offered'), await placesOf('full')]).toEqual([
      ['next offered'],
      ['gone left', 'last offered'],
      ['gone left'],
    ]);
    expect([await takenOf('bought'), await takenOf('unpaid'), await takenOf('offered')]).toEqual([3, 1, 1]);
    const [bought, unpaid, offered, full] = before.types;
    expect(await figures(event)).toEqual({
      ...before,
      types: [bought, { ...unpaid, held: 0 }, { ...offered, waiting: 1 }, { ...full, waiting: 0 }],
    });
    expect((await attendees(event)).map(({ name, mobile, state }) => `${name}${mobile} ${state}`).toSorted()).toEqual([
      ' used',
      ' valid',
      '来宾 0+8613800138000 valid',
    ]);
    const table = new TextDecoder().decode((await exportAttendees(as('organiser'), { activityId: event })).body);
    expect(table).not.toMatch(/朋友|本人|1234 5678/);
    const orders = await findActivityOrders(as('organiser'), { ...page, activityId: event, state: '' });
    expect(orders.list.find(({ buyer }) => buyer.userId === 'gone')).toMatchObject({
      buyer: { nickname: '已注销用户' },
    });
    const people = await findParticipants(as('next'), { ...page, activityId: event });
    expect(people.list.map(({ userId }) => userId)).toEqual(['next']);
    expect((await ticketsOf('last'))[0]).toMatchObject({ attendee: '别人', is_shown: 1 });
    // Whoever has the code of one comes in; erased once more, nothing is given back twice.
    const ticketId = (await ticketsOf('gone')).find(({ state }) => state === 'valid')?.id ?? '';
    expect(await enter(ticketId)).toBe(true);
    await tell('account.erased');
    expect([await takenOf('bought'), await takenOf('unpaid'), await takenOf('offered')]).toEqual([3, 1, 1]);
  });
});
