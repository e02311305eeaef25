import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { commentRow, insertRows, personRow, videoRow } from '@/test/rows';
import { settled } from '@/test/settled';
import type { LikeKind } from '../codes';
import { findLikeMarks } from './find-like-marks';
import { like } from './like';

const people = Array.from({ length: 50 }, (_, index) => `p${index}`);

describeOnBothEngines('likes', (database) => {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const put = (personId: string, kind: LikeKind = 'video', id = 'w') => like(as(personId), { kind, id, like: true });
  const takeBack = (personId: string, kind: LikeKind = 'video', id = 'w') =>
    like(as(personId), { kind, id, like: false });
  const marks = () => database().db.read.selectFrom('like_mark').selectAll().orderBy('thing_id').execute();
  const counts = async () => {
    const { read } = database().db;
    const works = await read.selectFrom('video').select(['id', 'like_count']).execute();
    const comments = await read.selectFrom('comment_entry').select(['id', 'like_count']).execute();
    return Object.fromEntries([...works, ...comments].map((row) => [row.id, row.like_count]));
  };

  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        [...people, 'author'].map((id) => personRow({ id })),
      ),
    ),
  );
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['like_mark', 'comment_entry', 'video'] as const) await tx.deleteFrom(table).execute();
      await insertRows(tx, 'video', [
        videoRow({ id: 'w' }),
        videoRow({ id: 'doomed' }),
        videoRow({ id: 'waiting', state: 'pending_review' }),
      ]);
      await insertRows(tx, 'comment_entry', [
        commentRow({ id: 'c', thing_id: 'w' }),
        commentRow({ id: 'unread', thing_id: 'w', state: 'waiting' }),
        commentRow({ id: 'removed', thing_id: 'w', state: 'removed' }),
        commentRow({ id: 'ofDoomed', thing_id: 'doomed' }),
      ]);
    }),
  );
  const takeDown = () =>
    database().db.transaction(async (tx) => {
      await tx.updateTable('video').set({ state: 'deleted' }).where('id', '=', 'doomed').execute();
      await tx.updateTable('comment_entry').set({ state: 'removed' }).where('id', '=', 'c').execute();
    });

  test('are the state that was asked for: twice is once', async () => {
    expect(await put('p1')).toEqual({ isLiked: true });
    expect(await put('p1')).toEqual({ isLiked: true });
    expect(await put('p1', 'comment', 'c')).toEqual({ isLiked: true });
    expect(await marks()).toEqual([
      { kind: 'comment', thing_id: 'c', person_id: 'p1', created_at: noon },
      { kind: 'video', thing_id: 'w', person_id: 'p1', created_at: noon },
    ]);
    expect(await counts()).toMatchObject({ w: 1, c: 1, doomed: 0 });
    expect(await takeBack('p1')).toEqual({ isLiked: false });
    expect(await takeBack('p1')).toEqual({ isLiked: false });
    expect(await counts()).toMatchObject({ w: 0, c: 1 });
    expect(await marks()).toHaveLength(1);
  });

  test.each([
    ['video', 'nothing'],
    ['video', 'waiting'],
    ['video', 'c'],
    ['comment', 'nothing'],
    ['comment', 'unread'],
    ['comment', 'removed'],
    ['comment', 'w'],
  ] as const)('refuse a %s that is not there for everybody: %s', async (kind, id) => {
    await expect(put('p1', kind, id)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await takeBack('p1', kind, id)).toEqual({ isLiked: false });
    expect(await marks()).toEqual([]);
    expect(await counts()).toMatchObject({ w: 0, waiting: 0, unread: 0, removed: 0 });
  });

  test('refuse a comment on a work that is gone', async () => {
    await takeDown();
    await expect(put('p1', 'comment', 'ofDoomed')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await counts()).toMatchObject({ ofDoomed: 0 });
  });

  test('can be taken back when the thing is gone', async () => {
    await put('p1', 'video', 'doomed');
    await put('p1', 'comment', 'c');
    await takeDown();
    expect(await takeBack('p1', 'video', 'doomed')).toEqual({ isLiked: false });
    expect(await takeBack('p1', 'comment', 'c')).toEqual({ isLiked: false });
    expect(await marks()).toEqual([]);
    expect(await counts()).toMatchObject({ doomed: 0, c: 0 });
  });

  test('refuse visitors', async () => {
    const visitor = testContext(database().db);
    const refused = { code: 'Unauthorized' };
    await expect(like(visitor, { kind: 'video', id: 'w', like: true })).rejects.toMatchObject(refused);
    await expect(findLikeMarks(visitor, { kind: 'video', ids: ['w'] })).rejects.toMatchObject(refused);
  });

  test.each(['video', 'comment'] as const)('fifty of one person at once count one: %s', async (kind) => {
    const id = kind === 'video' ? 'w' : 'c';
    expect(new Set(await settled(people.map(() => put('p1', kind, id))))).toEqual(new Set(['done']));
    expect([(await marks()).length, (await counts())[id]]).toEqual([1, 1]);
    await Promise.all(people.map((_, index) => (index % 2 ? put : takeBack)('p1', kind, id)));
    expect((await counts())[id]).toBe((await marks()).length);
    await Promise.all(people.map(() => takeBack('p1', kind, id)));
    expect([(await marks()).length, (await counts())[id]]).toEqual([0, 0]);
  });

  test('fifty people at once have one each, and take back only their own', async () => {
    await Promise.all(people.map((id) => put(id)));
    expect(await counts()).toMatchObject({ w: 50 });
    await Promise.all(people.flatMap((id, index) => (index % 3 ? [takeBack(id), takeBack(id)] : [put(id)])));
    expect(await counts()).toMatchObject({ w: 17 });
    expect(await marks()).toHaveLength(17);
    await takeBack('author');
    expect(await counts()).toMatchObject({ w: 17 });
  });

  test('mark what the caller likes of this kind, not what others do', async () => {
    await put('p1', 'comment', 'c');
    await put('p2', 'video', 'w');
    const asked = (kind: LikeKind) => findLikeMarks(as('p1'), { kind, ids: ['c', 'w', 'nothing'] });
    expect(await asked('comment')).toEqual(['c']);
    expect(await asked('video')).toEqual([]);
  });

  test('of an erased account go, and the counts with them; an export holds them all', async () => {
    await put('p1', 'video', 'w');
    await put('p1', 'video', 'doomed');
    await put('p1', 'comment', 'c');
    await put('p2', 'video', 'w');
    await takeDown();
    const context = testContext(database().db);
    const parts: Record<string, unknown> = {};
    const since = '2026-11-20T04:00:00.000Z';
    await database().db.transaction((tx) => context.emit(context, tx, 'account.exported', { personId: 'p1', parts }));
    expect(parts.likes).toHaveLength(3);
    expect(parts.likes).toContainEqual({ kind: 'video', id: 'doomed', since });
    await database().db.transaction((tx) => context.emit(context, tx, 'account.leaving', { personId: 'p1' }));
    expect(await marks()).toMatchObject([{ person_id: 'p2', thing_id: 'w' }]);
    expect(await counts()).toMatchObject({ w: 1, doomed: 0, c: 0 });
  });
});
