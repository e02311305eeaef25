import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { dailyListTag } from '@/lib/works/work/server/page-tags';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { ensureDailyList } from './ensure-daily-list';
import { listVideos } from './list-videos';
import { makeDailyList } from './make-daily-list';

const day = '2026-11-20';
const firstPage = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('the daily list', (database) => {
  const make = (now = noon) => database().db.transaction((tx) => makeDailyList(tx, now));
  const rows = (db: Database = database().db) =>
    db.read.selectFrom('video_daily').select(['day', 'rank', 'video_id']).orderBy('day').orderBy('rank').execute();
  const ids = async () => (await rows()).map((row) => row.video_id);
  const tags = async () =>
    (await database().db.read.selectFrom('page_invalidation').select('tag').execute()).map((row) => row.tag);
  const insertVideos = (videos: ReturnType<typeof videoRow>[]) =>
    database().db.transaction((tx) => insertRows(tx, 'video', videos));
  const pick = (video_id: string, position: number, days = { first_day: day, last_day: day }) =>
    database().db.transaction((tx) => insertRows(tx, 'video_pick', [{ video_id, position, ...days }]));

  beforeAll(() => database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'author' })])));
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['video_daily', 'video_pick', 'video', 'page_invalidation'] as const) {
        await tx.deleteFrom(table).execute();
      }
    }),
  );

  test('holds the verified works by score, ranked from 1', async () => {
    await insertVideos([
      videoRow({ id: 'low', score: 1 }),
      videoRow({ id: 'high', score: 9 }),
      videoRow({ id: 'waiting', score: 10, state: 'pending_review', verified_at: null }),
      videoRow({ id: 'deleted', score: 10, state: 'deleted' }),
    ]);
    expect(await make()).toBe(true);
    expect(await rows()).toEqual([
      { day, rank: 1, video_id: 'high' },
      { day, rank: 2, video_id: 'low' },
    ]);
  });

  test("puts the day's picks first, verified ones only, each once", async () => {
    await insertVideos([
      videoRow({ id: 'best', score: 9 }),
      videoRow({ id: 'second-pick', score: 8 }),
      videoRow({ id: 'first-pick', score: 1 }),
      videoRow({ id: 'refused-pick', score: 7, state: 'failed' }),
      videoRow({ id: 'yesterdays-pick', score: 2 }),
    ]);
    await pick('second-pick', 2);
    await pick('first-pick', 1, { first_day: '2026-11-01', last_day: '2026-12-01' });
    await pick('refused-pick', 0);
    await pick('yesterdays-pick', 0, { first_day: '2026-11-19', last_day: '2026-11-19' });
    await make();
    expect(await ids()).toEqual(['first-pick', 'second-pick', 'best', 'yesterdays-pick']);
  });

  test('a pick that no score would bring into the list stands first all the same', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => videoRow({ id: `v${index}`, score: 10_001 - index }));
    await insertVideos(many);
    await pick('v10000', 1);
    await make();
    const list = await ids();
    expect(list).toHaveLength(10_000);
    expect([list[0], list[1], list.at(-1)]).toEqual(['v10000', 'v0', 'v9998']);
  });

  test('a list that stands is never changed', async () => {
    await insertVideos([videoRow({ id: 'a', score: 1 })]);
    await make();
    await insertVideos([videoRow({ id: 'b', score: 2 })]);
    expect(await make()).toBe(false);
    expect(await ids()).toEqual(['a']);
  });

  test('the day changes at midnight in Beijing', async () => {
    await insertVideos([videoRow({ id: 'a' })]);
    const midnight = Date.UTC(2026, 10, 20, 16);
    await make(midnight - 1);
    await make(midnight);
    expect(await rows()).toMatchObject([{ day: '2026-11-20' }, { day: '2026-11-21' }]);
  });

  test('says that the pages with the list are out of date, and only when it wrote one', async () => {
    expect(await make()).toBe(false);
    expect(await tags()).toEqual([]);
    await insertVideos([videoRow({ id: 'a' })]);
    await make();
    await make();
    expect(await tags()).toEqual([dailyListTag]);
  });

  test('is made on the spot once there are works, and only then', async () => {
    const { db } = database();
    expect(await ensureDailyList(db, noon)).toBe(false);
    await insertVideos([videoRow({ id: 'a' })]);
    expect(await ensureDailyList(db, noon)).toBe(true);
    expect(await ensureDailyList(db, noon)).toBe(true);
    expect(await ids()).toEqual(['a']);
    expect(await tags()).toEqual([dailyListTag]);
  });

  test('is seen by who looked just before another node had made it', async () => {
    const { db } = database();
    await insertVideos([videoRow({ id: 'a' })]);
    let isFirst = true;
    const read = db.read.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isFirst) return result;
        isFirst = false;
        await ensureDailyList(db, noon);
        return { ...result, rows: [] };
      },
    });
    const page = await listVideos(testContext(Object.create(db, { read: { value: read } })), firstPage);
    expect(page.list).toMatchObject([{ videoId: 'a' }]);
  });

  test('twenty requests on each of two nodes make exactly one list and all see it', async () => {
    const { db, url } = database();
    const other = openDatabase(url);
    await insertVideos(Array.from({ length: 700 }, (_, index) => videoRow({ id: `v${index}`, score: index })));
    const ask = (index: number) => listVideos(testContext(index % 2 ? db : other), firstPage);
    const pages = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(index)));
    for (const page of pages) expect(page).toEqual(pages[0]);
    expect(pages[0]?.list).toHaveLength(20);
    const list = await rows(other);
    expect(list.map((row) => row.rank)).toEqual(Array.from({ length: 700 }, (_, index) => index + 1));
    expect(await tags()).toEqual([dailyListTag]);
    await other.close();
  });

  test('two nodes that see different scores do not mix their lists', async () => {
    const { db, url } = database();
    const other = openDatabase(url);
    await insertVideos(Array.from({ length: 600 }, (_, index) => videoRow({ id: `v${index}`, score: index })));
    const raise = db.transaction((tx) =>
      tx
        .updateTable('video')
        .set((row) => ({ score: row('score', '*', -1) }))
        .execute(),
    );
    const [one, two] = await Promise.all([ensureDailyList(db, noon), ensureDailyList(other, noon), raise]);
    expect([one, two]).toEqual([true, true]);
    const list = await ids();
    const upward = Array.from({ length: 600 }, (_, index) => `v${index}`);
    expect([upward, upward.toReversed()]).toContainEqual(list);
    await other.close();
  });

  test('a maker that fails leaves no half list behind', async () => {
    const { db } = database();
    await insertVideos([videoRow({ id: 'a' }), videoRow({ id: 'b' })]);
    const failing = db.transaction(async (tx) => {
      await makeDailyList(tx, noon);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await rows()).toEqual([]);
    expect(await ensureDailyList(db, noon)).toBe(true);
  });
});
