import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { removeOldViews } from './remove-old-views';

describeOnBothEngines('removing old views', (database) => {
  const remove = (now: number) => {
    const run = { attempt: 1, signal: new AbortController().signal };
    return removeOldViews.run({ ...testContext(database().db, { now: () => now }), ...run }, { occurrence: now });
  };

  test('forgets those that no ticket can count again, however many', async () => {
    const { db } = database();
    const viewsOn = (day: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ day, video_id: 'film', viewer: `v${index}` }));
    await db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'video', [videoRow({ id: 'film' })]);
      await insertRows(tx, 'video_view', [
        ...viewsOn('2025-01-01', 3),
        ...viewsOn('2026-11-16', 1203),
        ...viewsOn('2026-11-17', 2),
        ...viewsOn('2026-11-20', 2),
      ]);
    });
    const days = async () =>
      (await db.read.selectFrom('video_view').select('day').distinct().orderBy('day').execute()).map(({ day }) => day);
    await remove(noon);
    expect(await days()).toEqual(['2026-11-17', '2026-11-20']);
    await remove(noon);
    expect(await days()).toEqual(['2026-11-17', '2026-11-20']);
  });

  test('and how often works were viewed more than forty days ago', async () => {
    const { db } = database();
    const days = (count: number, day: string) =>
      Array.from({ length: count }, (_, index) => ({ day, video_id: `w${index}`, view_count: 3 }));
    await db.transaction(async (tx) => {
      await insertRows(
        tx,
        'video',
        days(602, '').map(({ video_id: id }) => videoRow({ id })),
      );
      await insertRows(tx, 'video_day', [
        ...days(602, '2026-10-10'),
        ...days(2, '2026-10-11'),
        ...days(2, '2026-11-20'),
      ]);
    });
    await remove(noon);
    const left = await db.read.selectFrom('video_day').select('day').orderBy('day').execute();
    expect(left.map(({ day }) => day)).toEqual(['2026-10-11', '2026-10-11', '2026-11-20', '2026-11-20']);
  });
});
