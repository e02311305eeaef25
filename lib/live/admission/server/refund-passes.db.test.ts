import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { turnBroadcasts } from '@/lib/live/broadcast/server/turn-broadcasts';
import { refundOrder } from '@/lib/money/payment/server/refund-order';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { passScene, price } from '@/test/passes';
import { settled } from '@/test/settled';

describeOnBothEngines('refunds of broadcasts', (database) => {
  const scene = passScene(database);
  const { add, buy, pay, giveBack, goLive, cancel, refund, admitted, standing, balanceOf, noticesOf } = scene;
  const bought = async (id: string, personId = 'buyer') => {
    const order = await buy(id, personId);
    await pay(order, personId);
    return order;
  };
  let before = 0;

  beforeAll(scene.begin);
  beforeEach(async () => {
    scene.beginAnew();
    before = await balanceOf('wallet');
    await database().db.transaction((tx) => tx.deleteFrom('notice').execute());
  });
  afterEach(async () => expect(await scene.faults()).toEqual([]));

  test('all that was paid for a canceled one goes back once, also by three nodes at once; the buyers are told', async () => {
    const id = await add();
    const order = await bought(id);
    await buy(id, 'other');
    await cancel(id);
    expect(await settled([refund(id), refund(id), refund(id)])).toEqual(['done', 'done', 'done']);
    await refund(id);
    expect([await standing(id), await balanceOf('wallet')]).toEqual([['returned refunded'], before]);
    expect([await noticesOf('liveRefunded'), await noticesOf('liveRefunded', 'other')]).toEqual([1, 0]);
    expect(await scene.stepsOf(order)).toEqual(['placed', 'paid', 'refundAsked', 'refunded']);
    expect(await admitted(id)).toBe(false);
  });

  test('so does what was paid for one that was never on air', async () => {
    const id = await add();
    await bought(id);
    scene.pass(2 * millisecondsInDay);
    const job = { ...scene.product(), attempt: 1, signal: new AbortController().signal };
    await turnBroadcasts.run(job, { occurrence: 0 });
    const queued = await scene
      .read()
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'live.refund-passes')
      .execute();
    expect(queued.map(({ payload }) => JSON.parse(payload))).toContainEqual({ id });
    await refund(id);
    expect([await standing(id), await balanceOf('wallet')]).toEqual([['returned refunded'], before]);
  });

  test('what is paid while it is canceled goes back, whichever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      const order = await buy(id);
      await settled([pay(order), cancel(id).then(() => refund(id))]);
      await refund(id);
      expect([await admitted(id), await balanceOf('wallet')]).toEqual([false, before]);
      expect(['refunded', 'canceled']).toContain(await scene.stateOf(order));
    }
  });

  test('what is bought while it is canceled is closed or refunded', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      await settled([buy(id).then(pay), cancel(id), buy(id, 'other')]);
      await refund(id);
      expect([await admitted(id), await balanceOf('wallet')]).toEqual([false, before]);
      expect(await standing(id)).not.toContain('pending pending');
    }
  });

  test.each([
    ['canceled', { canceled_at: noon }],
    ['ended', { live_at: noon, ended_at: noon }],
    ['taken down', { review_state: 3 as const }],
  ])('what is paid after it was %s goes back at once, and the buyer is told why', async (_what, facts) => {
    const id = await add();
    const order = await buy(id);
    await database().db.transaction((tx) => tx.updateTable('live_broadcast').set(facts).where('id', '=', id).execute());
    await pay(order);
    expect([await standing(id), await balanceOf('wallet')]).toEqual([['returned refunded'], before]);
    expect(await noticesOf('liveRefunded')).toBe(1);
  });

  test('it can be given back until it is on air, and bought again', async () => {
    const id = await add();
    await bought(id);
    await expect(giveBack(id, 'other')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await settled(Array.from({ length: 10 }, () => giveBack(id)))).toEqual(Array(10).fill('done'));
    expect([await standing(id), await balanceOf('wallet')]).toEqual([['returned refunded'], before]);
    expect([await admitted(id), await noticesOf('liveRefunded')]).toEqual([false, 0]);
    await bought(id);
    expect(await admitted(id)).toBe(true);
    await goLive(id);
    await expect(giveBack(id)).rejects.toMatchObject({ code: 'ReturnClosed' });
    expect(await balanceOf('wallet')).toBe(before - price);
  });

  test('an unpaid order is not given back', async () => {
    const id = await add();
    await buy(id);
    await expect(giveBack(id)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await standing(id)).toEqual(['pending pending']);
  });

  test('given back while it begins, it is either', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      await bought(id);
      const [end] = await settled([giveBack(id), goLive(id)]);
      expect(await standing(id)).toEqual([end === 'done' ? 'returned refunded' : 'valid paid']);
    }
  });

  test('staff refund it whole at any time, and a part of it without taking it back', async () => {
    const id = await add({ startAt: noon - millisecondsInHour, live_at: noon - millisecondsInHour });
    const orderId = await bought(id);
    const give = (amountFen: number) =>
      refundOrder(scene.asStaff(), { orderId, amountFen, goal: 'original', reason: '画面中断', clientId: newId() });
    await give(500);
    expect(await admitted(id)).toBe(true);
    await give(price - 500);
    expect([await admitted(id), await standing(id)]).toEqual([false, ['returned refunded']]);
  });

  test('of one that staff refunded in part, the rest goes back when it is canceled', async () => {
    const id = await add();
    const orderId = await bought(id);
    const part = { orderId, amountFen: 500, goal: 'original', reason: '', clientId: newId() } as const;
    await refundOrder(scene.asStaff(), part);
    await cancel(id);
    await refund(id);
    expect([await standing(id), await balanceOf('wallet')]).toEqual([['returned refunded'], before]);
  });
});
