import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { findBannerUsers } from '../contract';
import { listBannerUsers } from './list-banner-users';

describeOnBothEngines('the row of creators', (database) => {
  const ask = (hidden: string | null = null) => listBannerUsers(testContext(database().db), hidden);
  const insert = (people: ReturnType<typeof personRow>[]) =>
    database().db.transaction((tx) => insertRows(tx, 'person', people));

  beforeEach(() => database().db.transaction((tx) => tx.deleteFrom('person').execute()));

  test('is empty when nobody is featured', async () => {
    await insert([personRow({ id: 'a' })]);
    expect(await ask()).toEqual([]);
  });

  test('has the featured people in their order, the earlier one first at the same place', async () => {
    await insert([
      personRow({ id: 'third', featured_position: 3, created_at: noon + 1 }),
      personRow({ id: 'second', featured_position: 3, created_at: noon }),
      personRow({ id: 'nobody' }),
      personRow({ id: 'first', featured_position: 0, nickname: '林一', avatar: 'people/1.jpg', verification: 'both' }),
    ]);
    const users = await ask();
    expect(findBannerUsers.data.parse(users)).toEqual(users);
    expect(users.map((user) => user.userId)).toEqual(['first', 'second', 'third']);
    expect(users[0]).toEqual({ userId: 'first', avatar: 'people/1.jpg', nickName: '林一', verification: 'both' });
  });

  test('leaves out the configured user and nobody else', async () => {
    await insert([personRow({ id: 'shown', featured_position: 1 }), personRow({ id: 'hidden', featured_position: 2 })]);
    expect((await ask('hidden')).map((user) => user.userId)).toEqual(['shown']);
    expect((await ask('unknown')).map((user) => user.userId)).toEqual(['shown', 'hidden']);
    expect((await ask(null)).map((user) => user.userId)).toEqual(['shown', 'hidden']);
  });

  test('holds at most fifty people', async () => {
    await insert(Array.from({ length: 60 }, (_, index) => personRow({ id: `p${index}`, featured_position: index })));
    const users = await ask('p0');
    expect(users).toHaveLength(50);
    expect(users[0]?.userId).toBe('p1');
  });
});
