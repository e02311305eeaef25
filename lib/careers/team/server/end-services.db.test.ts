import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { refundOrder } from '@/lib/money/payment/server/refund-order';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { teamScene } from '@/test/teams';

const daysOver = 15 * millisecondsInDay;

describeOnBothEngines('the end of team services', (database) => {
  const scene = teamScene(database);
  const { add, bought, recommend, close, endAll, standing, pass, noticesOf } = scene;
  let before = 0;

  beforeAll(scene.begin);
  beforeEach(async () => {
    scene.beginAnew();
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('team_recommendation').execute();
      await tx.deleteFrom('team_service').execute();
      await tx.deleteFrom('notice').execute();
    });
    before = await scene.balanceOf('wallet');
  });
  afterEach(async () => expect(await scene.faults()).toEqual([]));

  test('after ten working days 199 yuan go back for each team that was not recommended, once', async () => {
    const order = await bought(await add(), 'teams', 3);
    await recommend(order, 1);
    pass(daysOver - 13 * millisecondsInHour);
    await endAll();
    expect(await standing(order)).toBe('valid 1/3 0');
    pass(millisecondsInDay);
    expect(await settled([endAll(), endAll(), endAll()])).toEqual(['done', 'done', 'done']);
    await endAll();
    expect([await standing(order), await scene.balanceOf('wallet')]).toEqual(['ended 1/3 39800', before - 19_900]);
    expect([await noticesOf('teamRefunded'), await scene.stateOf(order)]).toEqual([1, 'paid']);
    expect(await scene.stepsOf(order)).toEqual(['placed', 'paid', 'refundAsked', 'refunded']);
  });

  test('after a year the unused twentieths of 999 yuan go back; an unused one goes back whole', async () => {
    const id = await add();
    const year = await bought(id, 'year');
    for (const number of [1, 2, 3]) await recommend(year, number);
    pass(364 * millisecondsInDay);
    await endAll();
    expect(await standing(year)).toBe('valid 3/20 0');
    pass(2 * millisecondsInDay);
    await endAll();
    expect([await standing(year), await scene.balanceOf('wallet')]).toEqual(['ended 3/20 84915', before - 3 * 4995]);
    const unused = await bought(await add(), 'year');
    pass(367 * millisecondsInDay);
    await endAll();
    expect([await standing(unused), await scene.stateOf(unused)]).toEqual(['refunded 0/20 99900', 'refunded']);
  });

  test('with its demand single teams end, and a year does not', async () => {
    const [id, docked, lapsed] = [await add(), await add(), await add()];
    const orders = [await bought(id, 'teams', 2), await bought(docked), await bought(lapsed), await bought(id, 'year')];
    await recommend(orders[0] as string, 1);
    await close(id);
    const change = (demand: string, set: { docked_at?: number; propose_until?: number }) =>
      database().db.transaction((tx) => tx.updateTable('project_demand').set(set).where('id', '=', demand).execute());
    await change(docked, { docked_at: 1 });
    await change(lapsed, { propose_until: 1 });
    await endAll();
    expect(await Promise.all(orders.map(standing))).toEqual([
      ...['ended 1/2 19900', 'refunded 0/1 19900', 'refunded 0/1 19900', 'valid 0/20 0'],
    ]);
  });

  test('what is used up ends by itself once nothing can be undone, so that another year can be bought', async () => {
    const id = await add();
    const order = await bought(id);
    await recommend(order, 1);
    await endAll();
    expect(await standing(order)).toBe('valid 1/1 0');
    pass(millisecondsInHour);
    await endAll();
    expect([await standing(order), await noticesOf('teamRefunded')]).toEqual(['ended 1/1 0', 0]);
  });

  test('recommended while it ends, a team is delivered or refunded, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const money = await scene.balanceOf('wallet');
      const id = await add();
      const order = await bought(id);
      await close(id);
      // A member of staff who has seen it open.
      const open = database().db.transaction((tx) =>
        tx.updateTable('project_demand').set({ closed_at: null }).where('id', '=', id).execute(),
      );
      const [end] = await settled([open.then(() => recommend(order, 1)), endAll()]);
      const isDelivered = end === 'done';
      expect(await standing(order)).toMatch(isDelivered ? /^(valid|ended) 1\/1 0$/ : /^refunded 0\/1 19900$/);
      expect(await scene.balanceOf('wallet')).toBe(isDelivered ? money - 19_900 : money);
    }
  });

  test('staff refund a part by hand, and the rest goes back at the end; or the whole, which ends it', async () => {
    const [part, whole] = [await bought(await add(), 'teams', 2), await bought(await add(), 'teams', 2)];
    const give = (orderId: string, amountFen: number) =>
      refundOrder(scene.asStaff(), { orderId, amountFen, goal: 'original', reason: '协商', clientId: newId() });
    await give(part, 30_000);
    expect(await standing(part)).toBe('valid 0/2 30000');
    await give(whole, 39_800);
    expect(await standing(whole)).toBe('refunded 0/2 39800');
    await expect(recommend(whole, 1)).rejects.toMatchObject({ code: 'TeamsFull' });
    pass(daysOver);
    await endAll();
    expect([await standing(part), await scene.balanceOf('wallet')]).toEqual(['refunded 0/2 39800', before]);
  });

  test('refunded by hand while it ends, it goes back once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const money = await scene.balanceOf('wallet');
      const order = await bought(await add());
      pass(daysOver);
      const refund = { orderId: order, amountFen: 19_900, goal: 'original', reason: '', clientId: newId() } as const;
      await settled([endAll(), refundOrder(scene.asStaff(), refund), endAll()]);
      expect([await standing(order), await scene.balanceOf('wallet')]).toEqual(['refunded 0/1 19900', money]);
    }
  });
});
