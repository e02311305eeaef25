import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import type { TopicRole } from '../codes';
import { followTopic } from './follow-topic';

const people = Array.from({ length: 12 }, (_, index) => `p${index}`);
const topics = ['one', 'two', 'three'];

describeOnBothEngines('an account that leaves the channels', (database) => {
  const context = () => testContext(database().db);
  const leave = (personId: string) =>
    database().db.transaction((tx) => context().emit(context(), tx, 'account.leaving', { personId }));
  const give = (rows: [topicId: string, personId: string, role: TopicRole, since?: number][]) =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'topic_member',
        rows.map(([topic_id, person_id, role, since = 0]) => ({ topic_id, person_id, role, created_at: noon + since })),
      ),
    );
  const hosts = async () => {
    const rows = database().db.read.selectFrom('topic_member').select(['topic_id', 'person_id']);
    const found = await rows.where('role', '=', 'host').execute();
    return Object.fromEntries(found.map(({ topic_id, person_id }) => [topic_id, person_id]));
  };

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['topic', 'video', 'person'] as const) await tx.deleteFrom(table).execute();
      await insertRows(
        tx,
        'person',
        people.map((id) => personRow({ id })),
      );
      await insertRows(
        tx,
        'topic',
        topics.map((id) => topicRow({ id, member_count: 20 })),
      );
    }),
  );

  test('passes a channel that it hosts to the longest-standing star, else to the longest-standing member', async () => {
    await give([
      ['one', 'p0', 'host'],
      ['one', 'p1', 'member', -9],
      ['one', 'p2', 'star', 2],
      ['one', 'p3', 'star', 1],
      ['two', 'p0', 'host'],
      ['two', 'p1', 'member', 2],
      ['two', 'p2', 'member', 1],
      ['three', 'p0', 'host'],
    ]);
    await leave('p0');
    expect(await hosts()).toEqual({ one: 'p3', two: 'p2' });
    await leave('p3');
    await leave('p2');
    expect(await hosts()).toEqual({ one: 'p1', two: 'p1' });
  });

  test('takes what it proposed along, and that it was blocked', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'video', [videoRow({ id: 'w', author_id: 'p1' })]);
      const proposal = { topic_id: 'one', video_id: 'w', person_id: 'p1', proposed_at: noon, refused_at: null };
      await insertRows(tx, 'topic_proposal', [proposal]);
      await insertRows(tx, 'topic_block', [{ topic_id: 'two', person_id: 'p1', created_at: noon }]);
    });
    await leave('p1');
    const { read } = database().db;
    expect(await read.selectFrom('topic_proposal').selectAll().execute()).toEqual([]);
    expect(await read.selectFrom('topic_block').selectAll().execute()).toEqual([]);
  });

  test('at the same moment as others, none of them waits for ever, and a host is left while anybody is', async () => {
    await give(people.flatMap((id, index) => topics.map((topic) => [topic, id, index ? 'member' : 'host'] as const)));
    const follow = (id: string) =>
      followTopic(testContext(database().db, { caller: callerOf(id) }), { topicId: 'two', follow: false });
    await Promise.all([
      ...people.slice(0, 6).map(leave),
      ...people.slice(6, 11).map((id) => follow(id).catch(() => {})),
    ]);
    const members = await database()
      .db.read.selectFrom('topic_member')
      .selectAll()
      .where('topic_id', '=', 'two')
      .execute();
    expect(Object.keys(await hosts())).toEqual(expect.arrayContaining(topics));
    const counted = database().db.read.selectFrom('topic').select('member_count').where('id', '=', 'two');
    expect((await counted.executeTakeFirstOrThrow()).member_count).toBe(20 - people.length + members.length);
  });
});
