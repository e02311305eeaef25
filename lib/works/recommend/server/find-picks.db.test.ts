import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { findPicks as contract } from '../contract';
import { findPicks } from './find-picks';

describeOnBothEngines('the picks of the months', (database) => {
  const ask = async (month?: string) => {
    const found = await findPicks(testContext(database().db), contract.input.parse({ month }));
    expect(contract.data.parse(found)).toEqual(found);
    return { ...found, list: found.list.map(({ videoId }) => videoId) };
  };

  test('are nothing while nothing was picked', async () => {
    expect(await ask()).toEqual({ month: '', months: [], list: [] });
  });

  describe('once there are some', () => {
    beforeAll(() =>
      database().db.transaction(async (tx) => {
        await insertRows(tx, 'person', [personRow({ id: 'author' })]);
        await insertRows(tx, 'video', [
          ...['a', 'b', 'c'].map((id) => videoRow({ id })),
          videoRow({ id: 'taken down', state: 'failed' }),
        ]);
        await insertRows(tx, 'video_month_pick', [
          { month: '2026-10', video_id: 'a', position: 2 },
          { month: '2026-10', video_id: 'b', position: 1 },
          { month: '2026-10', video_id: 'taken down', position: 3 },
          { month: '2026-09', video_id: 'a', position: 1 },
          { month: '2026-09', video_id: 'c', position: 1 },
          { month: '2026-11', video_id: 'taken down', position: 1 },
        ]);
      }),
    );

    test('are those of the latest month with public ones, in the order of the staff', async () => {
      expect(await ask()).toEqual({ month: '2026-10', months: ['2026-10', '2026-09'], list: ['b', 'a'] });
    });

    test('are those of the month asked for', async () => {
      expect((await ask('2026-09')).list).toEqual(['a', 'c']);
      expect(await ask('2026-11')).toMatchObject({ month: '2026-11', list: [] });
      expect(contract.input.safeParse({ month: '2026-13' }).success).toBe(false);
    });
  });
});
