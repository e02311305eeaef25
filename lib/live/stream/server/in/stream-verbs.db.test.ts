import { callerOf } from '@/test/context';
import { deedsOfEachTest } from '@/test/deeds';
import { describeOnBothEngines } from '@/test/engines';
import { newPieces, useStreams } from '@/test/live-streams';
import { personRow } from '@/test/rows';
import * as contract from '../../contract';
import { endBroadcast, stopStream } from './end-broadcast';
import { getStreamDesk } from './get-stream-desk';
import { makeStreamKey } from './key';
import { listStreams } from './list-streams';
import { addPiece, beginSession, hashOfKey } from './sessions';

const minute = 60_000;
const [host, stranger] = [callerOf('host'), callerOf('stranger')];
const reviewer = callerOf('ed', { staff: 'reviewer' });

describeOnBothEngines('what hosts and staff do with streams', (database) => {
  const streams = useStreams(database);
  const as = (caller: typeof host | null) => streams.context({ caller });
  const deeds = deedsOfEachTest(database);
  const keys = (id: string) =>
    database().db.read.selectFrom('live_key').selectAll().where('broadcast_id', '=', id).execute();

  beforeAll(() =>
    database().db.transaction((tx) =>
      tx
        .insertInto('person')
        .values(personRow({ id: 'host', nickname: '林一' }))
        .execute(),
    ),
  );

  async function onAir(changes: object = {}) {
    const { id, key } = await streams.broadcast({ host_id: 'host' });
    const session = await beginSession(streams.context(), { of: { key }, node: 'node 1' });
    if (typeof session === 'string') throw new Error(session);
    await addPiece(streams.context(), { session, rows: newPieces(0, { isDiscontinuity: true }) });
    await streams.change(id, changes);
    return { id, key };
  }

  test('a key is shown once and stored as a hash; the one before is void', async () => {
    const { id } = await streams.broadcast({ host_id: 'host' });
    const made = await makeStreamKey(as(host), { id });
    expect(contract.makeStreamKey.data.parse(made)).toEqual(made);
    expect(made).toMatchObject({ server: 'rtmp://localhost/live', key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const again = await makeStreamKey(as(host), { id });
    expect(again.key).not.toBe(made.key);
    expect(await keys(id)).toMatchObject([{ hash: hashOfKey(again.key) }]);
  });

  test.each<[what: string, changes: object]>([
    ['not public', { review_state: 0 }],
    ['canceled', { canceled_at: 1 }],
    ['over', { live_at: 1, ended_at: 2 }],
    ['fetched from an address', { source: 'address' }],
  ])('there is no key for a broadcast that is %s', async (_what, changes) => {
    const { id } = await streams.broadcast({ host_id: 'host', ...changes });
    await expect(makeStreamKey(as(host), { id })).rejects.toMatchObject({ code: 'Changed' });
  });

  test('a stream is its host’s alone, and staff see it too', async () => {
    const { id } = await onAir();
    for (const act of [makeStreamKey, getStreamDesk, endBroadcast]) {
      await expect(act(as(null), { id })).rejects.toMatchObject({ code: 'Unauthorized' });
      await expect(act(as(stranger), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    for (const act of [listStreams, (context: ReturnType<typeof as>) => stopStream(context, { id, reason: '侵权' })]) {
      await expect(act(as(host))).rejects.toMatchObject({ code: 'Forbidden' });
    }
    expect(await getStreamDesk(as(reviewer), { id })).toMatchObject({ phase: 'live' });
  });

  test('the desk says where to send, from when until when, and what arrives', async () => {
    const { id } = await onAir();
    const desk = await getStreamDesk(as(host), { id });
    expect(contract.streamDesk.parse(desk)).toEqual(desk);
    expect(desk).toMatchObject({ server: 'rtmp://localhost/live', interruptions: 0, viewers: 0, peak: 0 });
    expect(Date.parse(desk.startTime) - Date.parse(desk.opensAt)).toBe(60 * minute);
    expect(Date.parse(desk.endsAt) - Date.parse(desk.startTime)).toBe(180 * minute);
    expect(desk.health).toMatchObject({ width: 0, problems: [], lastPieceAt: null });
    const health = { width: 640, height: 360, problems: ['slowNetwork'], lastPieceAt: Date.parse(desk.startTime) };
    await streams.changeSessions(id, { health: JSON.stringify(health) });
    const { health: said } = await getStreamDesk(as(host), { id });
    expect(said).toMatchObject({ width: 640, problems: ['slowNetwork'], lastPieceAt: desk.startTime, speed: 1 });
  });

  test('interruptions are counted, also the one that goes on', async () => {
    const { id, key } = await onAir();
    await streams.changeSessions(id, { ended_at: 1, end_reason: 'left' });
    await streams.change(id, { lost_at: Date.now() });
    expect(await getStreamDesk(as(host), { id })).toMatchObject({ interruptions: 1, health: null });
    const session = await beginSession(streams.context(), { of: { key }, node: 'node 2' });
    if (typeof session === 'string') throw new Error(session);
    // A gap within a session is none.
    for (const number of [1, 2])
      await addPiece(streams.context(), { session, rows: newPieces(number, { isDiscontinuity: true }) });
    expect(await getStreamDesk(as(host), { id })).toMatchObject({ interruptions: 1, phase: 'live' });
  });

  test('its host ends it for good, once', async () => {
    const { id } = await onAir();
    const ended = await endBroadcast(as(host), { id });
    expect(contract.endBroadcast.data.parse(ended)).toEqual(ended);
    expect(ended).toMatchObject({ phase: 'ended' });
    expect(await streams.sessions(id)).toMatchObject([{ stop_reason: 'ended' }]);
    expect(await endBroadcast(as(host), { id })).toMatchObject({ phase: 'ended', endTime: ended.endTime });
    const { id: waiting } = await streams.broadcast({ host_id: 'host' });
    await expect(endBroadcast(as(host), { id: waiting })).rejects.toMatchObject({ code: 'Changed' });
  });

  test('staff end it with a reason, which is recorded and told to its host', async () => {
    const { id } = await onAir();
    await stopStream(as(reviewer), { id, reason: '侵权' });
    expect((await streams.facts(id)).ended_at).not.toBeNull();
    expect(await streams.sessions(id)).toMatchObject([{ stop_reason: 'stopped' }]);
    expect(await deeds()).toMatchObject([
      { action: 'live.stream.stopped', subject_id: id, after: '{"reason":"侵权"}' },
    ]);
    const told = database().db.read.selectFrom('notice').select('kind').where('person_id', '=', 'host');
    expect(await told.where('kind', '=', 'streamStopped').execute()).toHaveLength(1);
    await expect(stopStream(as(reviewer), { id, reason: '侵权' })).rejects.toMatchObject({ code: 'Changed' });
    await expect(stopStream(as(reviewer), { id: 'nothing', reason: '侵权' })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });

  test('staff see all streams that come in now, the longest first', async () => {
    const before = (await listStreams(as(reviewer))).length;
    const { id } = await onAir();
    const { id: left } = await onAir();
    await streams.changeSessions(left, { ended_at: 1, end_reason: 'left' });
    const list = await listStreams(as(reviewer));
    expect(list.map((one) => contract.runningStream.parse(one))).toEqual(list);
    expect(list).toHaveLength(before + 1);
    expect(list.at(-1)).toMatchObject({ id, title: '夜航', host: '林一', hostId: 'host', node: 'node 1', viewers: 0 });
  });
});
