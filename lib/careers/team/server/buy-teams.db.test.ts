import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { teamScene } from '@/test/teams';
import * as contract from '../contract';
import { getTeamOrder, listOwnServices } from './own-services';

const many = Array.from({ length: 20 });
const page = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('buying teams', (database) => {
  const scene = teamScene(database);
  const { add, as, buy, bought, pay, close, standing, pass } = scene;
  let before = 0;

  beforeAll(scene.begin);
  beforeEach(async () => {
    scene.beginAnew();
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('team_recommendation').execute();
      await tx.deleteFrom('team_service').execute();
    });
    before = await scene.balanceOf('wallet');
  });
  afterEach(async () => expect(await scene.faults()).toEqual([]));

  test('costs 199 yuan a team, and is valid for ten working days once it is paid', async () => {
    const id = await add();
    const order = await buy(id, { count: 3 });
    expect(await standing(order)).toBe('pending 0/3 0');
    await pay(order);
    expect(await scene.balanceOf('wallet')).toBe(before - 59_700);
    const found = contract.getTeamOrder.data.parse(await getTeamOrder(as('buyer'), { orderId: order }));
    expect(found).toMatchObject({
      ...{ kind: 'teams', state: 'valid', bought: 3, delivered: 0, paidFen: 59_700, openFen: 59_700, demandId: id },
      ...{ paidAt: '2026-11-20T12:00:00.000+08:00', endsAt: '2026-12-05T00:00:00.000+08:00' },
    });
  });

  test('a year costs 999 yuan for twenty teams, and is one at a time, however often and for whatever demand it is pressed', async () => {
    const [id, next] = [await add(), await add()];
    const orders = await Promise.all(many.map((_, turn) => buy(turn % 2 ? id : next, { kind: 'year', count: 5 })));
    expect(new Set(orders).size).toBe(1);
    const order = orders[0] as string;
    await pay(order);
    expect([await standing(order), await scene.balanceOf('wallet')]).toEqual(['valid 0/20 0', before - 99_900]);
    expect(await buy(id, { kind: 'year' })).toBe(order);
    expect((await scene.service(order)).ends_at).toBe(Date.UTC(2027, 10, 20, 16));
  });

  test('a year that was not paid in time makes room for another', async () => {
    const id = await add();
    const late = await buy(id, { kind: 'year' });
    pass(15 * millisecondsInMinute);
    const next = await buy(id, { kind: 'year' });
    expect([next === late, await scene.stateOf(late)]).toEqual([false, 'canceled']);
    await pay(next);
    expect(await standing(next)).toBe('valid 0/20 0');
  });

  test('pressed while it is paid, a year is not bought twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      await database().db.transaction((tx) => tx.deleteFrom('team_service').execute());
      const id = await add();
      const order = await buy(id, { kind: 'year' });
      const again = await Promise.all([
        buy(id, { kind: 'year' }),
        pay(order).then(() => order),
        buy(id, { kind: 'year' }),
      ]);
      expect([new Set(again), await standing(order)]).toEqual([new Set([order]), 'valid 0/20 0']);
    }
  });

  test('sent twenty times by the same form is one order; two forms are two', async () => {
    const [id, clientId] = [await add(), newId()];
    const orders = await Promise.all(many.map(() => buy(id, { clientId })));
    expect([new Set(orders).size, await buy(id)]).not.toContain(orders[0]);
    expect(new Set(orders).size).toBe(1);
  });

  test.each<[what: string, code: string, changes: Parameters<typeof add>[0], who?: string]>([
    ['another company’s', 'NullPointer', { owner_id: 'other' }],
    ['one of nobody', 'NullPointer', { owner_id: null }],
    ['a draft', 'DemandClosed', { review_state: 0 }],
    ['a closed one', 'DemandClosed', { closed_at: noon }],
    ['a docked one', 'DemandClosed', { docked_at: noon }],
    ['one whose last day is over', 'DemandClosed', { propose_until: noon - millisecondsInDay }],
    ['one of a company that lost its mark', 'CompanyNeeded', { owner_id: 'creator-1' }, 'creator-1'],
  ])('is refused for %s', async (_what, code, changes, personId = 'buyer') => {
    const id = await add(changes);
    for (const kind of ['teams', 'year'] as const) {
      await expect(buy(id, { kind, personId })).rejects.toMatchObject({ code });
    }
  });

  test('what is paid after the demand was closed goes back at once, but a year is for others too', async () => {
    const id = await add();
    const [teams, year] = [await buy(id, { count: 2 }), await buy(id, { kind: 'year' })];
    await close(id);
    await pay(teams);
    await pay(year);
    expect([await standing(teams), await standing(year)]).toEqual(['refunded 0/2 39800', 'valid 0/20 0']);
    expect([await scene.balanceOf('wallet'), await scene.noticesOf('teamRefunded')]).toEqual([before - 99_900, 1]);
  });

  test('paid while the demand is closed, it is valid or refunded, and refunded in the end', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      const order = await buy(id);
      await settled([pay(order), close(id), scene.endAll()]);
      await scene.endAll();
      expect([await standing(order), await scene.balanceOf('wallet')]).toEqual(['refunded 0/1 19900', before]);
    }
  });

  test('is seen by its company alone, for its demand, with years for all of them', async () => {
    const [id, next] = [await add(), await add()];
    const [teams, year, unpaid] = [await bought(id), await bought(next, 'year'), await buy(id)];
    const ids = async (demandId: string, personId = 'buyer') =>
      (await listOwnServices(as(personId), { ...page, demandId })).list.map(({ orderId }) => orderId);
    expect(new Set(await ids(id))).toEqual(new Set([teams, year, unpaid]));
    expect(await ids(next)).toEqual([year]);
    await expect(ids(id, 'other')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(getTeamOrder(as('other'), { orderId: teams })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(getTeamOrder(as('', { caller: null }), { orderId: teams })).rejects.toMatchObject({
      code: 'Unauthorized',
    });
  });
});
