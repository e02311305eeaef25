import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, topicRow } from '@/test/rows';
import { findFollowedTopics } from '../contract';
import { findTopicMarks } from './find-topic-marks';
import { followTopic } from './follow-topic';
import { listFollowedTopics } from './list-followed-topics';
import type { TopicMemberTable } from './tables';

const firstPage = { pageIndex: 1, pageSize: 20 };
const people = Array.from({ length: 50 }, (_, index) => `p${index}`);

describeOnBothEngines('following channels', (database) => {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const follow = (personId: string, topicId: string, wish = true, now = noon) =>
    followTopic(as(personId, { now: () => now }), { topicId, follow: wish });
  const insert = (topics: Parameters<typeof topicRow>[0][]) =>
    database().db.transaction((tx) => insertRows(tx, 'topic', topics.map(topicRow)));
  const give = (topicId: string, personId: string, role: TopicMemberTable['role']) =>
    database().db.transaction((tx) =>
      insertRows(tx, 'topic_member', [{ topic_id: topicId, person_id: personId, role, created_at: noon }]),
    );
  const members = () => database().db.read.selectFrom('topic_member').selectAll().execute();
  const countOf = async (id: string) => {
    const row = database().db.read.selectFrom('topic').select('member_count').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).member_count;
  };

  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'person',
        people.map((id) => personRow({ id })),
      ),
    ),
  );
  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      for (const table of ['topic_member', 'topic'] as const) await tx.deleteFrom(table).execute();
    });
    await insert([{ id: 'light', name_zh: '光', name_en: 'Light', member_count: 7 }, { id: 'sound' }]);
  });

  test('is the state that was asked for: twice is once', async () => {
    expect(await follow('p1', 'light')).toEqual({ isFollowed: true, memberCount: 8 });
    expect(await follow('p1', 'light')).toEqual({ isFollowed: true, memberCount: 8 });
    expect(await members()).toEqual([
      { topic_id: 'light', person_id: 'p1', role: 'member', created_at: noon, seen_at: noon },
    ]);
    expect(await follow('p1', 'light', false)).toEqual({ isFollowed: false, memberCount: 7 });
    expect(await follow('p1', 'light', false)).toEqual({ isFollowed: false, memberCount: 7 });
    expect(await members()).toEqual([]);
  });

  test('refuses visitors and channels that are not there for everybody', async () => {
    await insert([
      { id: 'waiting', state: 'pending_review' },
      { id: 'refused', state: 'failed' },
    ]);
    await expect(followTopic(testContext(database().db), { topicId: 'light', follow: true })).rejects.toMatchObject({
      code: 'Unauthorized',
    });
    for (const id of ['nothing', 'waiting', 'refused']) {
      await expect(follow('p1', id)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    expect(await members()).toEqual([]);
  });

  test('a star may leave, a host may not', async () => {
    await give('light', 'p1', 'star');
    await give('light', 'p2', 'host');
    expect(await follow('p1', 'light', false)).toEqual({ isFollowed: false, memberCount: 6 });
    await expect(follow('p2', 'light', false)).rejects.toMatchObject({ code: 'Forbidden' });
    expect(await follow('p2', 'light')).toEqual({ isFollowed: true, memberCount: 6 });
    expect(await members()).toMatchObject([{ person_id: 'p2', role: 'host' }]);
  });

  test('fifty presses of one person at once count once', async () => {
    await Promise.all(people.map(() => follow('p1', 'light')));
    expect(await countOf('light')).toBe(8);
    await Promise.all(people.map((_, index) => follow('p1', 'light', index % 2 === 0)));
    expect(await countOf('light')).toBe(7 + (await members()).length);
    await Promise.all(people.map(() => follow('p1', 'light', false)));
    expect(await countOf('light')).toBe(7);
  });

  test('fifty people at once are fifty, and some may go while others come', async () => {
    await Promise.all(people.map((id) => follow(id, 'light')));
    expect(await countOf('light')).toBe(57);
    await Promise.all(people.map((id, index) => follow(id, 'light', index % 3 === 0)));
    expect(await members()).toHaveLength(17);
    expect(await countOf('light')).toBe(24);
  });

  test('lists the channels that one follows, the latest first, without those that were taken down', async () => {
    await insert([{ id: 'later' }]);
    await follow('p1', 'light', true, noon);
    await follow('p1', 'later', true, noon + 1);
    await follow('p1', 'sound', true, noon + 2);
    await follow('p2', 'later');
    await database().db.transaction((tx) =>
      tx.updateTable('topic').set({ state: 'failed' }).where('id', '=', 'later').execute(),
    );
    const page = await listFollowedTopics(as('p1', { language: 'en' }), firstPage);
    expect(findFollowedTopics.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { id: 'sound', titleLanguage: 'zh' },
      { id: 'light', title: 'Light', memberCount: 8 },
    ]);
    expect((await listFollowedTopics(as('p3'), firstPage)).list).toEqual([]);
    await expect(listFollowedTopics(testContext(database().db), firstPage)).rejects.toMatchObject({
      code: 'Unauthorized',
    });
  });

  test('gives every channel once over all pages', async () => {
    const ids = Array.from({ length: 23 }, (_, index) => `t${index}`);
    await insert(ids.map((id) => ({ id })));
    for (const [index, id] of ids.entries()) await follow('p1', id, true, noon + (index % 4));
    const pages = await everyPage((pageIndex) => listFollowedTopics(as('p1'), { pageIndex, pageSize: 5 }));
    expect(pages.flatMap((page) => page.list.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted());
  });

  test('marks what the caller follows, not what others follow', async () => {
    await follow('p1', 'light');
    await follow('p2', 'sound');
    expect(await findTopicMarks(as('p1'), { ids: ['light', 'sound', 'nothing'] })).toEqual(['light']);
    await expect(findTopicMarks(testContext(database().db), { ids: ['light'] })).rejects.toMatchObject({
      code: 'Unauthorized',
    });
  });

  test('an erased account is a member nowhere; an export holds the memberships', async () => {
    await follow('p1', 'light');
    await give('sound', 'p1', 'star');
    await follow('p2', 'light');
    const context = testContext(database().db);
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      await context.emit(context, tx, 'account.exported', { personId: 'p2', parts });
      await tx.updateTable('topic').set({ member_count: 1 }).where('id', '=', 'sound').execute();
      await context.emit(context, tx, 'account.leaving', { personId: 'p1' });
    });
    expect(parts.channels).toEqual([
      { topicId: 'light', name: '光', role: 'member', since: '2026-11-20T04:00:00.000Z' },
    ]);
    expect(await members()).toMatchObject([{ person_id: 'p2' }]);
    expect([await countOf('light'), await countOf('sound')]).toEqual([8, 0]);
  });
});
