import { addBroadcast } from '@/test/broadcasts';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { insertRows, personRow } from '@/test/rows';
import { addPieces } from '@/test/streams';
import { keptDays } from '../codes';
import { keepReplay } from './keep-replay';
import { getReplay, makeReplay, openRecording, refuseReplay } from './own-replay';

const minute = 60_000;

describeOnBothEngines('the recording of a broadcast, for its host', (database) => {
  useMediaFolder();
  let id = '';
  let count = 0;
  const context = (person = 'host') => testContext(database().db, { now: () => noon, caller: callerOf(person) });
  const get = () => getReplay(context(), { id });
  const make = (fromSeconds = 2, toSeconds = 30) => makeReplay(context(), { id, fromSeconds, toSeconds });
  const refuse = () => refuseReplay(context(), { id });
  const keepsReplay = async () =>
    (
      await database()
        .db.read.selectFrom('live_broadcast')
        .select('keeps_replay')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).keeps_replay === 1;

  beforeAll(() =>
    database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'host' }), personRow({ id: 'lin' })])),
  );
  /** One of which nothing is published by itself; its encoder came back with a smaller picture. */
  beforeEach(async () => {
    count += 1;
    id = await addBroadcast(database().db, {
      ...{ id: `broadcast-${count}`, startAt: noon - 60 * minute, live_at: noon - 60 * minute },
      ...{ ended_at: noon, keeps_replay: 0 },
    });
    await addPieces(database().db, { broadcastId: id, from: 0, to: 9 });
    await addPieces(database().db, { broadcastId: id, sessionId: 'again', from: 10, to: 19, qualities: [360] });
  });
  const end = () => database().db.transaction((tx) => keepReplay(context(), tx, { id }));

  test('is none before its end is noted, then kept for some days with all that came, for nobody else', async () => {
    expect(await get()).toMatchObject({ state: 'none', seconds: 0, keptUntil: null });
    await end();
    const replay = await get();
    expect(replay).toMatchObject({ state: 'kept', seconds: 40, fromSeconds: 0, toSeconds: 40, workId: null });
    expect(Date.parse(replay.keptUntil ?? '')).toBe(noon + keptDays * 24 * 60 * minute);
    await expect(getReplay(context('lin'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('is played by its host, while it is there', async () => {
    const open = (person = 'host') => openRecording(context(person), { id });
    await expect(open()).rejects.toMatchObject({ code: 'NullPointer' });
    await end();
    expect(await open()).toMatchObject({ playlist: expect.stringMatching(`^/play/live/${id}/.+/master\\.m3u8$`) });
    await expect(open('lin')).rejects.toMatchObject({ code: 'NullPointer' });
    await refuse();
    await expect(open()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('a part is made once of two presses at once, and said to come', async () => {
    await end();
    const answers = await Promise.allSettled([make(), make(4, 20)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await get()).toMatchObject({ state: 'making', workId: expect.any(String) });
    expect(await keepsReplay()).toBe(true);
    await expect(refuse()).rejects.toMatchObject({ code: 'Changed' });
    await expect(makeReplay(context('lin'), { id, fromSeconds: 0, toSeconds: 9 })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });

  test('a part that is too short is refused', async () => {
    await end();
    await expect(make(10, 14)).rejects.toMatchObject({
      details: { fields: [{ field: 'toSeconds', rule: 'short' }] },
    });
    expect(await get()).toMatchObject({ state: 'kept' });
  });

  test('what is deleted is no more, also twice, and no replay is said to come', async () => {
    await end();
    await make();
    await database().db.transaction((tx) =>
      tx.updateTable('live_replay').set({ state: 'failed' }).where('broadcast_id', '=', id).execute(),
    );
    await refuse();
    expect(await refuse()).toMatchObject({ state: 'refused', seconds: 0, keptUntil: null });
    expect(await keepsReplay()).toBe(false);
    await expect(make()).rejects.toMatchObject({ code: 'Changed' });
  });
});
