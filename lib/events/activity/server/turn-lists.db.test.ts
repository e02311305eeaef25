import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Selectable } from 'kysely';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { insertRows, personRow } from '@/test/rows';
import { keepEntries } from './entries';
import type { ActivityTable } from './tables';
import { turnLists } from './turn-lists';

describeOnOneEngine('the lists of activities', (database) => {
  beforeAll(() => database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'lin' })])));
  afterEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('activity_entry').execute();
      await tx.deleteFrom('activity').execute();
      await tx.deleteFrom('page_invalidation').execute();
    }),
  );
  const tags = () => database().db.read.selectFrom('page_invalidation').select('tag').execute();

  test.each([
    ['begins', { hold_start_at: noon - millisecondsInMinute, hold_end_at: noon + millisecondsInHour }, true],
    ['ends', { hold_start_at: noon - millisecondsInHour, hold_end_at: noon }, true],
    ['runs', { hold_start_at: noon - millisecondsInHour, hold_end_at: noon + millisecondsInHour }, false],
    ['waits', { hold_start_at: noon + 1, hold_end_at: noon + millisecondsInHour }, false],
  ])('one that %s: dropped, %#', async (_, times, isDropped) => {
    const { db } = database();
    await db.transaction(async (tx) => {
      const activity = activityRow({ id: 'a1', organiser_id: 'lin', ...times });
      await insertRows(tx, 'activity', [activity]);
      await keepEntries(tx, activity as Selectable<ActivityTable>);
    });
    const job = { ...testContext(db), attempt: 1, signal: new AbortController().signal };
    await turnLists.run(job, { occurrence: noon });
    expect((await tags()).map(({ tag }) => tag)).toEqual(isDropped ? ['activity:lists'] : []);
  });
});
