import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { insertRows, personRow } from '@/test/rows';
import { listComingActivities } from './list-coming-activities';

const hour = 3_600_000;
const day = 24 * hour;

describeOnBothEngines('the activities that are coming', (database) => {
  const ask = async (count: number, now: number) => {
    const list = await listComingActivities(testContext(database().db, { now: () => now }), count);
    return list.map(({ id }) => id);
  };

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'organiser' })]);
      await insertRows(tx, 'activity', [
        activityRow({ id: 'yesterday', hold_start_at: noon - day, hold_end_at: noon + day }),
        activityRow({ id: 'this-morning', hold_start_at: noon - 3 * hour, hold_end_at: noon - 2 * hour }),
        activityRow({ id: 'next-month', hold_start_at: noon + 30 * day }),
        activityRow({ id: 'tomorrow', hold_start_at: noon + day }),
        activityRow({ id: 'waiting', hold_start_at: noon + day, review_state: 1 }),
        activityRow({ id: 'refused', hold_start_at: noon + day, review_state: 3 }),
      ]);
    }),
  );

  test('start today or later, the soonest first, and have passed review', async () => {
    expect(await ask(10, noon)).toEqual(['this-morning', 'tomorrow', 'next-month']);
  });

  test('stay for all of their first day in Beijing, and no longer', async () => {
    const midnight = noon + 12 * hour;
    expect(await ask(1, midnight - 1)).toEqual(['this-morning']);
    expect(await ask(1, midnight)).toEqual(['tomorrow']);
  });

  test('are as many as are asked for', async () => {
    expect(await ask(2, noon)).toEqual(['this-morning', 'tomorrow']);
  });
});
