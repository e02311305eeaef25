import { describeOnBothEngines } from '@/test/engines';
import { newPieces, useStreams } from '@/test/live-streams';
import { addPiece, beginSession } from './sessions';
import { watchStreams } from './watch-streams';

const minute = 60_000;

describeOnBothEngines('looking after all streams', (database) => {
  const streams = useStreams(database);

  async function onAir(changes: object = {}) {
    const { id, key } = await streams.broadcast();
    const session = await beginSession(streams.context(), { of: { key }, node: 'killed' });
    if (typeof session === 'string') throw new Error(session);
    await addPiece(streams.context(), { session, rows: newPieces(0, { isDiscontinuity: true }) });
    await streams.change(id, changes);
    return { id, key };
  }

  test('the session of a node that is silent for ten seconds is lost since then', async () => {
    const { id } = await onAir();
    // The first event of a process loads half of the product.
    const seenAt = Date.now();
    await streams.changeSessions(id, { seen_at: seenAt });
    streams.clock.ahead = 5000;
    await watchStreams(streams.context());
    expect(await streams.sessions(id)).toMatchObject([{ ended_at: null }]);
    streams.clock.ahead = 11_000;
    await watchStreams(streams.context());
    expect(await streams.sessions(id)).toMatchObject([{ ended_at: seenAt, end_reason: 'lost' }]);
    expect(await streams.facts(id)).toMatchObject({ lost_at: seenAt, ended_at: null });
  });

  test('one that its host ended while its node was killed is over', async () => {
    const { id } = await onAir();
    await streams.changeSessions(id, { stop_reason: 'ended' });
    streams.clock.ahead = 11_000;
    await watchStreams(streams.context());
    expect(await streams.sessions(id)).toMatchObject([{ end_reason: 'ended' }]);
    expect((await streams.facts(id)).ended_at).not.toBeNull();
  });

  test('an encoder has two minutes to come back; of several nodes that look at once one ends the broadcast', async () => {
    const lostAt = Date.now() - 119_000;
    const { id } = await onAir({ lost_at: lostAt });
    await streams.changeSessions(id, { ended_at: lostAt, end_reason: 'left' });
    await watchStreams(streams.context());
    expect(await streams.facts(id)).toMatchObject({ ended_at: null });
    streams.clock.ahead = 1000;
    const told: string[] = [];
    const nodes = Array.from({ length: 5 }, () =>
      streams.context({ emit: async (_context, _tx, kind) => void told.push(kind) }),
    );
    await Promise.all(nodes.map(watchStreams));
    expect(await streams.facts(id)).toMatchObject({ ended_at: lostAt });
    expect(told).toEqual(['broadcast.ended']);
  });

  test('a broadcast is ended two hours after its planned end, and its encoder with it', async () => {
    const { id } = await onAir({ start_at: 0, planned_end_at: Date.now() - 120 * minute + 500 });
    await watchStreams(streams.context());
    expect(await streams.facts(id)).toMatchObject({ ended_at: null });
    streams.clock.ahead = 1000;
    await watchStreams(streams.context());
    expect((await streams.facts(id)).ended_at).not.toBeNull();
    expect(await streams.sessions(id)).toMatchObject([{ stop_reason: 'tooLong' }]);
  });

  test.each(['broadcast.canceled', 'broadcast.missed', 'broadcast.ended', 'broadcast.moved'] as const)(
    '%s ends the session that goes on',
    async (kind) => {
      const { id } = await onAir();
      const context = streams.context();
      const event = { id, reason: '', startAt: Date.now() + 600 * minute };
      await database().db.transaction((tx) => context.emit(context, tx, kind, event));
      const reason = kind === 'broadcast.moved' ? 'left' : 'ended';
      expect(await streams.sessions(id)).toMatchObject([{ stop_reason: reason }]);
    },
  );

  test('nothing stays of the stream of a host whose account is erased', async () => {
    const { id } = await onAir();
    const context = streams.context();
    await database().db.transaction((tx) => context.emit(context, tx, 'broadcast.erased', { id }));
    const jobs = database().db.read.selectFrom('job').select('payload').where('kind', '=', 'live.remove-pieces');
    expect(await streams.sessions(id)).toEqual([]);
    expect(await jobs.execute()).toEqual([{ payload: JSON.stringify({ id }) }]);
  });
});
