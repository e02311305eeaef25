import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { newPieces, useStreams } from '@/test/live-streams';
import { counted, settled } from '@/test/settled';
import { endBroadcast } from './end-broadcast';
import { makeStreamKey } from './key';
import { addPiece, beginSession, endSession, type Refusal, type Session } from './sessions';

const minute = 60_000;
const host = callerOf('host');

describeOnBothEngines('sessions of encoders', (database) => {
  const streams = useStreams(database);
  const begin = (key: string, node = 'here') => beginSession(streams.context(), { of: { key }, node });
  const begun = async (key: string, node?: string): Promise<Session> => {
    const session = await begin(key, node);
    if (typeof session === 'string') throw new Error(session);
    return session;
  };
  const add = (session: Session, number: number, isDiscontinuity = false) =>
    addPiece(streams.context(), { session, rows: newPieces(number, { isDiscontinuity, begunAt: Date.now() - 2000 }) });
  const end = ({ id, broadcast }: Session, reason: Parameters<typeof endSession>[1]['reason'], at = Date.now()) =>
    endSession(streams.context(), { id, broadcastId: broadcast.id, at, reason });

  test('of ten encoders with one key at once one is let in', async () => {
    const { id, key } = await streams.broadcast();
    const ends = await Promise.all(Array.from({ length: 10 }, (_, index) => begin(key, `node ${index}`)));
    expect(counted(ends.map((one) => (typeof one === 'string' ? one : 'in')))).toEqual({ in: 1, busy: 9 });
    expect(await streams.sessions(id)).toHaveLength(1);
  });

  test.each<[what: string, changes: object, refusal: Refusal]>([
    ['begins in more than an hour', { startAt: Date.now() + 61 * minute }, 'early'],
    ['was canceled', { canceled_at: 1 }, 'over'],
    ['has ended', { live_at: 1, ended_at: 2 }, 'over'],
    ['was never on air', { startAt: Date.now() - 61 * minute }, 'over'],
    ['is not public', { review_state: 3 }, 'over'],
    ['is fetched from an address', { source: 'address' }, 'unknown'],
  ])('a broadcast that %s takes no encoder', async (_what, changes, refusal) => {
    const { id, key } = await streams.broadcast(changes);
    expect(await begin(key)).toBe(refusal);
    expect(await streams.sessions(id)).toEqual([]);
  });

  test('nobody comes in by a key that is unknown, and everybody within the hour before the start', async () => {
    const { key } = await streams.broadcast({ startAt: Date.now() + 59 * minute });
    expect(await begin(`${key}-`)).toBe('unknown');
    expect(await begin(key)).toMatchObject({ firstNumber: 0 });
  });

  test('what a killed node left is ended by the next encoder, and the numbers of pieces go on', async () => {
    const { id, key } = await streams.broadcast();
    const first = await begun(key, 'killed');
    await add(first, 0, true);
    await add(first, 1);
    expect(await begin(key)).toBe('busy');
    streams.clock.ahead = 10_001;
    expect(await begin(key)).toMatchObject({ firstNumber: 2 });
    expect(await streams.sessions(id)).toMatchObject([
      { node: 'killed', end_reason: 'lost' },
      { node: 'here', end_reason: null },
    ]);
    expect(await add(first, 2)).toBe(false);
  });

  test('the first piece puts a broadcast on air, and on again; until then it is interrupted', async () => {
    const { id, key } = await streams.broadcast();
    const first = await begun(key);
    expect(await streams.facts(id)).toMatchObject({ live_at: null });
    await add(first, 0, true);
    const { live_at } = await streams.facts(id);
    expect(live_at).toBeGreaterThan(Date.now() - minute);
    await end(first, 'left', 1000);
    expect(await streams.facts(id)).toMatchObject({ live_at, lost_at: 1000 });
    // Two minutes are for the first piece, not for the greeting.
    await streams.change(id, { lost_at: Date.now() - 119_000 });
    const second = await begun(key);
    expect((await streams.facts(id)).lost_at).toBeGreaterThan(Date.now() - 10_000);
    await add(second, 1, true);
    expect(await streams.facts(id)).toMatchObject({ live_at, lost_at: null, ended_at: null });
  });

  test('a session that is to end takes no piece, and does not keep the next one out', async () => {
    const { id, key } = await streams.broadcast({ host_id: 'host' });
    const first = await begun(key);
    await add(first, 0, true);
    const { key: other } = await makeStreamKey(streams.context({ caller: host }), { id });
    expect(await add(first, 1)).toBe(false);
    expect(await begin(key)).toBe('unknown');
    expect(await begin(other)).toMatchObject({ firstNumber: 1 });
    expect(await streams.sessions(id)).toMatchObject([{ end_reason: 'left' }, { end_reason: null }]);
  });

  test('a new key and an encoder with the old one at once: nobody goes on sending with it', async () => {
    const { id, key } = await streams.broadcast({ host_id: 'host' });
    const [session] = await Promise.all([begin(key), makeStreamKey(streams.context({ caller: host }), { id })]);
    const [row] = await streams.sessions(id);
    expect(session === 'unknown' ? row : row?.stop_reason).toBe(session === 'unknown' ? undefined : 'left');
  });

  test.each(['ended', 'stopped', 'tooLong'] as const)('a session that is %s ends its broadcast', async (reason) => {
    const { id, key } = await streams.broadcast();
    const session = await begun(key);
    await add(session, 0, true);
    await end(session, reason, 5000);
    await end(session, 'left', 6000);
    expect(await streams.sessions(id)).toMatchObject([{ ended_at: 5000, end_reason: reason }]);
    expect(await streams.facts(id)).toMatchObject({ lost_at: null, ended_at: 5000 });
  });

  test('pieces, an encoder that leaves and a host who ends it at once do not wait for each other', async () => {
    const { id, key } = await streams.broadcast({ host_id: 'host' });
    const session = await begun(key);
    await add(session, 0, true);
    const acts = [
      () => add(session, 1, true),
      () => end(session, 'left'),
      () => endBroadcast(streams.context({ caller: host }), { id }),
      () => begin(key, 'there'),
    ];
    expect(await settled(acts.map((act) => act()))).toEqual(['done', 'done', 'done', 'done']);
    expect((await streams.facts(id)).ended_at).not.toBeNull();
  });
});
