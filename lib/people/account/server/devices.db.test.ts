import { addAccount, contextOf, logInAs } from '@/test/accounts';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import * as contract from '../contract';
import { findCaller, giveSession, openSession, wasEndedElsewhere } from './auth/sessions';
import { endDevice } from './end-device';
import { endOtherDevices } from './end-other-devices';
import { findDevices } from './find-devices';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

describeOnBothEngines('own devices', (database) => {
  beforeAll(async () => {
    await addAccount(database().db, { id: 'lin' });
    await addAccount(database().db, { id: 'mo' });
  });
  beforeEach(() => database().db.transaction((tx) => tx.deleteFrom('account_session').execute()));

  const idOf = async (login: Awaited<ReturnType<typeof logInAs>>) =>
    (await findCaller(database().db, login))?.sessionId ?? '';

  test('are listed, this one first, with their addresses masked', async () => {
    const { db } = database();
    const context = await contextOf(db, 'lin');
    await logInAs(db, 'mo');
    await logInAs(db, 'lin', 'ios');
    const client = { address: '2001:db8:1:2:3:4:5:6', userAgent: firefox, app: null };
    const desk = testContext(db, { client });
    await giveSession(desk, await db.transaction((tx) => openSession(desk, tx, 'lin')));
    const devices = contract.findDevices.data.parse(await findDevices(context));
    expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(devices[0]).toMatchObject({ id: context.caller?.sessionId, kind: 'computer', address: '203.0.113.*' });
    expect(devices).toContainEqual(expect.objectContaining({ kind: 'app', browser: '' }));
    expect(devices).toContainEqual(
      expect.objectContaining({ browser: 'Firefox', system: 'Linux', address: '2001:db8:1:2:*' }),
    );
    expect(JSON.stringify(devices)).not.toContain('203.0.113.7');
    await expect(findDevices(testContext(db))).rejects.toThrow('Unauthorized');
  });

  test('that are over are not listed', async () => {
    const { db } = database();
    const context = await contextOf(db, 'lin');
    await logInAs(db, 'lin');
    await db.transaction((tx) =>
      tx
        .updateTable('account_session')
        .set({ expires_at: Date.now() })
        .where('id', '!=', context.caller?.sessionId ?? '')
        .execute(),
    );
    expect(await findDevices(context)).toHaveLength(1);
  });

  test('one of them is logged out, and told so', async () => {
    const { db } = database();
    const context = await contextOf(db, 'lin');
    const [app, desk] = [await logInAs(db, 'lin', 'android'), await logInAs(db, 'lin')];
    const left = await endDevice(context, { id: await idOf(app) });
    expect(contract.endDevice.data.parse(left).map(({ id }) => id)).toEqual([
      context.caller?.sessionId,
      await idOf(desk),
    ]);
    expect(await findCaller(db, app)).toBeNull();
    expect([await wasEndedElsewhere(db, app), await wasEndedElsewhere(db, desk)]).toEqual([true, false]);
  });

  test("another person's device is not there, nor one that has been logged out; this one logs out otherwise", async () => {
    const { db } = database();
    const [context, theirs] = [await contextOf(db, 'lin'), await logInAs(db, 'mo')];
    await expect(endDevice(context, { id: await idOf(theirs) })).rejects.toThrow('NullPointer');
    await expect(endDevice(context, { id: 'unknown' })).rejects.toThrow('NullPointer');
    await expect(endDevice(context, { id: context.caller?.sessionId ?? '' })).rejects.toThrow('Forbidden');
    expect(await findCaller(db, theirs)).not.toBeNull();
    const id = await idOf(await logInAs(db, 'lin'));
    const twice = await settled([endDevice(context, { id }), endDevice(context, { id })]);
    expect(twice.toSorted()).toEqual(['NullPointer', 'done']);
  });

  test("all others are logged out at once, and nobody else's", async () => {
    const { db } = database();
    const context = await contextOf(db, 'lin');
    const [app, desk, theirs] = [await logInAs(db, 'lin', 'ios'), await logInAs(db, 'lin'), await logInAs(db, 'mo')];
    const left = contract.endOtherDevices.data.parse(await endOtherDevices(context));
    expect(left).toEqual([expect.objectContaining({ id: context.caller?.sessionId, isCurrent: true })]);
    for (const ended of [app, desk]) expect(await wasEndedElsewhere(db, ended)).toBe(true);
    expect(await findCaller(db, theirs)).toMatchObject({ personId: 'mo' });
    expect(await endOtherDevices(context)).toEqual(left);
  });
});
