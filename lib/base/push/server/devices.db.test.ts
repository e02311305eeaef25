import { addAccount, logInAs } from '@/test/accounts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { startJpush } from '@/test/push';
import { pushLimits } from '../codes';
import { registerDevice } from './register-device';
import { removeDevice } from './remove-device';
import { findReached, offersPush, sendPush } from './send-push';

const none = { push: { jpush: null, fcm: null, apns: null }, demo: false };
const message = { title: 'A', text: 'B', url: 'https://light.example', key: 'k', expiresAt: noon + 1000 };
const token = (name: string) => name.padEnd(20, 'x');

describeOnBothEngines('devices with the app', (database) => {
  let service: Awaited<ReturnType<typeof startJpush>>;
  const people = ['lin', 'mei'] as const;
  let sessions: Map<string, string>;

  beforeAll(async () => {
    sessions = new Map();
    for (const id of people) {
      await addAccount(database().db, { id });
      await logInAs(database().db, id, 'android');
      const { id: session } = await database()
        .db.read.selectFrom('account_session')
        .select('id')
        .where('person_id', '=', id)
        .executeTakeFirstOrThrow();
      sessions.set(id, session);
    }
  });
  beforeEach(async () => {
    service = await startJpush();
  });
  afterEach(async () => {
    await service.stop();
    await database().db.transaction((tx) => tx.deleteFrom('push_device').execute());
  });

  const settings = () => ({ ...none, push: { ...none.push, jpush: service.account } });
  const as = (id: string, at = noon) =>
    testContext(database().db, {
      caller: callerOf(id, { sessionId: sessions.get(id) ?? 'ended' }),
      now: () => at,
    });
  const register = (id: string, name: string, at = noon) =>
    registerDevice(as(id, at), { platform: 'android', token: token(name) }, settings());
  const send = (...to: string[]) => sendPush(as('lin'), to, message, settings());
  const sentTo = () =>
    service.state.taken.flatMap(({ tokens }) => tokens.map((one) => one.replaceAll('x', ''))).toSorted();

  test('are all reached, of several people by one message', async () => {
    await register('lin', 'd1');
    await register('lin', 'd2');
    await register('mei', 'd3');
    expect(await findReached(as('lin'), ['lin', 'mei', 'nobody'], settings())).toEqual(new Set(['lin', 'mei']));
    expect(await send('lin', 'mei', 'nobody')).toEqual(
      new Map([
        ['lin', 'sent'],
        ['mei', 'sent'],
        ['nobody', 'noDevice'],
      ]),
    );
    expect(service.state.taken).toHaveLength(1);
    expect(sentTo()).toEqual(['d1', 'd2', 'd3']);
  });

  test('belong to the last one of twenty who register one at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, turn) => register(turn % 2 ? 'lin' : 'mei', 'd1')));
    await register('mei', 'd1');
    expect(await send('lin', 'mei')).toEqual(
      new Map([
        ['lin', 'noDevice'],
        ['mei', 'sent'],
      ]),
    );
  });

  test('are the latest ten of a person', async () => {
    for (let turn = 0; turn < pushLimits.devices + 2; turn += 1) await register('lin', `d${turn + 10}`, noon + turn);
    await send('lin');
    expect(sentTo()).toEqual(Array.from({ length: pushLimits.devices }, (_, turn) => `d${turn + 12}`));
  });

  test('are reached while the login lasts, until they are removed by their own person', async () => {
    await register('lin', 'd1');
    await removeDevice(as('mei'), { token: token('d1') });
    expect((await send('lin')).get('lin')).toBe('sent');
    const ended = testContext(database().db, { caller: callerOf('lin', { sessionId: 'ended' }) });
    await registerDevice(ended, { platform: 'ios', token: token('d2') }, settings());
    await removeDevice(as('lin'), { token: token('d1') });
    expect((await send('lin')).get('lin')).toBe('noDevice');
    expect(await findReached(as('lin'), ['lin'], settings())).toEqual(new Set());
  });

  test('are forgotten when the app is gone, and kept when the service is busy', async () => {
    await register('lin', 'd1');
    service.state.failure = 503;
    expect((await send('lin')).get('lin')).toBe('later');
    service.state.failure = null;
    service.state.gone.add(token('d1'));
    expect((await send('lin')).get('lin')).toBe('noDevice');
    service.state.gone.clear();
    expect((await send('lin')).get('lin')).toBe('noDevice');
    expect(sentTo()).toEqual([]);
  });

  test('of a site without a service are refused; a demonstration shows their messages in the outbox', async () => {
    expect([offersPush(none), offersPush({ ...none, demo: true })]).toEqual([false, true]);
    const device = { platform: 'ios', token: token('d1') } as const;
    await expect(registerDevice(as('lin'), device, none)).rejects.toMatchObject({ code: 'NotConfigured' });
    await registerDevice(as('lin'), device, { ...none, demo: true });
    expect((await sendPush(as('lin'), ['lin'], message, { ...none, demo: true })).get('lin')).toBe('sent');
    const shown = await database()
      .db.read.selectFrom('delivery_outbox')
      .select(['channel', 'subject', 'text'])
      .execute();
    expect(shown).toEqual([{ channel: 'push', subject: 'A', text: 'B\nhttps://light.example' }]);
  });

  test('are exported, and erased with the account', async () => {
    await register('lin', 'd1');
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      const context = testContext(database().db);
      await context.emit(context, tx, 'account.exported', { personId: 'lin', parts });
      await context.emit(context, tx, 'account.erased', { personId: 'lin' });
    });
    expect(parts.pushDevices).toEqual([{ platform: 'android', seenAt: '2026-11-20T12:00:00.000+08:00' }]);
    expect(await findReached(as('lin'), ['lin'], settings())).toEqual(new Set());
  });
});
