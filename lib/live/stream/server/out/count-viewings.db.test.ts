import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { getAudience, noteViewing, writeCounts } from './count-viewings';

const second = 1000;

describeOnBothEngines('the audience of a stream', (database) => {
  let now: number;
  let id: string;
  let broadcasts = 0;

  beforeEach(async () => {
    now = noon;
    broadcasts += 1;
    id = await addBroadcast(database().db, { id: `broadcast-${broadcasts}`, startAt: noon, live_at: noon });
  });
  // The viewings of a process are of all its tests.
  afterEach(() => count('here', now + 60 * second));

  const count = (node = 'here', at = now) => writeCounts(database().db, { node, now: at });
  const audience = () => getAudience(testContext(database().db, { now: () => now }), { id });
  const watch = (from: number, to: number) => {
    for (let viewing = from; viewing < to; viewing += 1) noteViewing(id, `viewing-${viewing}`, { now, by: 'playlist' });
  };
  const counts = () => database().db.read.selectFrom('live_audience').selectAll().where('broadcast_id', '=', id);

  test('are those whose player asked for its playlist in the last 20 seconds, and the most there were', async () => {
    watch(0, 3);
    watch(0, 3);
    await count();
    expect(await audience()).toEqual({ viewers: 3, peak: 3 });
    now += 15 * second;
    watch(2, 4);
    await count();
    expect(await audience()).toEqual({ viewers: 4, peak: 4 });
    now += 10 * second;
    await count();
    expect(await audience()).toEqual({ viewers: 2, peak: 4 });
  });

  test('of several nodes are their sum, without those that are gone', async () => {
    watch(0, 2);
    await count('here');
    await count('there');
    expect(await audience()).toEqual({ viewers: 4, peak: 4 });
    now += 30 * second;
    watch(0, 2);
    await count('here');
    expect(await audience()).toEqual({ viewers: 2, peak: 4 });
    expect(await counts().execute()).toMatchObject([{ node: 'here' }]);
  });

  test('that two nodes count at once is as large as both say', async () => {
    watch(0, 5);
    await Promise.all(['one', 'two', 'three'].map((node) => count(node)));
    await Promise.all(['one', 'two', 'three'].map((node) => count(node)));
    expect(await audience()).toEqual({ viewers: 15, peak: 15 });
  });

  test('leaves nothing but its peak when everybody has gone', async () => {
    watch(0, 2);
    await count();
    now += 20 * second;
    await count();
    expect(await counts().execute()).toEqual([]);
    expect(await audience()).toEqual({ viewers: 0, peak: 2 });
  });

  test('of one that is not public is nobody’s', async () => {
    const { db } = database();
    await db.transaction((tx) =>
      tx.updateTable('live_broadcast').set({ review_state: 1 }).where('id', '=', id).execute(),
    );
    await expect(audience()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('ten thousand of them are counted in a moment', async () => {
    watch(0, 10_000);
    await count();
    expect(await audience()).toEqual({ viewers: 10_000, peak: 10_000 });
  });
});
