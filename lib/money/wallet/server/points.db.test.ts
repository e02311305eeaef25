import { millisecondsInDay } from 'date-fns/constants';
import { checkLedger } from '@/lib/money/ledger/port';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { orderScene } from '@/test/orders';
import { savePointRule as saveCall } from '../contract';
import { earnPoints } from '../port';
import { getWallet } from './get-wallet';
import { noteVisit } from './note-visit';
import { listPointRules, savePointRule } from './point-rules';

type Deed = Parameters<typeof earnPoints>[2];

describeOnBothEngines('points', (database) => {
  const { begin, beginAnew, as, pass, balanceOf, read, product } = orderScene(database);
  const admin = () => as('sam', { caller: callerOf('sam', { staff: 'admin' }) });
  const earn = (about: string, deed: Deed['deed'] = 'workVerified', personId = 'buyer') =>
    database().db.transaction((tx) => earnPoints(product(), tx, { personId, deed, about }));
  const change = (rule: object) => savePointRule(admin(), saveCall.input.parse({ deed: 'workVerified', ...rule }));
  const gained = async (work: () => Promise<unknown>) => {
    const before = await balanceOf('points');
    await work();
    return (await balanceOf('points')) - before;
  };
  let today = 0;

  beforeAll(begin);
  beforeEach(async () => {
    beginAnew();
    // Each test has a day of its own, so that no cap is used up by another one.
    today += 1;
    pass(today * millisecondsInDay);
    await database().db.transaction((tx) => tx.deleteFrom('point_rule').execute());
  });
  afterAll(async () => {
    for await (const fault of checkLedger(read(), { since: 0 })) throw new Error(`${fault.id}: ${fault.fault}`);
  });

  test('are earned by a deed, once for each thing', async () => {
    expect(await gained(async () => expect(await earn('w1')).toBe(50))).toBe(50);
    expect(await gained(async () => expect(await earn('w1')).toBe(0))).toBe(0);
    expect((await getWallet(as('buyer'))).earning.find(({ deed }) => deed === 'workVerified')).toEqual({
      ...{ deed: 'workVerified', points: 50, perDay: 150, isOn: true, today: 50 },
    });
  });

  test('of fifty equal deeds at once one is rewarded, and the others use nothing of the day', async () => {
    const given = await Promise.all(Array.from({ length: 50 }, () => earn('same')));
    expect(given.filter((points) => points > 0)).toEqual([50]);
    expect(await gained(() => Promise.all([earn('second'), earn('third')]))).toBe(100);
  });

  test('of many deeds at once no more are rewarded than the cap of the day, in Beijing', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `of ${today} ${index}`);
    expect(await gained(() => Promise.all(many.map((about) => earn(about))))).toBe(150);
    expect(await gained(() => Promise.all([earn('another', 'answerAccepted'), earn('late')]))).toBe(20);
    today += 1;
    pass(millisecondsInDay);
    expect(await gained(() => earn('late'))).toBe(50);
  });

  test('are never given in part', async () => {
    await change({ points: 40, perDay: 100, isOn: true });
    expect([await earn('part 1'), await earn('part 2'), await earn('part 3')]).toEqual([40, 40, 0]);
  });

  test('a day that is over takes nothing from the next one', async () => {
    await earn('today');
    const yesterday = as('buyer', { now: () => product().now() - millisecondsInDay });
    const late = { personId: 'buyer', deed: 'workVerified', about: 'of yesterday' } as const;
    expect(await database().db.transaction((tx) => earnPoints(yesterday, tx, late))).toBe(0);
  });

  test('a visit earns once a day, however many browsers note it', async () => {
    const noted = await Promise.all(Array.from({ length: 10 }, () => noteVisit(as('buyer'))));
    expect(noted.map(({ points }) => points).toSorted()).toEqual([...Array(9).fill(0), 2]);
    expect(await noteVisit(as('other'))).toEqual({ points: 2 });
  });

  describe('their rules', () => {
    test('are changed by admins alone, and that is recorded', async () => {
      const caller = callerOf('sam', { staff: 'sales' });
      await expect(listPointRules(as('sam', { caller }))).rejects.toMatchObject({ code: 'Forbidden' });
      await expect(
        savePointRule(as('sam', { caller }), { deed: 'dailyVisit', points: 1, perDay: 1, isOn: true }),
      ).rejects.toMatchObject({ code: 'Forbidden' });
      await change({ points: 0, perDay: 0, isOn: true });
      await change({ points: 60, perDay: 120, isOn: false });
      expect((await listPointRules(admin()))[0]).toEqual({
        ...{ deed: 'workVerified', points: 60, perDay: 120, isOn: false },
      });
      const deed = await read().selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
      expect(deed).toMatchObject({ action: 'wallet.rule.changed', subject_id: 'workVerified', actor_id: 'sam' });
    });

    test('a deed that is off, or gives nothing, earns nothing; what was earned before counts for the cap', async () => {
      await earn('before');
      await change({ points: 60, perDay: 120, isOn: false });
      expect(await earn('while off')).toBe(0);
      await change({ points: 60, perDay: 100, isOn: true });
      expect(await earn('after')).toBe(0);
      await change({ points: 0, perDay: 100, isOn: true });
      expect(await earn('nothing')).toBe(0);
      await change({ points: 70, perDay: 120, isOn: true });
      expect(await earn('before')).toBe(0);
      expect(await earn('at last')).toBe(70);
    });

    test('have a cap of one deed at least', () => {
      const rule = { deed: 'dailyVisit', points: '3', perDay: '2', isOn: 'true' };
      expect(saveCall.input.safeParse(rule).error?.issues[0]).toMatchObject({
        path: ['perDay'],
        message: 'belowPoints',
      });
    });
  });
});
