import { useBoards } from '@/test/boards';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { commentRow, personRow, videoRow } from '@/test/rows';
import { findCreatorBoard } from '../contract';
import { listCreatorBoard } from './list-creator-board';
import { makeBoards } from './make-boards';

const dayMs = 24 * 3_600_000;
/** Midnight in Beijing, at which the boards of 20 November begin and their period ends. */
const midnight = noon - 12 * 3_600_000;
const yesterday = '2026-11-19';

describeOnBothEngines('the ranking boards', (database) => {
  const { insert, board, tags } = useBoards(database);
  const make = (now = noon) => makeBoards(database().db, now);
  const line = ({ list }: Awaited<ReturnType<typeof board>>) =>
    list.map(({ videoId, rank, score, moved }) => [videoId, rank, score, moved]);
  const creators = async () => {
    const found = await listCreatorBoard(testContext(database().db));
    expect(findCreatorBoard.data.parse(found)).toEqual(found);
    return found;
  };
  const like = (workId: string, personId: string, at: number) => ({
    ...{ kind: 'video' as const, thing_id: workId, person_id: personId, created_at: at },
  });
  const collect = (workId: string, personId: string, at: number) => ({
    ...{ kind: 'video' as const, target_id: workId, person_id: personId, created_at: at },
  });
  const viewed = (video_id: string, day: string, view_count: number) => ({ video_id, day, view_count });

  test('are empty, and not there, while there are no works', async () => {
    expect(await board('week')).toEqual({ day: null, list: [] });
    expect(await creators()).toEqual({ day: null, list: [] });
    expect(await tags()).toEqual([]);
  });

  test('of week and month count the days before theirs, that of all times the counters', async () => {
    await insert('video', [
      videoRow({ id: 'a', view_count: 500, like_count: 2, comment_count: 1 }),
      videoRow({ id: 'b', view_count: 900 }),
      videoRow({ id: 'quiet', view_count: 0 }),
      videoRow({ id: 'waiting', view_count: 9999, state: 'pending_review', verified_at: null }),
    ]);
    await insert('video_day', [
      viewed('a', yesterday, 10),
      viewed('a', '2026-11-13', 5),
      viewed('a', '2026-11-12', 100),
      viewed('b', '2026-11-20', 7000),
      viewed('b', '2026-10-21', 50),
      viewed('b', '2026-10-20', 8000),
      viewed('waiting', yesterday, 9999),
    ]);
    expect(await board('week')).toMatchObject({ day: '2026-11-20', list: [{ videoId: 'a', viewCount: 500 }] });
    expect(line(await board('week'))).toEqual([['a', 1, 15, null]]);
    expect(line(await board('month'))).toEqual([
      ['a', 1, 115, null],
      ['b', 2, 50, null],
    ]);
    expect(line(await board('all'))).toEqual([
      ['b', 1, 900, null],
      ['a', 2, 570, null],
      ['quiet', 3, 0, null],
    ]);
  });

  test('count likes, different people who comment, and collections of others than the creator, in their time', async () => {
    await insert('video', [videoRow({ id: 'a' })]);
    await insert('like_mark', [
      like('a', 'ann', midnight - 1),
      like('a', 'bo', midnight - 7 * dayMs - 1),
      like('a', 'other', midnight),
      like('a', 'author', midnight - 1),
    ]);
    const said = { thing_id: 'a', author_id: 'ann' };
    await insert('comment_entry', [
      commentRow({ id: '1', ...said, created_at: midnight - 5 }),
      commentRow({ id: '2', ...said, created_at: midnight - 5 }),
      commentRow({ id: '3', ...said, created_at: midnight - 8 * dayMs }),
      commentRow({ id: '4', ...said, author_id: 'bo', created_at: midnight - 8 * dayMs }),
      commentRow({ id: '5', ...said, author_id: 'author', created_at: midnight - 5 }),
      commentRow({ id: '6', ...said, author_id: 'other', created_at: midnight - 5, state: 'removed' }),
    ]);
    await insert('collection_item', [
      collect('a', 'ann', midnight - 7 * dayMs),
      collect('a', 'bo', midnight - 30 * dayMs),
      collect('a', 'other', midnight - 30 * dayMs - 1),
      collect('a', 'author', midnight - 1),
    ]);
    expect(line(await board('week'))).toEqual([['a', 1, 20 + 30 + 40, null]]);
    expect(line(await board('month'))).toEqual([['a', 1, 2 * 20 + 2 * 30 + 2 * 40, null]]);
  });

  test('read however much happened in portions, and nothing twice', async () => {
    const works = Array.from({ length: 1203 }, (_, index) => videoRow({ id: `v${index}`, view_count: index }));
    await insert('video', works);
    // Many with the same time.
    await insert(
      'like_mark',
      works.map(({ id }, index) => like(id, 'ann', midnight - 1 - (index % 3))),
    );
    await insert(
      'like_mark',
      works.map(({ id }) => like(id, 'bo', midnight - 2)),
    );
    await insert(
      'like_mark',
      works.map(({ id }) => like(id, 'other', midnight - 2)),
    );
    await insert(
      'video_day',
      works.map(({ id }, index) => viewed(id, yesterday, index)),
    );
    const month = await board('month');
    expect(line(month)).toEqual(
      Array.from({ length: 20 }, (_, index) => [`v${1202 - index}`, index + 1, 1202 - index + 60, null]),
    );
    expect((await board('week')).list).toHaveLength(10);
    expect((await board('all')).list).toHaveLength(100);
  });

  test('say what each work has won since the boards before', async () => {
    await insert(
      'video',
      ['a', 'b', 'c'].map((id) => videoRow({ id })),
    );
    await insert('video_day', [viewed('a', '2026-11-18', 30), viewed('b', '2026-11-18', 20)]);
    await make(noon - dayMs);
    await insert('video_day', [viewed('b', yesterday, 20), viewed('c', yesterday, 35)]);
    expect(line(await board('week', noon - dayMs))).toEqual([
      ['a', 1, 30, null],
      ['b', 2, 20, null],
    ]);
    await make();
    expect(line(await board('week'))).toEqual([
      ['b', 1, 40, 1],
      ['c', 2, 35, null],
      ['a', 3, 30, -2],
    ]);
  });

  test('of yesterday stand until those of today are made, and are not made by a request', async () => {
    await insert('video', [videoRow({ id: 'a', view_count: 1 })]);
    await make(noon - dayMs);
    expect(await board('all')).toMatchObject({ day: yesterday });
    await make();
    expect(await board('all')).toMatchObject({ day: '2026-11-20' });
  });

  test('a work that is taken down leaves them at once and moves no other', async () => {
    await insert(
      'video',
      ['a', 'b', 'c'].map((id, index) => videoRow({ id, view_count: 9 - index })),
    );
    await make();
    await database().db.transaction((tx) =>
      tx.updateTable('video').set({ state: 'failed' }).where('id', '=', 'b').execute(),
    );
    expect((await board('all')).list.map(({ videoId, rank }) => [videoId, rank])).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
  });

  test('of creators go by their works of the month, the best one first of all', async () => {
    await insert('video', [
      ...['s1', 's2'].map((id) => videoRow({ id, author_id: 'ann' })),
      ...['w1', 'w2', 'w3', 'w4'].map((id) => videoRow({ id, author_id: 'bo', is_original: 1 })),
      videoRow({ id: 'unseen', author_id: 'ann', is_original: 1 }),
      videoRow({ id: 'gone', author_id: 'other', is_original: 1 }),
      videoRow({ id: 'copied', author_id: 'author', is_original: 0 }),
    ]);
    await insert('video_day', [
      ...[viewed('s1', yesterday, 100), viewed('s2', yesterday, 10)],
      ...['w1', 'w2', 'w3', 'w4'].map((id) => viewed(id, yesterday, 50)),
      viewed('gone', yesterday, 300),
      viewed('copied', yesterday, 900),
    ]);
    await make();
    await database().db.transaction((tx) =>
      tx.updateTable('video').set({ state: 'deleted' }).where('id', '=', 'gone').execute(),
    );
    const { day, list } = await creators();
    expect(day).toBe('2026-11-20');
    expect(list.map(({ userId, rank, score, videoCount }) => [userId, rank, score, videoCount])).toEqual([
      ['ann', 2, 105, 3],
      ['bo', 3, 94, 4],
    ]);
  });

  test('who has erased the account is no longer listed', async () => {
    await insert('person', [personRow({ id: 'leaving' })]);
    await insert('video', [videoRow({ id: 'a', author_id: 'leaving', is_original: 1 })]);
    await insert('video_day', [viewed('a', yesterday, 100)]);
    await make();
    expect((await creators()).list).toHaveLength(1);
    await database().db.transaction((tx) =>
      tx.updateTable('person').set({ erased_at: noon }).where('id', '=', 'leaving').execute(),
    );
    expect((await creators()).list).toEqual([]);
  });
});
