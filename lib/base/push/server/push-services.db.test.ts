import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { startApns, startFcm, startJpush } from '@/test/push';
import { apns } from './apns';
import { fcm } from './fcm';
import { jpush } from './jpush';
import type { PushMessage } from './push-sender';

const message: PushMessage = {
  title: '直播即将开始',
  text: '《光》将于 12:15 开播。',
  url: 'https://light.example/live/liveDetail?id=b',
  key: 'f'.repeat(32),
  expiresAt: noon + 900_000,
};
const tokens = (count: number) => Array.from({ length: count }, (_, index) => index.toString(16).padStart(64, 'a'));
const ids = (count: number) => tokens(count).map((token) => token.slice(-20));

describeOnOneEngine('a push service', (database) => {
  const context = (at = noon) => testContext(database().db, { now: () => at });
  let stop: () => Promise<void> = async () => {};
  afterEach(async () => {
    await stop();
    await database().db.transaction((tx) => tx.deleteFrom('push_credential').execute());
  });

  describe('of JPush', () => {
    let service: Awaited<ReturnType<typeof startJpush>>;
    beforeEach(async () => {
      service = await startJpush();
      ({ stop } = service);
    });
    const send = (to: string[]) => jpush(service.account).send(context(), to, message);

    test('reaches a thousand devices of all systems by one message with an id', async () => {
      const outcomes = await send(ids(1000));
      expect(new Set(outcomes.values())).toEqual(new Set(['sent']));
      expect(service.state.calls).toBe(2);
      expect(service.state.taken).toEqual([
        {
          tokens: ids(1000),
          body: {
            platform: 'all',
            notification: {
              android: { alert: message.text, title: message.title, extras: { url: message.url } },
              ios: {
                alert: { title: message.title, body: message.text },
                sound: 'default',
                extras: { url: message.url },
              },
              hmos: {
                ...{ alert: message.text, title: message.title, category: 'SUBSCRIPTION' },
                extras: { url: message.url },
              },
            },
            options: { time_to_live: 900, apns_production: true },
          },
        },
      ]);
    });

    test('finds the tokens that are none, and reaches the others once', async () => {
      const good = ids(9);
      const outcomes = await send([...good.slice(0, 4), 'no-token', ...good.slice(4)]);
      expect(outcomes.get('no-token')).toBe('gone');
      expect(good.map((token) => outcomes.get(token))).toEqual(good.map(() => 'sent'));
      expect(service.state.taken.flatMap((one) => one.tokens).toSorted()).toEqual(good.toSorted());
    });

    test('that takes no token at all may mean the message: none is forgotten, and the calls are bounded', async () => {
      const outcomes = await send(ids(200).map((token) => `${token}-`));
      expect(new Set(outcomes.values())).toEqual(new Set(['refused']));
      expect(service.state.calls).toBeLessThanOrEqual(150);
    });

    test('says that nobody is left, and that it is busy', async () => {
      const [first = ''] = ids(1);
      service.state.gone.add(first);
      expect(await send([first])).toEqual(new Map([[first, 'gone']]));
      service.state.failure = 500;
      expect(await send([first])).toEqual(new Map([[first, 'later']]));
    });

    test('that does not know us throws', async () => {
      const sender = jpush({ ...service.account, masterSecret: 'another' });
      await expect(sender.send(context(), ids(1), message)).rejects.toThrow('status 401');
    });
  });

  describe('of Firebase', () => {
    let service: Awaited<ReturnType<typeof startFcm>>;
    let clock: number;
    beforeEach(async () => {
      clock = noon;
      service = await startFcm(() => clock);
      ({ stop } = service);
    });
    const send = (to: string[]) => fcm(service.account).send(context(clock), to, message);

    test('takes a message for each device, with one access token for an hour', async () => {
      const to = ids(120);
      expect(new Set((await send(to)).values())).toEqual(new Set(['sent']));
      clock += 55 * 60_000;
      await send(to.slice(0, 1));
      expect(service.state.given).toHaveLength(1);
      clock += 10 * 60_000;
      await send(to.slice(0, 1));
      expect(service.state.given).toHaveLength(2);
      expect(service.state.taken[0]?.body).toEqual({
        token: to[0],
        notification: { title: message.title, body: message.text },
        data: { url: message.url },
        android: { priority: 'HIGH', ttl: '900s', notification: { tag: message.key } },
      });
    });

    test('says who is gone, and what is worth another try', async () => {
      const [first = '', second = ''] = ids(2);
      service.state.gone.add(second);
      expect(await send([first, second, 'short'])).toEqual(
        new Map([
          [first, 'sent'],
          [second, 'gone'],
          ['short', 'gone'],
        ]),
      );
      service.state.failure = 503;
      expect(await send([first])).toEqual(new Map([[first, 'later']]));
    });

    test('gets a new access token after one that it no longer takes', async () => {
      const to = ids(1);
      await send(to);
      service.state.valid.clear();
      expect([...(await send(to)).values()]).toEqual(['later']);
      expect([...(await send(to)).values()]).toEqual(['sent']);
    });
  });

  describe('of Apple', () => {
    let service: Awaited<ReturnType<typeof startApns>>;
    let clock: number;
    beforeEach(async () => {
      clock = noon;
      service = await startApns(() => clock);
      ({ stop } = service);
    });
    const send = (to: string[]) => apns(service.account).send(context(clock), to, message);

    test('takes all messages by one connection and one token of its own', async () => {
      expect(new Set((await send(tokens(300))).values())).toEqual(new Set(['sent']));
      await send(tokens(5));
      expect(service.state.connections).toBe(1);
      expect(service.state.bearers.size).toBe(1);
      expect(service.state.taken[0]?.body).toEqual({
        aps: { alert: { title: message.title, body: message.text }, sound: 'default' },
        ...{ url: message.url, key: message.key },
      });
      clock += 46 * 60_000;
      await send(tokens(1));
      expect(service.state.bearers.size).toBe(2);
    });

    test('has one token for all nodes, whichever made it', async () => {
      const { account } = service;
      await Promise.all(tokens(4).map((token) => apns(account).send(context(), [token], message)));
      clock += 60_000;
      await send(tokens(1));
      const stored = await database().db.read.selectFrom('push_credential').select('value').execute();
      expect(stored).toHaveLength(1);
      expect(service.state.bearers).toContain(stored[0]?.value);
    });

    test('says who is gone, and what is worth another try', async () => {
      const [first = '', second = ''] = tokens(2);
      service.state.gone.add(second);
      expect(await send([first, second, 'none'])).toEqual(
        new Map([
          [first, 'sent'],
          [second, 'gone'],
          ['none', 'gone'],
        ]),
      );
      service.state.failure = 500;
      expect(await send([first])).toEqual(new Map([[first, 'later']]));
    });

    test('that cannot be reached throws', async () => {
      const away = apns({ ...service.account, apiUrl: 'http://127.0.0.1:9' });
      await expect(away.send(context(), tokens(1), message)).rejects.toThrow('no connection');
    });
  });
});
