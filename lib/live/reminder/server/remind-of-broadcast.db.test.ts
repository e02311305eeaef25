import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { reminderScene } from '@/test/reminders';
import { insertRows, personRow } from '@/test/rows';
import { findReminderWays as contract } from '../contract';
import { findReminderWays } from './find-ways';
import { listRemindedBroadcasts } from './list-reminded';
import { listBroadcastReminders } from './remind-of-broadcast';

const startAt = noon + millisecondsInHour;

describeOnBothEngines('a reminder of a broadcast', (database) => {
  const scene = reminderScene(database);
  const { as, ask, addPerson, clock } = scene;
  const asked = (id = 'lin') => listBroadcastReminders(as(id), { ids: ['broadcast', 'nothing'] });
  beforeEach(async () => {
    for (const id of ['lin', 'mei']) await addPerson(id);
  });

  test('is asked for once by twenty asking at once, is its own person’s, and can be taken back', async () => {
    await addBroadcast(database().db, { startAt });
    await Promise.all(Array.from({ length: 20 }, () => ask('lin')));
    expect([await asked(), await asked('mei')]).toEqual([['broadcast'], []]);
    for (let turn = 0; turn < 2; turn += 1) await ask('lin', false);
    expect(await asked()).toEqual([]);
  });

  test.each<[string, Parameters<typeof addBroadcast>[1]]>([
    ['is not public', { startAt, review_state: 1 }],
    ['is canceled', { startAt, canceled_at: noon }],
    ['has begun', { startAt: noon }],
  ])('is refused for one that %s, and to ask for none works all the same', async (_, row) => {
    await addBroadcast(database().db, row);
    await expect(ask('lin')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await ask('lin', false)).toBeNull();
  });

  test('is refused for one that is unknown, and to visitors', async () => {
    await expect(ask('lin')).rejects.toMatchObject({ code: 'NullPointer' });
    await addBroadcast(database().db, { startAt });
    await expect(ask('lin', true, { caller: null })).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('is listed with those that are not over, the next first', async () => {
    const rows = [
      { id: 'second', startAt: startAt + 1000 },
      { id: 'first', startAt },
      { id: 'late', startAt: noon },
      ...[
        { canceled_at: noon },
        { missed_at: noon },
        { live_at: noon, ended_at: noon },
        { review_state: 1 as const },
      ].map((facts, index) => ({ id: `over-${index}`, startAt, ...facts })),
    ];
    await database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'host' })]));
    for (const row of rows) {
      await addBroadcast(database().db, row);
      const reminder = { broadcast_id: row.id, person_id: 'lin', language: 'zh' as const, added_at: noon };
      await database().db.transaction((tx) => tx.insertInto('live_reminder').values(reminder).execute());
    }
    const page = (pageIndex: number) => listRemindedBroadcasts(as('lin'), { pageIndex, pageSize: 2 });
    const ids = async (pageIndex: number) => (await page(pageIndex)).list.map(({ id }) => id);
    expect([await ids(1), await ids(2)]).toEqual([['late', 'first'], ['second']]);
    expect((await listRemindedBroadcasts(as('mei'), { pageIndex: 1, pageSize: 2 })).list).toEqual([]);
  });

  test('says beforehand when it comes, which ways reach the person, and why the others do not', async () => {
    await addBroadcast(database().db, { startAt });
    await addPerson('wen', { phone: '+85251234567', openId: null });
    await addPerson('zhou', { phone: '+8613800138000', openId: 'o-zhou', token: 'zhou-device' });
    const waysOf = async (id: string, settings = scene.settings()) => {
      const plan = await findReminderWays(as(id), { id: 'broadcast' }, settings);
      expect(contract.data.parse(plan)).toEqual(plan);
      expect(plan.remindTime).toBe('2026-11-20T12:45:00.000+08:00');
      return plan.ways.map(({ state }) => state).join();
    };
    expect(await waysOf('lin')).toBe('possible,noPhone,notBound,noDevice');
    expect(await waysOf('wen')).toBe('possible,foreignNumber,notKnown,noDevice');
    expect(await waysOf('zhou')).toBe('possible,possible,possible,possible');
    for (const way of ['sms', 'serviceAccount', 'push'] as const) await scene.turn('zhou', way, false);
    expect(await waysOf('zhou')).toBe('possible,turnedOff,turnedOff,turnedOff');
    await scene.turn('zhou', 'sms', true);
    expect(await waysOf('zhou')).toBe('possible,possible,turnedOff,turnedOff');
    const bare = { ...scene.settings(), sms: null, wechat: null, push: { jpush: null, fcm: null, apns: null } };
    expect(await waysOf('zhou', bare)).toBe('possible,notOffered,notOffered,notOffered');
  });

  test('that is asked for in the last minutes comes at once, and once', async () => {
    await addBroadcast(database().db, { startAt });
    clock.now = startAt - 5 * millisecondsInMinute;
    await ask('lin');
    await ask('lin');
    await scene.tellDue();
    expect(await scene.noticesOf('lin')).toEqual(['soon']);
  });

  test('is exported with its ways, and erased with the account', async () => {
    await addBroadcast(database().db, { startAt });
    await ask('lin');
    await scene.turn('lin', 'sms', false);
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      const context = testContext(database().db);
      await context.emit(context, tx, 'account.exported', { personId: 'lin', parts });
      await context.emit(context, tx, 'account.erased', { personId: 'lin' });
    });
    expect(parts.liveReminders).toEqual({
      broadcasts: [{ id: 'broadcast', language: 'zh', addedAt: '2026-11-20T12:00:00.000+08:00' }],
      off: { sms: true, serviceAccount: false, push: false },
    });
    expect(await asked()).toEqual([]);
  });
});
