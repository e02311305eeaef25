import { keepDocument } from '@/lib/base/search/port';
import { listCollectedArticles } from '@/lib/community/article/server/list-collected-articles';
import { listCollectedQuestions } from '@/lib/community/question/server/questions/list-collected-questions';
import { listCollectedTopics } from '@/lib/community/topic/server/list-collected-topics';
import { findCollectedActivities } from '@/lib/events/activity/contract';
import { listCollectedActivities } from '@/lib/events/activity/server/list-collected-activities';
import type { Context } from '@/lib/platform/server/context';
import { findCollectedPlaylists } from '@/lib/works/playlist/contract';
import { listCollectedPlaylists } from '@/lib/works/playlist/server/list-collected-playlists';
import { findCollectedVideos } from '@/lib/works/work/contract';
import { listCollectedVideos } from '@/lib/works/work/server/list-kept-videos';
import { workSearch } from '@/lib/works/work/server/search-document';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { everyPage } from '@/test/every-page';
import {
  articleRow,
  entriesOf,
  insertRows,
  personRow,
  playlistRow,
  questionRow,
  topicRow,
  videoRow,
} from '@/test/rows';
import { type CollectionKind, collectionKinds } from '../codes';
import { countCollected as countContract } from '../contract';
import { collect } from './collect';
import { countCollected } from './count-collected';
import { findCollectionMarks } from './find-collection-marks';

const firstPage = { pageIndex: 1, pageSize: 20 };
const people = Array.from({ length: 50 }, (_, index) => `p${index}`);
const works = Array.from({ length: 23 }, (_, index) => `w${index}`);

