import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { passScene, price } from '@/test/passes';
import { settled } from '@/test/settled';
import * as contract from '../contract';
import { getAdmission, getLiveOrder, listAdmissions, listLivePasses } from './own-passes';

const many = Array.from({ length: 20 });

describeOnBothEngines('buying a broadcast', (database) => {
  const scene = passScene(database);
  const { add, as, buy, pay, admitted, standing, placed, pass } = scene;

  beforeAll(scene.begin);
  beforeEach(scene.beginAnew);
  afterEach(async () => expect(await scene.faults()).toEqual([]));

  test('lets in who has paid, and nobody else but its host', async () => {
    const id = await add();
    const order = await buy(id);
    expect([await admitted(id), await admitted(id, 'host'), await admitted(id, '')]).toEqual([false, true, false]);
    await pay(order);
    expect([await admitted(id), await admitted(id, 'other')]).toEqual([true, false]);
    expect(await admitted(await add({ price_fen: 0 }), '')).toBe(true);
  });

  test('is seen by the buyer alone', async () => {
    const [first, second, unpaid] = [await add(), await add(), await add()];
    const order = await buy(first);
    expect(await getAdmission(as('buyer'), { id: first })).toMatchObject({ state: 'pending', orderId: order });
    await pay(order);
    pass(1000);
    await pay(await buy(second));
    await buy(unpaid);
    expect(await getAdmission(as('buyer'), { id: first })).toEqual({
      ...{ state: 'valid', orderId: order, isReturnable: true },
    });
    expect(await listAdmissions(as('buyer'), { ids: [first, second, unpaid] })).toHaveLength(2);
    const page = { pageIndex: 1, pageSize: 20 };
    const list = await listLivePasses(as('buyer'), page);
    const ids = list.list.map(({ id }) => id);
    expect([ids[0], ids.includes(first), ids.includes(unpaid)]).toEqual([second, true, false]);
    const found = await getLiveOrder(as('buyer'), { orderId: order });
    expect(contract.getLiveOrder.data.parse(found)).toMatchObject({
      broadcast: { id: first },
      admission: { state: 'valid' },
    });

    expect(await getAdmission(as('other'), { id: first })).toEqual({ state: null, orderId: null, isReturnable: false });
    expect((await listLivePasses(as('other'), page)).list).toEqual([]);
    await expect(getLiveOrder(as('other'), { orderId: order })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(buy(first, 'buyer', { priceFen: 1 })).resolves.toBe(order);
  });

  test('pressed twenty times at once is one order', async () => {
    const id = await add();
    const orders = await Promise.all(many.map(() => buy(id)));
    expect([new Set(orders).size, await standing(id), await placed(id)]).toEqual([1, ['pending pending'], 1]);
  });

  test('sent again by the same form is the same order', async () => {
    const [id, clientId] = [await add(), newId()];
    const orders = await Promise.all(many.map(() => buy(id, 'buyer', { clientId })));
    expect([new Set(orders).size, await placed(id)]).toEqual([1, 1]);
  });

  test('pressed while it is paid is not bought twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      const order = await buy(id);
      const again = await Promise.all([buy(id), pay(order).then(() => order), buy(id), buy(id)]);
      expect([new Set(again), await standing(id), await placed(id)]).toEqual([new Set([order]), ['valid paid'], 1]);
    }
  });

  test('an order that was not paid in time makes room for another', async () => {
    const id = await add();
    const late = await buy(id);
    pass(15 * millisecondsInMinute);
    const next = await buy(id);
    expect([next === late, await scene.stateOf(late)]).toEqual([false, 'canceled']);
    await expect(pay(late)).rejects.toMatchObject({ code: 'OrderClosed' });
    await pay(next);
    expect(await standing(id)).toEqual(['valid paid']);
  });

  const [hour, day] = [millisecondsInHour, millisecondsInDay];
  const ended = { startAt: noon - hour, live_at: noon - hour, ended_at: noon };
  test.each<[what: string, code: string, changes: Parameters<typeof add>[0], who?: string, priceFen?: number]>([
    ['is not public', 'NullPointer', { review_state: 1 }],
    ['is canceled', 'SaleClosed', { canceled_at: noon }],
    ['never was on air', 'SaleClosed', { startAt: noon - day }],
    ['is over', 'SaleClosed', ended],
    ['is over and has a replay', 'SaleClosed', { ...ended, replay_id: 'work', replay_at: noon }],
    ['costs nothing', 'SaleClosed', { price_fen: 0 }],
    ['is one’s own', 'SaleClosed', { host_id: 'buyer' }],
    ['has another price', 'FeeChanged', {}, 'buyer', price - 1],
  ])('is refused for one that %s', async (_what, code, changes, who = 'buyer', priceFen = price) => {
    const id = await add(changes);
    await expect(buy(id, who, { priceFen })).rejects.toMatchObject({ code });
    expect(await placed(id)).toBe(0);
  });

  test('goes on while it is on air, and is refused to visitors', async () => {
    const id = await add({ startAt: noon - hour / 2, live_at: noon - hour / 2 });
    await pay(await buy(id));
    expect(await admitted(id)).toBe(true);
    const asked = getAdmission(as('', { caller: null }), { id });
    await expect(asked).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('two people who buy and pay at once both have it', async () => {
    const id = await add();
    const ends = await settled(['buyer', 'other'].map(async (who) => pay(await buy(id, who), who)));
    expect([ends, await standing(id)]).toEqual([
      ['done', 'done'],
      ['valid paid', 'valid paid'],
    ]);
  });

  test('is exported; a pass stays with its order when its person is erased, an unpaid one goes', async () => {
    const [id, unpaid] = [await add(), await add()];
    const order = await buy(id, 'other');
    await pay(order, 'other');
    await buy(unpaid, 'other');
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      const context = scene.product();
      await context.emit(context, tx, 'account.exported', { personId: 'other', parts });
      await context.emit(context, tx, 'account.erased', { personId: 'other' });
    });
    expect(parts.livePasses).toContainEqual({
      ...{
        broadcastId: id,
        orderId: order,
        state: 'valid',
        givenAt: '2026-11-20T12:00:00.000+08:00',
        returnedAt: null,
      },
    });
    expect([await standing(id), await standing(unpaid)]).toEqual([['valid paid'], []]);
  });
});
