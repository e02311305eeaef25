import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useNames } from '@/test/live-provider/use-names';
import { useStreams } from '@/test/live-streams';
import { endBroadcast } from '../in/end-broadcast';
import { getStreamDesk } from '../in/get-stream-desk';
import { makeStreamKey } from '../in/key';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const host = callerOf('host');

describeOnBothEngines('names of streams at a provider', (database) => {
  const streams = useStreams(database);
  const names = useNames(database, streams);

  test('a key is a name that the provider knows; a new one voids the former', async () => {
    const { id } = await streams.broadcast({ host_id: 'host' });
    const desk = () => getStreamDesk(streams.context({ caller: host }), { id });
    expect(await desk()).toMatchObject({ server: 'rtmp://push.example.org/live', keyMadeAt: null });
    const first = await makeStreamKey(streams.context({ caller: host }), { id });
    expect(first).toMatchObject({ server: 'rtmp://push.example.org/live' });
    expect(first.key).toMatch(new RegExp(`^${id}-[0-9a-f]{32}\\?auth_key=`));
    expect((await desk()).keyMadeAt).not.toBeNull();
    const name = names.push(first);
    await names.runJobs();
    expect(names.provider().state.online.has(name)).toBe(true);

    const second = await makeStreamKey(streams.context({ caller: host }), { id });
    await names.runJobs();
    expect(() => names.push(first)).toThrow('forbidden');
    expect(names.provider().state.online.size).toBe(0);
    names.push(second);
    const [row] = await names.rows(id);
    // Nobody comes in by what viewers learn.
    expect(row?.hash).not.toBe(names.hashOf(row?.name ?? ''));
  });

  test('whose broadcast is moved beyond their end are not shown any more', async () => {
    const { id } = await names.begun();
    const later = Date.now() + 3 * 24 * hour;
    await streams.change(id, { start_at: later, planned_end_at: later + hour });
    expect(await getStreamDesk(streams.context({ caller: host }), { id })).toMatchObject({ keyMadeAt: null });
  });

  test('that are online are fetched by one node', async () => {
    const { id } = await names.begun();
    const nodes = [names.node(), names.node()];
    await Promise.all(nodes.map((node) => names.look(node)));
    expect(names.asked()).toBe(1);
    expect(nodes.flatMap(({ taken }) => taken)).toEqual([{ broadcastId: id, name: expect.any(String) }]);
    expect(await streams.sessions(id)).toHaveLength(1);
    // What goes on is not fetched again.
    streams.clock.ahead += 10 * second;
    await streams.changeSessions(id, { seen_at: Date.now() + streams.clock.ahead });
    for (const node of nodes) await names.look(node);
    expect([names.asked(), nodes.flatMap(({ taken }) => taken).length]).toEqual([2, 1]);
  });

  test('are asked for every ten seconds, and at once after a callback', async () => {
    const { id, name } = await names.begun({ isOnline: false });
    const node = names.node();
    for (const ahead of [0, 5 * second]) {
      streams.clock.ahead = ahead;
      await names.look(node);
    }
    expect([names.asked(), node.taken]).toEqual([1, []]);
    names.provider().state.online.set(name, null);
    expect((await names.call(name, true)).status).toBe(200);
    expect((await names.call(name, true)).status).toBe(200);
    await names.look(node);
    expect([names.asked(), node.taken.length]).toEqual([2, 1]);
    expect(await streams.sessions(id)).toHaveLength(1);
  });

  test('a callback that is lost costs seconds', async () => {
    const { name } = await names.begun({ isOnline: false });
    const node = names.node();
    await names.look(node);
    names.provider().state.online.set(name, null);
    streams.clock.ahead = 10 * second;
    await names.look(node);
    expect(node.taken).toHaveLength(1);
  });

  test('a callback that is forged or of another stream changes nothing', async () => {
    const { id, name } = await names.begun();
    await names.look(names.node());
    const before = await names.rows(id);
    await expect(names.call(name, false, 'another key')).rejects.toMatchObject({ code: 'Forbidden' });
    expect((await names.call('another', false)).status).toBe(200);
    expect(await names.rows(id)).toEqual(before);
  });

  test('one answer that a stream is gone is doubted, the second ends its session', async () => {
    const { id, name } = await names.begun();
    const node = names.node();
    await names.look(node);
    const stopped = async () => (await streams.sessions(id))[0]?.stop_reason;
    const lookLater = async (by: number) => {
      streams.clock.ahead += by;
      await streams.changeSessions(id, { seen_at: Date.now() + streams.clock.ahead });
      await names.look(node);
      return stopped();
    };
    names.provider().leave(name);
    expect(await lookLater(10 * second)).toBeNull();
    names.provider().state.online.set(name, null);
    expect(await lookLater(2 * second)).toBeNull();
    names.provider().leave(name);
    expect(await lookLater(10 * second)).toBeNull();
    expect(await lookLater(2 * second)).toBe('left');
  });

  test('a callback is the first answer, and is believed by another one alone', async () => {
    const { id, name } = await names.begun();
    const node = names.node();
    await names.look(node);
    await names.call(name, false);
    await names.look(node);
    expect(await streams.sessions(id)).toMatchObject([{ stop_reason: null }]);
    names.provider().leave(name);
    await names.call(name, false);
    await names.look(node);
    expect(await streams.sessions(id)).toMatchObject([{ stop_reason: 'left' }]);
  });

  test('a stream that is gone when its host ends it ends once', async () => {
    const node = names.node();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id, name } = await names.begun();
      await names.look(node);
      await streams.change(id, { live_at: Date.now() - minute });
      names.provider().leave(name);
      await names.call(name, false);
      ids.push(id);
    }
    const ends = ids.map((id) => endBroadcast(streams.context({ caller: host }), { id }));
    await Promise.all([...ends, names.look(node), names.look(node)]);
    for (const id of ids) {
      expect((await streams.facts(id)).ended_at).not.toBeNull();
      expect((await streams.sessions(id)).map(({ stop_reason }) => stop_reason)).not.toContain(null);
      expect(await names.rows(id)).toMatchObject([{ ask_at: null }]);
    }
  });

  test('a provider that does not answer changes nothing', async () => {
    const { id, name } = await names.begun();
    const node = names.node();
    await names.look(node);
    await names.call(name, false);
    names.provider().state.isAway = true;
    for (let looks = 0; looks < 3; looks += 1) {
      streams.clock.ahead += 10 * second;
      await names.look(node);
    }
    expect(names.asked()).toBe(4);
    expect(await streams.sessions(id)).toMatchObject([{ stop_reason: null, ended_at: null }]);
  });

  test('are not asked for more than an hour before their broadcast, nor where this node has no room', async () => {
    const { id, name } = await names.begun({ isOnline: true, startAt: Date.now() + 2 * hour });
    const node = names.node();
    await names.look(node);
    await names.call(name, true);
    await names.look(node);
    expect(names.asked()).toBe(0);
    streams.clock.ahead = hour + second;
    await names.look(names.node({ hasRoom: false }));
    expect(names.asked()).toBe(0);
    await names.look(node);
    expect(node.taken).toEqual([{ broadcastId: id, name }]);
  });

  test('of a broadcast that is over, canceled or erased are voided', async () => {
    for (const event of ['broadcast.ended', 'broadcast.canceled', 'broadcast.missed', 'broadcast.erased'] as const) {
      const { id, name } = await names.begun();
      await names.tell(event, id);
      await names.runJobs();
      expect(names.provider().state.forbidden.has(name)).toBe(true);
      expect(await names.rows(id)).toEqual(
        event === 'broadcast.erased' ? [] : [expect.objectContaining({ ask_at: null })],
      );
    }
  });

  test('that were made anew meanwhile are not fetched', async () => {
    const { id, name } = await names.begun();
    await makeStreamKey(streams.context({ caller: host }), { id });
    expect(await names.begin({ broadcastId: id, name })).toBe('unknown');
  });
});
