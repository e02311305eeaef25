import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow } from '@/test/rows';
import { findActivitiesOfPerson } from '../contract';
import { listActivitiesOfPerson } from './list-activities-of-person';

const hour = 3_600_000;

describeOnBothEngines('the activities of an organiser', (database) => {
  const ask = (userId: string, page = { pageIndex: 1, pageSize: 20 }) =>
    listActivitiesOfPerson(testContext(database().db), { userId, ...page });
  const insert = (rows: ReturnType<typeof activityRow>[]) =>
    database().db.transaction((tx) => insertRows(tx, 'activity', rows));

  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(tx, 'person', [personRow({ id: 'organiser', nickname: '光场' }), personRow({ id: 'other' })]),
    ),
  );
  beforeEach(() => database().db.transaction((tx) => tx.deleteFrom('activity').execute()));

  test('are those that passed review, the latest start first, with the status of the clock', async () => {
    await insert([
      activityRow({ id: 'over', hold_start_at: noon - 3 * hour, hold_end_at: noon - hour }),
      activityRow({ id: 'soon', hold_start_at: noon + hour, hold_end_at: noon + 2 * hour }),
      activityRow({ id: 'waiting', review_state: 1 }),
      activityRow({ id: 'failed', review_state: 3 }),
      activityRow({ id: 'another', organiser_id: 'other' }),
    ]);
    const page = await ask('organiser');
    expect(findActivitiesOfPerson.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { id: 'soon', status: 2, nickname: '光场' },
      { id: 'over', status: 4 },
    ]);
    expect(await ask('nobody')).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });

  test('come once each over all pages', async () => {
    const rows = Array.from({ length: 23 }, (_, index) =>
      activityRow({ id: `a${index}`, hold_start_at: noon + (index % 4) }),
    );
    await insert(rows);
    const pages = await everyPage((pageIndex) => ask('organiser', { pageIndex, pageSize: 5 }));
    const ids = pages.flatMap((page) => page.list.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });
});
