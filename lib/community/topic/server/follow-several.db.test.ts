import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { topicLimits } from '../codes';
import { followTopic } from './follow-topic';
import { followTopics } from './follow-topics';
import { listFollowedTopics } from './list-followed-topics';
import { listRecommendedTopics } from './list-recommended-topics';
import { noteTopicSeen } from './note-topic-seen';

const people = ['p1', 'p2', 'p3', 'p4'];

describeOnBothEngines('channels and who follows them', (database) => {
  const as = (personId: string, now = noon) =>
    testContext(database().db, { caller: callerOf(personId), now: () => now });
  const follow = (personId: string, topicIds: string[], now = noon) => followTopics(as(personId, now), { topicIds });
  const write = <Table extends Parameters<typeof insertRows>[1]>(
    table: Table,
    rows: Parameters<typeof insertRows<Table>>[2],
  ) => database().db.transaction((tx) => insertRows(tx, table, rows));
  const members = async () => {
    const rows = database().db.read.selectFrom('topic_member').select(['topic_id', 'person_id', 'role']);
    const found = await rows.orderBy('topic_id').orderBy('person_id').execute();
    return found.map(({ topic_id, person_id, role }) => `${topic_id} ${person_id} ${role}`);
  };
  const counts = async () => {
    const rows = await database().db.read.selectFrom('topic').select('member_count').orderBy('id').execute();
    return rows.map(({ member_count }) => member_count);
  };
  const followed = async (personId: string) => (await listFollowedTopics(as(personId), firstPage)).list;

  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      for (const table of ['topic', 'video', 'person'] as const) await tx.deleteFrom(table).execute();
    });
    await write(
      'person',
      people.map((id) => personRow({ id, nickname_key: id })),
    );
    const topics = ['a', 'b', 'c'].map((id, index) => topicRow({ id, active_at: noon + index }));
    await write('topic', [...topics, topicRow({ id: 'z', state: 'failed', active_at: noon + 9 })]);
  });

  test('several are followed at once, all of them or none', async () => {
    await follow('p1', ['b', 'a']);
    await follow('p1', ['a', 'c']);
    expect(await members()).toEqual(['a p1 member', 'b p1 member', 'c p1 member']);
    await write('topic_block', [{ topic_id: 'b', person_id: 'p2', created_at: noon }]);
    await expect(follow('p2', ['a', 'b', 'c'])).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(follow('p2', ['a', 'z'])).rejects.toMatchObject({ code: 'NullPointer' });
    const one = followTopic(as('p2'), { topicId: 'b', follow: true });
    await expect(one).rejects.toMatchObject({ code: 'Forbidden' });
    const visitor = followTopics(testContext(database().db), { topicIds: ['a'] });
    await expect(visitor).rejects.toMatchObject({ code: 'Unauthorized' });
    expect(await counts()).toEqual([1, 1, 1, 0]);
  });

  test('many who follow and leave the same ones at once are counted right', async () => {
    const tries = Array.from({ length: 12 }).flatMap(() => people);
    await Promise.all(
      tries.map((person, index) =>
        index % 3 === 0
          ? followTopic(as(person), { topicId: 'b', follow: index % 2 === 0 })
          : follow(person, index % 2 ? ['c', 'b', 'a'] : ['a', 'b', 'c']),
      ),
    );
    const found = await members();
    expect(await counts()).toEqual([...['a', 'b', 'c'].map((id) => found.filter((m) => m[0] === id).length), 0]);
  });

  test('what came since one looked is new, of others and public; looking at it ends that', async () => {
    await follow('p1', ['a', 'b']);
    const ids = Array.from({ length: 102 }, (_, index) => `v${index}`);
    const author = (index: number) => (index === 0 ? 'p1' : 'p2');
    await write('video', [
      ...ids.map((id, index) => videoRow({ id, author_id: author(index) })),
      videoRow({ id: 'draft', author_id: 'p2', state: 'pending_review' }),
    ]);
    const put = (topic_id: string, video_id: string, person_id: string, added_at = noon + 1) => ({
      ...{ topic_id, video_id, person_id, added_at, kind: 'light' as const },
    });
    await write('topic_video', [
      ...ids.map((id, index) => put('a', id, author(index))),
      ...[put('b', 'v0', 'p1'), put('b', 'v1', 'p2'), put('b', 'v2', 'p2', noon), put('b', 'draft', 'p2')],
    ]);
    const news = async () => Object.fromEntries((await followed('p1')).map(({ id, newCount }) => [id, newCount]));
    expect(await news()).toEqual({ a: topicLimits.newCount, b: 1 });
    await noteTopicSeen(as('p1', noon + 1), { topicId: 'b' });
    await noteTopicSeen(as('p2', noon + 1), { topicId: 'a' });
    // Noted late, it takes nothing back.
    await noteTopicSeen(as('p1', noon), { topicId: 'b' });
    expect(await news()).toEqual({ a: topicLimits.newCount, b: 0 });
  });

  test('those that staff feature are recommended first, then the latest active ones, none that one follows', async () => {
    const feature = database().db.transaction((tx) =>
      tx.updateTable('topic').set({ featured_at: noon }).where('id', 'in', ['a', 'z']).execute(),
    );
    await feature;
    const ids = async (context: Parameters<typeof listRecommendedTopics>[0]) =>
      (await listRecommendedTopics(context)).map(({ id }) => id);
    expect(await ids(testContext(database().db))).toEqual(['a', 'c', 'b']);
    await follow('p1', ['a', 'b']);
    expect(await ids(as('p1'))).toEqual(['c']);
  });

  test('a followed one that is not public leaves its page shorter and moves no other one', async () => {
    const member = { person_id: 'p1', role: 'member' as const };
    const order = ['z', 'b', 'c', 'a'];
    await write(
      'topic_member',
      order.map((topic_id, index) => ({ ...member, topic_id, created_at: noon + index, seen_at: noon })),
    );
    const pages = await everyPage((pageIndex) => listFollowedTopics(as('p1'), { pageIndex, pageSize: 2 }));
    expect(pages.map(({ list }) => list.map(({ id }) => id))).toEqual([['a', 'c'], ['b']]);
  });

  test('of any number of channels and works only the latest are looked at', async () => {
    const busy = Array.from({ length: topicLimits.recommendedAmong }, (_, index) => `busy${index}`);
    await write(
      'topic',
      busy.map((id) => topicRow({ id, active_at: noon * 2 })),
    );
    const member = { person_id: 'p1', role: 'member' as const, created_at: noon, seen_at: noon };
    await write(
      'topic_member',
      busy.map((topic_id) => ({ ...member, topic_id })),
    );
    expect(await listRecommendedTopics(as('p1'))).toEqual([]);
    expect(await listRecommendedTopics(as('p2'))).toHaveLength(topicLimits.recommended);

    const hidden = Array.from({ length: topicLimits.newAmong }, (_, index) => `hidden${index}`);
    await write('video', [
      videoRow({ id: 'old', author_id: 'p2' }),
      ...hidden.map((id) => videoRow({ id, author_id: 'p2', state: 'failed' })),
    ]);
    const put = { topic_id: 'busy99', person_id: 'p2', kind: 'light' as const };
    await write('topic_video', [
      { ...put, video_id: 'old', added_at: noon + 1 },
      ...hidden.map((video_id) => ({ ...put, video_id, added_at: noon + 2 })),
    ]);
    const news = (await followed('p1')).find(({ id }) => id === 'busy99');
    expect(news).toMatchObject({ newCount: 0 });
  });
});

const firstPage = { pageIndex: 1, pageSize: 20 };
