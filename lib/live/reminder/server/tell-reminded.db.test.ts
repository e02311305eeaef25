import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useJobNodes } from '@/test/job-nodes';
import { reminderScene } from '@/test/reminders';
import { insertRows, personRow } from '@/test/rows';
import { remindOfDue } from './begin-telling';
import { findReminderWays } from './find-ways';
import { forgetMessages } from './forget-messages';
import { takeMessages } from './take-messages';
import { tellReminded } from './tell-reminded';

const startAt = noon + 10 * millisecondsInMinute;
const soon = { word: 'soon', startAt } as const;

describeOnBothEngines('telling those who asked for a reminder', (database) => {
  const nodes = useJobNodes(database);
  const scene = reminderScene(database);
  const { ask, addPerson, tell, tellDue, noticesOf, clock } = scene;
  const add = (row: Partial<Parameters<typeof addBroadcast>[1]> = {}) =>
    addBroadcast(database().db, { startAt, ...row });
  const change = (row: object) =>
    database().db.transaction((tx) => tx.updateTable('live_broadcast').set(row).execute());
  const emit = (kind: 'broadcast.moved' | 'broadcast.canceled' | 'broadcast.missed', event: object) =>
    database().db.transaction((tx) => {
      const context = scene.context();
      return context.emit(context, tx, kind, { id: 'broadcast', reason: '', startAt: 0, ...event });
    });

  /** Somebody whom every way reaches. */
  const addReached = (id: string, number: number) =>
    addPerson(id, {
      phone: `+86138001380${String(number).padStart(2, '0')}`,
      openId: `o-${id}`,
      token: `deviceNumber${id}`,
    });
  const sent = () => {
    const { sms, wechat, jpush } = scene.services();
    return {
      sms: sms.sent.map(({ phone }) => phone.slice(-2)).toSorted(),
      wechat: wechat.delivered.map(({ touser }) => touser).toSorted(),
      push: jpush.taken.flatMap(({ tokens }) => tokens).toSorted(),
    };
  };

  /** Many people without any other way than the message center, who all ask. */
  async function addMany(count: number) {
    const ids = Array.from({ length: count }, (_, index) => `p${String(index).padStart(5, '0')}`);
    await database().db.transaction(async (tx) => {
      await insertRows(
        tx,
        'person',
        ids.map((id) => personRow({ id })),
      );
      await insertRows(
        tx,
        'live_reminder',
        ids.map((person_id) => ({ broadcast_id: 'broadcast', person_id, language: 'zh' as const, added_at: noon })),
      );
    });
    return ids;
  }
  const countTold = async (word: string) => {
    const rows = await database().db.read.selectFrom('notice').select(['person_id', 'detail']).execute();
    const people = rows.filter(({ detail }) => JSON.parse(detail).values.word === word).map((row) => row.person_id);
    return { messages: people.length, people: new Set(people).size };
  };

  test('is one message by each way that reaches them, in the language in which they asked', async () => {
    await add();
    await addReached('lin', 1);
    await addReached('mei', 2);
    await addPerson('wen', { phone: '+85251234567', openId: null });
    await ask('lin');
    await ask('mei', true, { language: 'en' });
    await ask('wen');
    await tellDue();
    await tell(soon);
    expect(sent()).toEqual({
      sms: ['01', '02'],
      wechat: ['o-lin', 'o-mei'],
      push: ['deviceNumberlin', 'deviceNumbermei'],
    });
    for (const id of ['lin', 'mei', 'wen']) expect(await noticesOf(id)).toEqual(['soon']);
    const { sms, wechat, jpush } = scene.services();
    const values = Object.fromEntries(sms.sent.map((one) => [one.phone.slice(-2), one.values]));
    expect(values).toEqual({
      '01': { title: '夜航', time: '2026-11-20 12:10' },
      '02': { title: 'Night flight', time: '2026-11-20 12:10' },
    });
    expect(wechat.delivered.find(({ touser }) => touser === 'o-mei')).toMatchObject({
      ...{ template_id: 'reminders', url: 'https://light.example/en/live/liveDetail?id=broadcast' },
      data: { thing3: { value: 'Soon: Night flight' }, time4: { value: '2026-11-20 12:10' } },
    });
    expect(JSON.stringify(jpush.taken)).toContain('《夜航》将于 2026-11-20 12:10（北京时间）开播。');
  });

  test('leaves out the ways that are turned off, and the service account where the notice goes by it', async () => {
    await add();
    await addReached('lin', 1);
    await addReached('mei', 2);
    for (const id of ['lin', 'mei']) await ask(id);
    for (const way of ['sms', 'push'] as const) await scene.turn('lin', way, false);
    await database().db.transaction(async (tx) => {
      const recipient = {
        revision: 1,
        language: 'zh' as const,
        mailed_seq: 0,
        mailed_day: '',
        is_unreachable: 0 as const,
      };
      await insertRows(tx, 'notice_recipient', [{ person_id: 'mei', ...recipient }]);
      const choice = { type: 'events', on_site: 1, by_mail: 0, by_wechat: 1 } as const;
      await insertRows(tx, 'notice_setting', [{ person_id: 'mei', ...choice }]);
    });
    await tell(soon);
    expect(sent()).toEqual({ sms: ['02'], wechat: ['o-lin'], push: ['deviceNumbermei'] });
  });

  test('is begun on every node, once for each start, and not before the last 15 minutes', async () => {
    await add({ startAt: noon + millisecondsInHour });
    const people = await addMany(1050);
    const other = nodes().second;
    for (const db of [nodes().first, other]) nodes().start(db, [remindOfDue, tellReminded]);
    await nodes().idle();
    expect(await countTold('soon')).toEqual({ messages: 0, people: 0 });
    nodes().clock.now = noon + 46 * millisecondsInMinute;
    await nodes().idle();
    await nodes().add(remindOfDue, { occurrence: nodes().clock.now }, { uniqueKey: 'once more' });
    await nodes().idle();
    const portions = await nodes().rowsOf(tellReminded.kind);
    expect(portions.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await countTold('soon')).toEqual({ messages: people.length, people: people.length });
  }, 60_000);

  test('by two nodes at once sends nothing twice', async () => {
    await add();
    for (let number = 1; number <= 12; number += 1) {
      await addReached(`p${number}`, number);
      await ask(`p${number}`);
    }
    await Promise.all([tell(soon), tell(soon, { db: nodes().second }), tell(soon), tell(soon, { db: nodes().second })]);
    const { sms, wechat, push } = sent();
    expect([sms.length, new Set(sms).size, wechat.length, push.length]).toEqual([12, 12, 12, 12]);
    expect(await countTold('soon')).toEqual({ messages: 12, people: 12 });
  });

  test('is tried again for those alone whom a service did not take', async () => {
    await add();
    await addReached('lin', 1);
    await ask('lin');
    scene.services().sms.failure = { code: 'isp.SYSTEM_ERROR', message: 'busy' };
    scene.services().jpush.failure = 503;
    await expect(tell(soon)).rejects.toThrow('2 reminders are to be sent again');
    expect(sent()).toEqual({ sms: [], wechat: ['o-lin'], push: [] });
    scene.services().sms.failure = null;
    scene.services().jpush.failure = null;
    await tell(soon);
    await tell(soon);
    expect(sent()).toEqual({ sms: ['01'], wechat: ['o-lin'], push: ['deviceNumberlin'] });
    expect(await noticesOf('lin')).toEqual(['soon']);
  });

  test('goes on after a node was killed: what was on its way is repeated only where that is no second message', async () => {
    await add();
    for (const [index, id] of ['lin', 'mei'].entries()) {
      await addReached(id, index + 1);
      await ask(id);
    }
    const told = { broadcastId: 'broadcast', word: 'soon', turn: startAt } as const;
    const taken = (['sms', 'serviceAccount'] as const).map((way) => ({ personId: 'lin', way }));
    await database().db.transaction((tx) => takeMessages(tx, told, taken, clock.now));
    await tell(soon);
    expect(sent()).toEqual({ sms: ['02'], wechat: ['o-mei'], push: ['deviceNumberlin', 'deviceNumbermei'] });
    clock.now += 3 * millisecondsInMinute;
    await tell(soon);
    expect(sent()).toMatchObject({ sms: ['02'], wechat: ['o-lin', 'o-mei'] });
  });

  test('stops when it is moved meanwhile; everybody is told of that, and reminded again', async () => {
    await add();
    const people = await addMany(250);
    const { emit: emitToAll } = testContext(database().db);
    const later = startAt + millisecondsInHour;
    // The host moves it while the first hundred are told.
    await tell(soon, {
      emit: async (context, tx, kind, event) => {
        await emitToAll(context, tx, kind, event);
        if (kind === 'broadcast.told') await tx.updateTable('live_broadcast').set({ start_at: later }).execute();
      },
    });
    expect(await countTold('soon')).toEqual({ messages: 100, people: 100 });
    await emit('broadcast.moved', { startAt: later });
    await tellDue();
    expect(await countTold('moved')).toEqual({ messages: people.length, people: people.length });
    clock.now = later - 15 * millisecondsInMinute;
    await remindOfDue.run(scene.job(), { occurrence: clock.now });
    await tellDue();
    expect(await countTold('soon')).toEqual({ messages: people.length + 100, people: people.length });
  });

  test('reaches who asks while others are told', async () => {
    await add();
    await addMany(150);
    await addPerson('a-first');
    const { emit: emitToAll } = testContext(database().db);
    let isAsked = false;
    await tell(soon, {
      emit: async (context, tx, kind, event) => {
        await emitToAll(context, tx, kind, event);
        if (isAsked) return;
        isAsked = true;
        // Before those who are told already, in the order in which they are told.
        const reminder = { broadcast_id: 'broadcast', person_id: 'a-first', language: 'zh' as const, added_at: noon };
        await insertRows(tx, 'live_reminder', [reminder]);
      },
    });
    expect(await noticesOf('a-first')).toEqual([]);
    await ask('a-first');
    await tellDue();
    expect(await noticesOf('a-first')).toEqual(['soon']);
  });

  test('says that it is canceled or was missed, by all ways, and of a move on the site alone', async () => {
    await add();
    await addReached('lin', 1);
    await ask('lin');
    await emit('broadcast.moved', { startAt });
    await tellDue();
    expect(await noticesOf('lin')).toEqual(['soon', 'moved']);
    const before = sent();
    await change({ canceled_at: noon });
    await emit('broadcast.canceled', { reason: '场地停电' });
    await tellDue();
    expect(await noticesOf('lin')).toContain('canceled');
    expect(scene.services().sms.sent.at(-1)).toMatchObject({ template: 'SMS_100000004' });
    await change({ canceled_at: null, missed_at: startAt });
    await emit('broadcast.missed', {});
    await tellDue();
    expect(scene.services().sms.sent.at(-1)).toMatchObject({ template: 'SMS_100000005' });
    expect(sent().push).toHaveLength(before.push.length + 2);
  });

  test('that runs later than the start reminds nobody', async () => {
    await add();
    await addReached('lin', 1);
    await ask('lin');
    clock.now = startAt;
    await tellDue();
    expect([sent(), await noticesOf('lin')]).toEqual([{ sms: [], wechat: [], push: [] }, []]);
  });

  test('notes who does not follow the service account, until they turn it on again', async () => {
    await add();
    await addReached('lin', 1);
    await ask('lin');
    scene.services().wechat.strangers.add('o-lin');
    await tell(soon);
    const state = async () =>
      (await findReminderWays(scene.as('lin'), { id: 'broadcast' }, scene.settings())).ways[2]?.state;
    expect(await state()).toBe('notFollowing');
    await scene.turn('lin', 'serviceAccount', true);
    expect(await state()).toBe('possible');
  });

  test('is forgotten after a month', async () => {
    await add();
    const people = await addMany(30);
    await tell(soon);
    const count = async () =>
      (await database().db.read.selectFrom('live_reminder_message').select('way').execute()).length;
    await forgetMessages.run(scene.job(), { occurrence: clock.now });
    expect(await count()).toBe(people.length);
    clock.now += 31 * 24 * millisecondsInHour;
    await forgetMessages.run(scene.job(), { occurrence: clock.now });
    expect(await count()).toBe(0);
  });
});
