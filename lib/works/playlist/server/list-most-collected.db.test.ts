import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { playlistsIn } from '@/test/playlists';
import { listMostCollected, mostCollected } from './list-most-collected';

describeOnBothEngines('the play lists that most people have collected', (database) => {
  const { visitor, begin, add, save, setState } = playlistsIn(database);
  const most = (count = 6) => listMostCollected(visitor(), count);

  beforeEach(() => begin(['w1', 'w2']));

  test('come the most collected first, of equals the latest changed, so many as are asked for', async () => {
    await add({ id: 'few', collect_count: 1 }, ['w1']);
    await add({ id: 'many', collect_count: 9 }, ['w1']);
    await add({ id: 'b', collect_count: 3 }, ['w1']);
    await add({ id: 'a', collect_count: 3 }, ['w1']);
    await add({ id: 'later', collect_count: 3, updated_at: noon + 1 }, ['w1']);
    expect(await most()).toEqual(['many', 'later', 'a', 'b', 'few']);
    expect(await most(2)).toEqual(['many', 'later']);
  });

  test('are never private ones, and none in which nothing can be seen', async () => {
    await add({ id: 'list', collect_count: 9 }, ['w1']);
    await add({ id: 'private', collect_count: 8, is_public: 0 }, ['w1']);
    await add({ id: 'empty', collect_count: 7 });
    await add({ id: 'unread', collect_count: 6 }, ['unread']);
    await add({ id: 'other', collect_count: 5 }, ['w2']);
    expect(await most()).toEqual(['list', 'other']);
    await save('list', { isPublic: false });
    await setState('w2', 'failed');
    expect(await most()).toEqual([]);
  });

  test('are found by an index in their order', async () => {
    const plan = await planOf(database(), (db) => mostCollected(db, 6));
    expect(plan).toMatch(/INDEX playlist_collected|Index (Only )?Scan using playlist_collected/);
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
