import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { findTopicVideos } from '../contract';
import { addTopicVideos } from './add-topic-videos';
import { listTopicVideos } from './list-topic-videos';
import { removeTopicVideo } from './remove-topic-video';

const people = ['maker', 'other', 'host', 'stranger'];
const firstPage = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('works in channels', (database) => {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const staff = () => as('stranger', { caller: callerOf('stranger', { staff: 'reviewer' }) });
  const add = (personId: string, videoIds: string[], now = noon, topicId = 'light') =>
    addTopicVideos(as(personId, { now: () => now }), { topicId, videoIds });
  const remove = (context: Context, videoId: string, topicId = 'light') =>
    removeTopicVideo(context, { topicId, videoId });
  const list = async (topicId = 'light') => {
    const page = await listTopicVideos(testContext(database().db), { ...firstPage, topicId });
    expect(findTopicVideos.data.parse(page)).toEqual(page);
    return page.list.map(({ videoId }) => videoId);
  };
  const rows = () => database().db.read.selectFrom('topic_video').selectAll().orderBy('video_id').execute();
  const countOf = async (id: string) => {
    const row = database().db.read.selectFrom('topic').select('video_count').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).video_count;
  };
  const insertVideos = (works: Parameters<typeof videoRow>[0][]) =>
    database().db.transaction((tx) => insertRows(tx, 'video', works.map(videoRow)));
  const setState = (id: string, state: 'failed' | 'verified') =>
    database().db.transaction((tx) => tx.updateTable('video').set({ state }).where('id', '=', id).execute());

  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      for (const table of ['topic_video', 'topic_member', 'topic', 'video', 'person'] as const) {
        await tx.deleteFrom(table).execute();
      }
      await insertRows(
        tx,
        'person',
        people.map((id) => personRow({ id })),
      );
      const topics = [{ id: 'light' }, { id: 'sound' }, { id: 'waiting', state: 'pending_review' as const }];
      await insertRows(tx, 'topic', topics.map(topicRow));
      const members = [
        ['light', 'maker', 'member'],
        ['light', 'other', 'star'],
        ['light', 'host', 'host'],
        ['sound', 'maker', 'member'],
        ['waiting', 'maker', 'member'],
      ] as const;
      const values = members.map(([topic_id, person_id, role]) => ({ topic_id, person_id, role, created_at: noon }));
      await insertRows(tx, 'topic_member', values);
    });
    await insertVideos([
      ...['m1', 'm2', 'm3'].map((id) => ({ id, author_id: 'maker' })),
      { id: 'draft', author_id: 'maker', state: 'pending_review' },
      { id: 'o1', author_id: 'other' },
      { id: 's1', author_id: 'stranger' },
    ]);
  });

  test('are put there by members, their own public ones; twice is once', async () => {
    expect(await add('maker', ['m1', 'm2'])).toEqual({ videoCount: 2 });
    expect(await add('maker', ['m2', 'm3'], noon + 1)).toEqual({ videoCount: 3 });
    expect(await add('maker', ['m1'], noon + 2)).toEqual({ videoCount: 3 });
    expect(await list()).toEqual(['m3', 'm1', 'm2']);
    expect(await add('maker', ['m1'], noon, 'sound')).toEqual({ videoCount: 1 });
    expect(await rows()).toContainEqual({ topic_id: 'sound', video_id: 'm1', person_id: 'maker', added_at: noon });
  });

  test('are refused all together when one is not the caller’s or not public, and from who is no member', async () => {
    for (const ids of [['m1', 'o1'], ['draft'], ['nothing', 'm1']]) {
      await expect(add('maker', ids)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    await expect(add('stranger', ['s1'])).rejects.toMatchObject({ code: 'Forbidden' });
    for (const id of ['waiting', 'nothing']) {
      await expect(add('maker', ['m1'], noon, id)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    const visitor = testContext(database().db);
    await expect(addTopicVideos(visitor, { topicId: 'light', videoIds: ['m1'] })).rejects.toMatchObject({
      code: 'Unauthorized',
    });
    expect([await rows(), await countOf('light')]).toEqual([[], 0]);
  });

  test('are taken out by who put them there, the host and staff, whose deed is recorded; by nobody else', async () => {
    await add('maker', ['m1', 'm2', 'm3']);
    await expect(remove(as('other'), 'm1')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(remove(as('stranger'), 'm1')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(remove(testContext(database().db), 'm1')).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(remove(as('maker'), 'm1', 'waiting')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await remove(as('maker'), 'm1')).toEqual({ videoCount: 2 });
    expect(await remove(as('maker'), 'm1')).toEqual({ videoCount: 2 });
    expect(await remove(as('host'), 'm2')).toEqual({ videoCount: 1 });
    const deeds = database().db.read.selectFrom('audit_entry').select(['action', 'subject_id', 'before']);
    expect(await deeds.execute()).toEqual([]);
    expect(await remove(staff(), 'm3')).toEqual({ videoCount: 0 });
    expect(await deeds.execute()).toEqual([
      { action: 'topic.video.removed', subject_id: 'light', before: JSON.stringify({ videoId: 'm3' }) },
    ]);
    expect([await rows(), await list()]).toEqual([[], []]);
  });

  test('are shown while they and the channel are public, each once over all pages', async () => {
    const ids = Array.from({ length: 23 }, (_, index) => `w${index + 10}`);
    await insertVideos(ids.map((id) => ({ id, author_id: 'maker' })));
    for (const [index, id] of ids.entries()) await add('maker', [id], noon + (index % 4));
    await setState('w12', 'failed');
    const pages = await everyPage((pageIndex) =>
      listTopicVideos(testContext(database().db), { topicId: 'light', pageIndex, pageSize: 5 }),
    );
    const shown = pages.flatMap((page) => page.list.map(({ videoId }) => videoId));
    expect(shown.toSorted()).toEqual(ids.filter((id) => id !== 'w12'));
    await setState('w12', 'verified');
    expect(await list()).toContain('w12');
    await database().db.transaction((tx) => tx.updateTable('topic').set({ state: 'failed' }).execute());
    expect(await list()).toEqual([]);
  });

  test('are counted once however many put the same ones there and take them out at once', async () => {
    const times = Array.from({ length: 25 });
    await Promise.all(times.flatMap(() => [add('maker', ['m1', 'm2', 'm3']), add('other', ['o1'])]));
    expect([await countOf('light'), (await rows()).length]).toEqual([4, 4]);
    await Promise.all(times.flatMap(() => [remove(as('maker'), 'm1'), remove(as('host'), 'm1'), add('maker', ['m2'])]));
    expect([await countOf('light'), (await rows()).length]).toEqual([3, 3]);
    await Promise.all(times.map((_, index) => (index % 2 ? add('maker', ['m1']) : remove(as('host'), 'm1'))));
    expect(await countOf('light')).toBe((await rows()).length);
  });

  test('go with the account of who put them there; an export names them', async () => {
    await add('maker', ['m1', 'm2']);
    await add('maker', ['m1'], noon, 'sound');
    await add('other', ['o1']);
    const context = testContext(database().db);
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      await context.emit(context, tx, 'account.exported', { personId: 'other', parts });
      await tx.updateTable('topic').set({ member_count: 3 }).execute();
      await context.emit(context, tx, 'account.leaving', { personId: 'maker' });
    });
    expect(parts.channelWorks).toEqual([{ topicId: 'light', videoId: 'o1', since: '2026-11-20T04:00:00.000Z' }]);
    expect([await list(), await countOf('light'), await countOf('sound')]).toEqual([['o1'], 1, 0]);
  });
});