describeOnBothEngines('collecting', (database) => {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const put = (personId: string, kind: CollectionKind, id: string, now = noon) =>
    collect(as(personId, { now: () => now }), { kind, id, collect: true });
  const takeOut = (personId: string, kind: CollectionKind, id: string) =>
    collect(as(personId), { kind, id, collect: false });
  const items = () => database().db.read.selectFrom('collection_item').selectAll().execute();

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      const ids = [...people, 'author', 'organiser'];
      await insertRows(
        tx,
        'person',
        ids.map((id) => personRow({ id })),
      );
      await insertRows(
        tx,
        'video',
        works.map((id) => videoRow({ id, title_en: 'A work' })),
      );
      await insertRows(tx, 'video', [
        videoRow({ id: 'same', title_zh: '同一个编号的作品' }),
        videoRow({ id: 'waiting', state: 'pending_review' }),
        videoRow({ id: 'doomed' }),
      ]);
      await insertRows(tx, 'activity', [
        activityRow({ id: 'same' }),
        activityRow({ id: 'failed', review_state: 3 }),
        activityRow({ id: 'doomed' }),
      ]);
      await insertRows(
        tx,
        'topic',
        ['same', 'doomed'].map((id) => topicRow({ id })),
      );
      const asked = { topic_id: 'same', author_id: 'author' };
      await insertRows(tx, 'question', [
        questionRow({ id: 'same', ...asked }),
        questionRow({ id: 'doomed', ...asked }),
      ]);
      await insertRows(
        tx,
        'article',
        ['same', 'doomed'].map((id) => articleRow({ id })),
      );
      const list = { owner_id: 'author', entry_count: 1 };
      await insertRows(tx, 'playlist', [
        playlistRow({ id: 'same', ...list }),
        playlistRow({ id: 'doomed', ...list }),
        playlistRow({ id: 'diary', ...list, is_public: 0 }),
        playlistRow({ id: 'unseen', ...list }),
      ]);
      const inLists = { same: 'w1', doomed: 'w2', diary: 'w1', unseen: 'waiting' };
      for (const [id, work] of Object.entries(inLists)) await insertRows(tx, 'playlist_entry', entriesOf(id, [work]));
    }),
  );
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('collection_item').execute();
      await tx.updateTable('playlist').set({ collect_count: 0 }).execute();
      await tx.updateTable('playlist').set({ is_public: 1 }).where('id', '=', 'doomed').execute();
      await tx.updateTable('video').set({ state: 'verified' }).where('id', '=', 'doomed').execute();
      await tx.updateTable('activity').set({ review_state: 2 }).where('id', '=', 'doomed').execute();
      await tx.updateTable('topic').set({ state: 'verified' }).where('id', '=', 'doomed').execute();
      await tx.updateTable('question').set({ state: 'shown' }).where('id', '=', 'doomed').execute();
      await tx.updateTable('article').set({ state: 'verified' }).where('id', '=', 'doomed').execute();
    }),
  );
  const takeDown = () =>
    database().db.transaction(async (tx) => {
      await tx.updateTable('video').set({ state: 'deleted' }).where('id', '=', 'doomed').execute();
      await tx.updateTable('activity').set({ review_state: 3 }).where('id', '=', 'doomed').execute();
      await tx.updateTable('playlist').set({ is_public: 0 }).where('id', '=', 'doomed').execute();
      await tx.updateTable('topic').set({ state: 'failed' }).where('id', '=', 'doomed').execute();
      await tx.updateTable('question').set({ state: 'removed' }).where('id', '=', 'doomed').execute();
      await tx.updateTable('article').set({ state: 'failed' }).where('id', '=', 'doomed').execute();
    });

  test('is the state that was asked for: twice is once', async () => {
    expect(await put('p1', 'video', 'w1')).toEqual({ isCollected: true });
    expect(await put('p1', 'video', 'w1', noon + 1)).toEqual({ isCollected: true });
    expect(await items()).toEqual([{ person_id: 'p1', kind: 'video', target_id: 'w1', created_at: noon }]);
    expect(await takeOut('p1', 'video', 'w1')).toEqual({ isCollected: false });
    expect(await takeOut('p1', 'video', 'w1')).toEqual({ isCollected: false });
    expect(await items()).toEqual([]);
  });

  test.each([
    ['video', 'nothing'],
    ['video', 'waiting'],
    ['video', 'failed'],
    ['activity', 'failed'],
    ['activity', 'w1'],
    ['playlist', 'diary'],
    ['playlist', 'unseen'],
    ['playlist', 'w1'],
  ] as const)('refuses a %s that is not there for everybody: %s', async (kind, id) => {
    await expect(put('p1', kind, id)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await takeOut('p1', kind, id)).toEqual({ isCollected: false });
    expect(await items()).toEqual([]);
  });

  test('refuses visitors everywhere', async () => {
    const visitor = testContext(database().db);
    const refused = { code: 'Unauthorized' };
    await expect(collect(visitor, { kind: 'video', id: 'w1', collect: true })).rejects.toMatchObject(refused);
    await expect(listCollectedVideos(visitor, firstPage)).rejects.toMatchObject(refused);
    await expect(listCollectedActivities(visitor, firstPage)).rejects.toMatchObject(refused);
    await expect(listCollectedPlaylists(visitor, firstPage)).rejects.toMatchObject(refused);
    await expect(findCollectionMarks(visitor, { kind: 'video', ids: ['w1'] })).rejects.toMatchObject(refused);
    await expect(countCollected(visitor)).rejects.toMatchObject(refused);
  });

  test('fifty presses of one person at once make one item, or none', async () => {
    await Promise.all(people.map(() => put('p1', 'video', 'w1')));
    expect(await items()).toHaveLength(1);
    await Promise.all(people.map((_, index) => (index % 2 ? put : takeOut)('p1', 'video', 'w1')));
    expect((await items()).length).toBeLessThanOrEqual(1);
    await Promise.all(people.map(() => takeOut('p1', 'video', 'w1')));
    expect(await items()).toEqual([]);
  });

  test('fifty people at once have an item each, and take out only their own', async () => {
    await Promise.all(people.map((id) => put(id, 'video', 'w1')));
    expect(await items()).toHaveLength(50);
    await Promise.all(people.map((id, index) => (index % 3 ? takeOut : put)(id, 'video', 'w1')));
    expect(await items()).toHaveLength(17);
  });

  test('lists works the latest first, in the language asked for, and only the own ones', async () => {
    await put('p1', 'video', 'w1', noon);
    await put('p1', 'video', 'same', noon + 1);
    await put('p1', 'activity', 'same', noon + 2);
    await put('p2', 'video', 'w2');
    const page = await listCollectedVideos(as('p1', { language: 'en' }), firstPage);
    expect(findCollectedVideos.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { videoId: 'same', title: '同一个编号的作品' },
      { videoId: 'w1', title: 'A work' },
    ]);
    expect((await listCollectedVideos(as('p3'), firstPage)).list).toEqual([]);
  });

  test('lists activities with the status of the clock', async () => {
    await put('p1', 'activity', 'same', noon);
    await put('p1', 'activity', 'doomed', noon + 1);
    const page = await listCollectedActivities(as('p1', { now: () => noon + 60_000 }), firstPage);
    expect(findCollectedActivities.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { id: 'doomed', status: 5 },
      { id: 'same', status: 5 },
    ]);
  });

  test('lists play lists the latest first, also to whom they belong', async () => {
    await put('p1', 'playlist', 'same', noon);
    await put('p1', 'playlist', 'doomed', noon + 1);
    await put('author', 'playlist', 'same');
    const page = await listCollectedPlaylists(as('p1'), firstPage);
    expect(findCollectedPlaylists.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { id: 'doomed', collectCount: 1 },
      { id: 'same', collectCount: 2, videoCount: 1, userId: 'author' },
    ]);
    await takeDown();
    expect((await listCollectedPlaylists(as('author'), firstPage)).list.map(({ id }) => id)).toEqual(['same']);
  });

  test('counts who has collected a play list, whatever they do at once', async () => {
    const count = async (id = 'same') => {
      const list = database().db.read.selectFrom('playlist').select('collect_count').where('id', '=', id);
      return (await list.executeTakeFirst())?.collect_count;
    };
    await Promise.all(people.flatMap((id) => [put(id, 'playlist', 'same'), put(id, 'playlist', 'same')]));
    expect(await count()).toBe(50);
    await Promise.all(people.map((id, index) => (index % 3 ? takeOut : put)(id, 'playlist', 'same')));
    expect(await count()).toBe(17);
    await put('p1', 'playlist', 'doomed');
    await takeDown();
    const context = testContext(database().db);
    await database().db.transaction((tx) => context.emit(context, tx, 'account.leaving', { personId: 'p0' }));
    await takeOut('p1', 'playlist', 'doomed');
    expect([await count(), await count('doomed')]).toEqual([16, 0]);
  });

  test('what is no longer public is in no list and in no count, and can still be taken out', async () => {
    for (const kind of collectionKinds) {
      await put('p1', kind, 'same');
      await put('p1', kind, 'doomed');
    }
    const counts = await countCollected(as('p1'));
    expect(countContract.data.parse(counts)).toEqual({
      video: 2,
      activity: 2,
      playlist: 2,
      topic: 2,
      question: 2,
      article: 2,
    });
    await takeDown();
    expect((await listCollectedVideos(as('p1'), firstPage)).list.map(({ videoId }) => videoId)).toEqual(['same']);
    expect((await listCollectedActivities(as('p1'), firstPage)).list.map(({ id }) => id)).toEqual(['same']);
    expect((await listCollectedPlaylists(as('p1'), firstPage)).list.map(({ id }) => id)).toEqual(['same']);
    expect((await listCollectedTopics(as('p1'), firstPage)).list.map(({ id }) => id)).toEqual(['same']);
    expect((await listCollectedQuestions(as('p1'), firstPage)).list.map(({ id }) => id)).toEqual(['same']);
    expect((await listCollectedArticles(as('p1'), firstPage)).list.map(({ id }) => id)).toEqual(['same']);
    expect(await countCollected(as('p1'))).toEqual({
      video: 1,
      activity: 1,
      playlist: 1,
      topic: 1,
      question: 1,
      article: 1,
    });
    expect(await countCollected(as('p2'))).toEqual({
      video: 0,
      activity: 0,
      playlist: 0,
      topic: 0,
      question: 0,
      article: 0,
    });
    expect(await takeOut('p1', 'video', 'doomed')).toEqual({ isCollected: false });
  });

  test('gives every work once over all pages', async () => {
    for (const [index, id] of works.entries()) await put('p1', 'video', id, noon + (index % 4));
    const pages = await everyPage((pageIndex) => listCollectedVideos(as('p1'), { pageIndex, pageSize: 5 }));
    expect(pages).toHaveLength(5);
    expect(pages.flatMap((page) => page.list.map(({ videoId }) => videoId)).toSorted()).toEqual(works.toSorted());
  });

  test('gives the works with a text in a title of either language, in their order', async () => {
    await database().db.transaction((tx) => keepDocument(tx, 'video', 'w1', workSearch.readDocument));
    await database().db.transaction((tx) => keepDocument(tx, 'video', 'same', workSearch.readDocument));
    for (const [index, id] of ['w1', 'w2', 'same'].entries()) await put('p1', 'video', id, noon + index);
    const found = async (text: string) => {
      const { list } = await listCollectedVideos(as('p1'), findCollectedVideos.input.parse({ text }));
      return list.map(({ videoId }) => videoId);
    };
    expect(await found('')).toEqual(['same', 'w2', 'w1']);
    expect(await found('作品')).toEqual(['same', 'w1']);
    expect(await found('a WORK')).toEqual(['w1']);
    expect(await found('名字')).toEqual([]);
  });

  test('marks what the caller has of this kind, not what others have', async () => {
    await put('p1', 'video', 'same');
    await put('p2', 'video', 'w1');
    const marks = (kind: CollectionKind) => findCollectionMarks(as('p1'), { kind, ids: ['same', 'w1', 'nothing'] });
    expect(await marks('video')).toEqual(['same']);
    expect(await marks('activity')).toEqual([]);
  });

  test('an erased account has nothing left; an export holds it all', async () => {
    await put('p1', 'video', 'doomed');
    await put('p2', 'activity', 'same');
    await takeDown();
    const context = testContext(database().db);
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      await context.emit(context, tx, 'account.exported', { personId: 'p1', parts });
      await context.emit(context, tx, 'account.leaving', { personId: 'p1' });
    });
    expect(parts.collections).toEqual([{ kind: 'video', id: 'doomed', since: '2026-11-20T04:00:00.000Z' }]);
    expect(await items()).toMatchObject([{ person_id: 'p2' }]);
  });
});
