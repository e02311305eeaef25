import { dailyListTag } from '@/lib/works/work/server/page-tags';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { renewDailyList } from './renew-daily-list';

const dayMs = 24 * 3_600_000;

describeOnBothEngines('renewing the daily list', (database) => {
  const renew = (now: number) => {
    const run = { attempt: 1, signal: new AbortController().signal };
    return renewDailyList.run({ ...testContext(database().db, { now: () => now }), ...run }, { occurrence: now });
  };
  const days = () =>
    database()
      .db.read.selectFrom('video_daily')
      .select((row) => ['day', row.fn.countAll<number>().as('works')])
      .groupBy('day')
      .orderBy('day')
      .execute();
  const invalidations = async () =>
    (await database().db.read.selectFrom('page_invalidation').select('tag').execute()).map((row) => row.tag);

  beforeAll(async () => {
    const works = Array.from({ length: 1200 }, (_, index) => videoRow({ id: `v${index}`, score: index }));
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'video', works);
    });
  });
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['video_daily', 'page_invalidation'] as const) await tx.deleteFrom(table).execute();
    }),
  );

  test('is a job of each Beijing midnight', () => {
    expect(renewDailyList).toMatchObject({ kind: 'video.renew-daily', schedule: 'beijing-midnight' });
  });

  test("makes the new day's list and keeps those of the two days before", async () => {
    for (let day = 0; day < 5; day += 1) await renew(noon + day * dayMs);
    expect(await days()).toEqual([
      { day: '2026-11-22', works: 1200 },
      { day: '2026-11-23', works: 1200 },
      { day: '2026-11-24', works: 1200 },
    ]);
  });

  test('clears away whatever is left from a long pause', async () => {
    await renew(noon);
    await renew(noon + 400 * dayMs);
    expect(await days()).toEqual([{ day: '2027-12-25', works: 1200 }]);
  });

  test('run twice, or at once, it changes no list and renews the pages again', async () => {
    await Promise.all([renew(noon), renew(noon)]);
    const seen = (await invalidations()).length;
    await renew(noon);
    expect(await days()).toEqual([{ day: '2026-11-20', works: 1200 }]);
    expect((await invalidations()).slice(seen)).toEqual([dailyListTag]);
  });
});
