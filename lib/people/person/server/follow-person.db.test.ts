import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow } from '@/test/rows';
import { findFans, findFollowedPeople } from '../contract';
import { findFollowMarks } from './find-follow-marks';
import { followPerson } from './follow-person';
import { listFans } from './list-fans';
import { listFollowedPeople } from './list-followed-people';

const firstPage = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('following people', (database) => {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const follow = (follower: string, userId: string, wish = true, now = noon) =>
    followPerson(as(follower, { now: () => now }), { userId, follow: wish });
  const insert = (people: Parameters<typeof personRow>[0][]) =>
    database().db.transaction((tx) => insertRows(tx, 'person', people.map(personRow)));
  const countsOf = (id: string) =>
    database()
      .db.read.selectFrom('person')
      .select(['follower_count', 'following_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const follows = () => database().db.read.selectFrom('person_follow').selectAll().execute();
  const tags = async () => {
    const rows = await database().db.read.selectFrom('page_invalidation').select('tag').execute();
    return rows.map((row) => row.tag).sort();
  };
  const erase = (personId: string) => {
    const context = testContext(database().db);
    return database().db.transaction(async (tx) => {
      await tx.updateTable('person').set({ erased_at: noon }).where('id', '=', personId).execute();
      await context.emit(context, tx, 'account.erased', { personId });
    });
  };
  /** Whether every count equals the number of rows. */
  const expectExactCounts = async () => {
    const rows = await follows();
    const people = await database().db.read.selectFrom('person').selectAll().execute();
    for (const { id, follower_count, following_count } of people) {
      expect([id, follower_count, following_count]).toEqual([
        id,
        rows.filter((row) => row.person_id === id).length,
        rows.filter((row) => row.follower_id === id).length,
      ]);
    }
  };

  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      for (const table of ['person_follow', 'person', 'page_invalidation'] as const)
        await tx.deleteFrom(table).execute();
    });
    await insert([{ id: 'a' }, { id: 'b', nickname: '林一', tagline: '潮水', verification: 'company' }, { id: 'c' }]);
  });

  test('is the state that was asked for: twice is once', async () => {
    expect(await follow('a', 'b')).toEqual({ isFollowed: true, followerCount: 1 });
    expect(await follow('a', 'b')).toEqual({ isFollowed: true, followerCount: 1 });
    expect(await countsOf('a')).toEqual({ follower_count: 0, following_count: 1 });
    expect(await follow('a', 'b', false)).toEqual({ isFollowed: false, followerCount: 0 });
    expect(await follow('a', 'b', false)).toEqual({ isFollowed: false, followerCount: 0 });
    expect(await countsOf('a')).toEqual({ follower_count: 0, following_count: 0 });
  });

  test('renews the pages of both, and of nobody when nothing changed', async () => {
    await follow('a', 'b');
    expect(await tags()).toEqual(['person:a', 'person:b']);
    await follow('a', 'b');
    expect(await tags()).toHaveLength(2);
  });

  test('refuses visitors, oneself, and whom there is not', async () => {
    await insert([{ id: 'gone', erased_at: noon }]);
    await expect(followPerson(testContext(database().db), { userId: 'b', follow: true })).rejects.toMatchObject({
      code: 'Unauthorized',
    });
    await expect(follow('a', 'a')).rejects.toMatchObject({ code: 'Forbidden' });
    for (const id of ['nobody', 'gone']) {
      await expect(follow('a', id)).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(follow('a', id, false)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    expect(await follows()).toEqual([]);
  });

  test('who was erased cannot follow either, and nothing of it stays', async () => {
    await insert([{ id: 'gone', erased_at: noon }]);
    await expect(follow('gone', 'b')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await follows()).toEqual([]);
    await expectExactCounts();
  });

  test('fifty presses of one person at once count once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => follow('a', 'b')));
    expect(await follows()).toHaveLength(1);
    await Promise.all(Array.from({ length: 50 }, (_, index) => follow('a', 'b', index % 2 === 0)));
    await expectExactCounts();
    await Promise.all(Array.from({ length: 50 }, () => follow('a', 'b', false)));
    expect(await follows()).toEqual([]);
    await expectExactCounts();
  });

  test('fifty people at once are fifty, and some may go while others come', async () => {
    const fans = Array.from({ length: 50 }, (_, index) => ({ id: `fan ${index}` }));
    await insert(fans);
    await Promise.all(fans.map(({ id }) => follow(id, 'b')));
    expect((await countsOf('b')).follower_count).toBe(50);
    await Promise.all(fans.map(({ id }, index) => follow(id, 'b', index % 3 === 0)));
    expect((await countsOf('b')).follower_count).toBe(17);
    await expectExactCounts();
  });

  test('two who follow each other at the same moment do not wait for one another for ever', async () => {
    for (let round = 0; round < 20; round++) {
      await Promise.all([follow('a', 'b', round % 2 === 0), follow('b', 'a', round % 2 === 0)]);
    }
    await Promise.all([follow('a', 'b'), follow('b', 'a'), follow('a', 'c'), follow('c', 'a'), follow('b', 'c')]);
    expect(await follows()).toHaveLength(5);
    await expectExactCounts();
  });

  test('lists whom one follows, the latest first', async () => {
    await follow('a', 'c', true, noon);
    await follow('a', 'b', true, noon + 1);
    await follow('c', 'b', true, noon + 2);
    const page = await listFollowedPeople(as('a'), firstPage);
    expect(findFollowedPeople.data.parse(page)).toEqual(page);
    expect(page.list).toEqual([
      { userId: 'b', nickname: '林一', avatar: null, verification: 'company', tagline: '潮水', isFollowed: true },
      { userId: 'c', nickname: '名字 c', avatar: null, verification: 'none', tagline: '', isFollowed: true },
    ]);
    expect((await listFollowedPeople(as('b'), firstPage)).list).toEqual([]);
    await expect(listFollowedPeople(testContext(database().db), firstPage)).rejects.toMatchObject({
      code: 'Unauthorized',
    });
  });

  test('lists fans and says whom of them one follows too', async () => {
    await follow('a', 'b', true, noon);
    await follow('c', 'b', true, noon + 1);
    await follow('b', 'c', true, noon + 2);
    const page = await listFans(as('b'), firstPage);
    expect(findFans.data.parse(page)).toEqual(page);
    expect(page.list.map(({ userId, isFollowed }) => [userId, isFollowed])).toEqual([
      ['c', true],
      ['a', false],
    ]);
    await expect(listFans(testContext(database().db), firstPage)).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test.each([1, 7, 20])('gives everybody once over all pages of %i, those of one moment too', async (pageSize) => {
    const fans = Array.from({ length: 41 }, (_, index) => ({ id: `fan ${index}` }));
    await insert(fans);
    for (const [index, { id }] of fans.entries()) {
      await follow(id, 'b', true, noon + (index % 5));
      await follow('b', id, true, noon + (index % 5));
    }
    for (const list of [listFans, listFollowedPeople]) {
      const pages = await everyPage((pageIndex) => list(as('b'), { pageIndex, pageSize }));
      const ids = pages.flatMap((page) => page.list.map(({ userId }) => userId));
      expect(ids.toSorted()).toEqual(fans.map(({ id }) => id).toSorted());
    }
  });

  test('marks whom the caller follows, not whom others follow', async () => {
    await follow('a', 'b');
    await follow('c', 'a');
    expect(await findFollowMarks(as('a'), { ids: ['b', 'c', 'nobody'] })).toEqual(['b']);
    expect(await findFollowMarks(as('b'), { ids: ['b', 'c'] })).toEqual([]);
    await expect(findFollowMarks(testContext(database().db), { ids: ['b'] })).rejects.toMatchObject({
      code: 'Unauthorized',
    });
  });

  test('an erased account is in no list and in no count', async () => {
    await follow('a', 'b');
    await follow('b', 'a');
    await follow('b', 'c');
    await follow('c', 'a');
    await erase('b');
    expect((await follows()).map(({ follower_id, person_id }) => [follower_id, person_id])).toEqual([['c', 'a']]);
    expect((await listFans(as('a'), firstPage)).list.map(({ userId }) => userId)).toEqual(['c']);
    expect((await listFollowedPeople(as('a'), firstPage)).list).toEqual([]);
    await expectExactCounts();
  });

  test('who follows at the moment of the erasure leaves nothing behind', async () => {
    const fans = Array.from({ length: 12 }, (_, index) => ({ id: `fan ${index}` }));
    await insert(fans);
    const wishes = fans.map(({ id }) =>
      follow(id, 'b').catch((error: unknown) => expect(error).toMatchObject({ code: 'NullPointer' })),
    );
    await Promise.all([...wishes, erase('b')]);
    expect(await follows()).toEqual([]);
    await expectExactCounts();
  });

  test('an export holds both directions and nothing of others', async () => {
    await follow('a', 'b', true, noon);
    await follow('c', 'a', true, noon + 1000);
    await follow('c', 'b');
    const context = testContext(database().db);
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => context.emit(context, tx, 'account.exported', { personId: 'a', parts }));
    expect(parts.follows).toEqual({
      following: [{ userId: 'b', nickname: '林一', since: '2026-11-20T04:00:00.000Z' }],
      followers: [{ userId: 'c', nickname: '名字 c', since: '2026-11-20T04:00:01.000Z' }],
    });
  });
});
