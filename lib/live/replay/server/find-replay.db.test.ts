import type { Context } from '@/lib/platform/server/context';
import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { findRecorded } from './find-recorded';
import { findReplay } from './find-replay';
import { followDecision, forgetReplay, removeReplay } from './follow-work';

const minute = 60_000;
const liveAt = noon - 120 * minute;

describeOnBothEngines('the replay of a broadcast', (database) => {
  let id = '';
  let count = 0;
  const context = (): Context => testContext(database().db, { now: () => noon });
  const work = (name: string) => `${id}-${name}`;
  const find = () => findReplay(context(), { id });
  const decide = (name: string, act: 'approve' | 'refuse' | 'takeDown') =>
    database().db.transaction((tx) =>
      followDecision(context(), tx, { id: work(name), act, authorId: 'host', reason: '' }),
    );
  const removeWork = (name: string) =>
    database().db.transaction((tx) => forgetReplay(context(), tx, { id: work(name) }));
  const recordingOf = () =>
    database()
      .db.read.selectFrom('live_replay')
      .select(['state', 'work_id'])
      .where('broadcast_id', '=', id)
      .executeTakeFirst();

  beforeAll(() => database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'host' })])));
  /** A broadcast of an hour that is over, with two works of it: the second one without its first minute and a gap. */
  beforeEach(async () => {
    count += 1;
    id = `broadcast-${count}`;
    await addBroadcast(database().db, { id, startAt: liveAt, live_at: liveAt, ended_at: liveAt + 60 * minute });
    await database().db.transaction(async (tx) => {
      const own = { author_id: 'host', duration_seconds: 600 };
      await insertRows(tx, 'video', [
        videoRow({ id: work('whole'), ...own, title_zh: '全程' }),
        videoRow({ id: work('cut'), ...own, title_zh: '精剪', title_en: 'The cut' }),
      ]);
      const parts = [
        { filmMs: 0, streamMs: minute },
        { filmMs: 2 * minute, streamMs: 5 * minute },
      ];
      await tx
        .insertInto('live_recording')
        .values([
          { work_id: work('whole'), broadcast_id: id, parts: JSON.stringify([{ filmMs: 0, streamMs: 0 }]) },
          { work_id: work('cut'), broadcast_id: id, parts: JSON.stringify(parts) },
        ])
        .execute();
      await tx
        .insertInto('live_replay')
        .values({
          ...{ broadcast_id: id, state: 'made', from_seconds: 60, to_seconds: null, work_id: work('cut') },
          updated_at: noon,
        })
        .execute();
      await tx
        .insertInto('live_chapter')
        .values([
          { broadcast_id: id, client_id: 'b', title: '问答', stream_ms: 6 * minute },
          { broadcast_id: id, client_id: 'a', title: '开场', stream_ms: 1000 },
          { broadcast_id: id, client_id: 'c', title: '散场', stream_ms: 59 * minute },
        ])
        .execute();
    });
  });

  test('is public with the work that was approved, with its chapters at its own times', async () => {
    await expect(find()).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await findRecorded(context(), work('cut'))).toBeNull();
    await decide('cut', 'approve');
    expect(await find()).toMatchObject({
      ...{ workId: work('cut'), title: '精剪', duration: 600 },
      parts: [
        { filmMs: 0, streamMs: minute },
        { filmMs: 120_000, streamMs: 300_000 },
      ],
      chapters: [
        { title: '开场', seconds: 0 },
        { title: '问答', seconds: 180 },
      ],
    });
    expect(await findRecorded(context(), work('cut'))).toEqual({ id, liveTime: expect.stringMatching(/\+08:00$/) });
  });

  test('another cut takes its place when it is approved, and not before; the former one is nothing any more', async () => {
    await decide('whole', 'approve');
    await decide('cut', 'refuse');
    expect(await find()).toMatchObject({ workId: work('whole') });
    await decide('cut', 'approve');
    await decide('whole', 'takeDown');
    await removeWork('whole');
    expect(await find()).toMatchObject({ workId: work('cut') });
    expect(await recordingOf()).toEqual({ state: 'made', work_id: work('cut') });
  });

  test('two cuts that are approved at once leave one replay', async () => {
    await Promise.all([decide('whole', 'approve'), decide('cut', 'approve')]);
    expect([work('whole'), work('cut')]).toContain((await find()).workId);
  });

  test('ends with its work, and its host may cut another one', async () => {
    await decide('cut', 'approve');
    await decide('cut', 'takeDown');
    await expect(find()).rejects.toMatchObject({ code: 'NullPointer' });
    await removeWork('cut');
    expect(await recordingOf()).toEqual({ state: 'kept', work_id: null });
    await expect(decide('cut', 'approve')).resolves.toBeUndefined();
    await expect(find()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('a work that is no recording but is shown as the replay plays as the whole stream, and ends like one', async () => {
    await database().db.transaction(async (tx) => {
      await removeReplay(context(), tx, { id });
      await tx
        .updateTable('live_broadcast')
        .set({ replay_id: work('whole'), replay_at: noon })
        .where('id', '=', id)
        .execute();
    });
    expect(await find()).toMatchObject({ parts: [], chapters: [{ seconds: 1 }, { seconds: 360 }] });
    expect(await recordingOf()).toBeUndefined();
    await removeWork('whole');
    await expect(find()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('is not that of a broadcast that was taken down', async () => {
    await decide('cut', 'approve');
    await database().db.transaction((tx) =>
      tx.updateTable('live_broadcast').set({ review_state: 3 }).where('id', '=', id).execute(),
    );
    await expect(find()).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await findRecorded(context(), work('cut'))).toBeNull();
  });
});
