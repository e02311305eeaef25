import type { ServerEvent } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { stageOf } from '@/test/stages';
import { followStage as contract, type StageEvent } from '../contract';
import { followStage } from './follow-stage';

describeOnBothEngines('signals on a stage', (database) => {
  const stage = stageOf(database);
  /** A second node has its own connections, and with them its own feed. */
  let other: Database;
  beforeAll(async () => {
    other = openDatabase(database().url);
    await stage.begin();
  });
  afterAll(() => other.close());
  beforeEach(stage.beginAnew);

  function follow(context: Context, input: { id?: string; key?: string; peer?: string }, lastId: string | null = null) {
    const life = new AbortController();
    const events: ServerEvent<StageEvent>[] = [];
    const over = (async () => {
      const follower = { signal: life.signal, lastId };
      for await (const event of await followStage(context, { id: '', key: '', peer: '', ...input }, follower)) {
        events.push(event);
      }
    })();
    return {
      ...{ events, over },
      sent: () => events.flatMap(({ data }) => (data.kind === 'signal' ? [data.signal.content] : [])),
      stage: () => events.flatMap(({ data }) => (data.kind === 'stage' ? [data.stage] : [])).at(-1),
      end: async () => {
        life.abort();
        await over;
      },
    };
  }
  const countSignals = async () => {
    const rows = await database().db.read.selectFrom('live_stage_signal').select('seq').execute();
    return rows.length;
  };

  test('reach their peer through another node, in order and once, after the stage that has their sender', async () => {
    const host = await stage.join('host');
    const stream = follow(stage.as('host', { db: other }), { id: 'show', peer: host });
    await eventually(() => expect(stream.stage()?.peers).toMatchObject([{ peer: host }]));
    const mei = await stage.bring('mei');
    await stage.send('mei', mei, host, 1);
    await stage.send('mei', mei, host, 2);
    await stage.send('mei', mei, host, 2);
    await eventually(() => expect(stream.sent()).toEqual(['mei 1', 'mei 2']));
    const known = stream.events.findIndex(({ data }) => data.kind === 'stage' && data.stage.peers.length === 2);
    expect(known).toBeLessThan(stream.events.findIndex(({ data }) => data.kind === 'signal'));
    for (const { data } of stream.events) expect(contract.data.parse(data)).toEqual(data);
    const lastId = stream.events.findLast(({ id }) => id)?.id ?? null;
    await stream.end();
    await stage.send('mei', mei, host, 3);
    const again = follow(stage.as('host'), { id: 'show', peer: host }, lastId);
    await eventually(() => expect(again.sent()).toEqual(['mei 3']));
    await again.end();
  });

  test('two who send to each other at once both arrive', async () => {
    const [host, mei, lin] = [await stage.join('host'), await stage.bring('mei'), await stage.bring('lin')];
    const number = Array.from({ length: 10 }, (_, index) => index + 1);
    await Promise.all([
      ...number.flatMap((one) => [stage.send('host', host, mei, one), stage.send('mei', mei, host, one)]),
      ...number.flatMap((one) => [stage.send('lin', lin, mei, one), stage.send('host', host, lin, one)]),
    ]);
    expect(await countSignals()).toBe(40);
  });

  test('who is removed receives nothing more, learns it at once, and sends nothing', async () => {
    const [host, mei] = [await stage.join('host'), await stage.bring('mei')];
    const stream = follow(stage.as('mei', { db: other }), { id: 'show', peer: mei });
    await eventually(() => expect(stream.stage()?.own?.state).toBe('onStage'));
    await stage.act('remove', 'mei');
    await stage.send('host', host, mei, 1);
    await eventually(() => expect(stream.stage()).toMatchObject({ own: { state: 'removed' }, peers: [] }));
    await expect(stage.send('mei', mei, host, 1)).rejects.toMatchObject({ code: 'NullPointer' });
    await stream.end();
    expect(stream.sent()).toEqual([]);
    expect(await countSignals()).toBe(0);
  });

  test("nobody sends or reads as somebody else's peer", async () => {
    const [host, mei] = [await stage.join('host'), await stage.bring('mei')];
    await stage.raise('lin');
    await expect(stage.send('lin', mei, host, 1)).rejects.toMatchObject({ code: 'NullPointer' });
    await stage.send('mei', mei, host, 1);
    const stream = follow(stage.as('lin'), { id: 'show', peer: host });
    await eventually(() => expect(stream.stage()?.own?.state).toBe('asked'));
    await stream.end();
    expect(stream.sent()).toEqual([]);
  });

  test('are removed after a minute', async () => {
    const [host, mei] = [await stage.join('host'), await stage.bring('mei')];
    await stage.send('mei', mei, host, 1);
    for (const seconds of [25, 25, 11]) {
      expect(await countSignals()).toBe(1);
      stage.pass(seconds);
      await Promise.all([stage.beat('mei', mei), stage.beat('host', host)]);
    }
    expect(await countSignals()).toBe(0);
  });

  test('each counts, and too many are refused', async () => {
    const [host, mei] = [await stage.join('host'), await stage.bring('mei')];
    const used: string[] = [];
    const limit: Context['limit'] = async ({ client }) => {
      used.push(client);
      throw new CodedError('TooManyRequests');
    };
    await expect(stage.send('mei', mei, host, 1, { limit })).rejects.toMatchObject({ code: 'TooManyRequests' });
    expect(used).toEqual([mei]);
    expect(await countSignals()).toBe(0);
  });

  test('the encoder follows without a login until its pass is renewed', async () => {
    const key = await stage.makePass();
    const peer = await stage.joinBy(key);
    const stream = follow(stage.as(null, { db: other }), { key, peer });
    const host = await stage.join('host');
    await stage.send('host', host, peer, 1);
    await eventually(() => expect(stream.sent()).toEqual(['host 1']));
    await stage.makePass();
    await stream.over;
    await expect(follow(stage.as(null), { key, peer }).over).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
