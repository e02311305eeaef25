import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { noticeScene } from '@/test/notices';
import { settled } from '@/test/settled';
import { findBlockedPeople } from '../contract';
import { blockPerson } from './block-person';
import { findBlockMarks } from './find-block-marks';
import { followPerson } from './follow-person';
import { listBlockedPeople } from './list-blocked-people';

const page = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('blocking a person', (database) => {
  const { as, begin, block, comment, erase, follow } = noticeScene(database);
  beforeEach(begin);
  const follows = () =>
    database()
      .db.read.selectFrom('person_follow')
      .select(['follower_id', 'person_id'])
      .orderBy('follower_id')
      .execute();
  const counts = () =>
    database()
      .db.read.selectFrom('person')
      .select(['id', 'follower_count', 'following_count'])
      .where('id', 'in', ['lin', 'mei'])
      .orderBy('id')
      .execute();

  test('ends their follow, not the own one, and refuses new follows and comments', async () => {
    await follow('mei', 'lin');
    await follow('lin', 'mei');
    expect(await block('lin', 'mei')).toEqual({ isBlocked: true });
    await block('lin', 'mei');
    expect(await follows()).toEqual([{ follower_id: 'lin', person_id: 'mei' }]);
    expect(await counts()).toEqual([
      { id: 'lin', follower_count: 0, following_count: 1 },
      { id: 'mei', follower_count: 1, following_count: 0 },
    ]);
    await expect(follow('mei', 'lin')).rejects.toMatchObject({ code: 'Blocked' });
    await expect(comment('mei', '在吗')).rejects.toMatchObject({ code: 'Blocked' });
    await blockPerson(as('lin'), { userId: 'mei', block: false });
    await follow('mei', 'lin');
    await comment('mei', '在吗');
  });

  test('refuses answers to comments, on works of others too', async () => {
    const said = await comment('fan1', '问');
    await block('fan1', 'mei');
    await expect(comment('mei', '答', said.id)).rejects.toMatchObject({ code: 'Blocked' });
    await comment('mei', '说');
  });

  test('and being followed at the same time leaves no follow', async () => {
    for (const [one, other] of [
      ['lin', 'mei'],
      ['mei', 'lin'],
      ['lin', 'fan1'],
    ] as const) {
      const ends = await settled([follow(other, one), block(one, other), follow(one, other)]);
      expect(ends.slice(1)).toEqual(['done', expect.stringMatching(/^(done|Blocked)$/)]);
      expect(await follows()).not.toContainEqual({ follower_id: other, person_id: one });
    }
  });

  test('is listed and marked for the blocker alone; unknown people and oneself are refused', async () => {
    await blockPerson(as('lin', { now: () => noon - 1 }), { userId: 'mei', block: true });
    await block('lin', 'fan1');
    const listed = await listBlockedPeople(as('lin'), page);
    expect(findBlockedPeople.data.parse(listed)).toEqual(listed);
    expect(listed.list.map(({ userId }) => userId)).toEqual(['fan1', 'mei']);
    expect((await listBlockedPeople(as('mei'), page)).list).toEqual([]);
    expect(await findBlockMarks(as('lin'), { ids: ['mei', 'fan2'] })).toEqual(['mei']);
    await expect(block('lin', 'lin')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(block('lin', 'nobody')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(followPerson(as('lin', { caller: null }), { userId: 'mei', follow: true })).rejects.toMatchObject({
      code: 'Unauthorized',
    });
  });

  test('is exported to the blocker alone, and forgotten with either account', async () => {
    await block('lin', 'mei');
    await block('fan1', 'lin');
    const parts: Record<string, unknown> = {};
    const context = testContext(database().db);
    await database().db.transaction((tx) => context.emit(context, tx, 'account.exported', { personId: 'lin', parts }));
    expect(parts.blocked).toEqual([{ userId: 'mei', nickname: '名字 mei', since: new Date(noon).toISOString() }]);
    await erase('lin');
    expect(await database().db.read.selectFrom('person_block').selectAll().execute()).toEqual([]);
  });
});
