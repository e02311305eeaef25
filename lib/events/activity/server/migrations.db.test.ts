import { type Kysely, sql } from 'kysely';
import type { Database } from '@/lib/platform/server/db/database';
import { noon, testContext } from '@/test/context';
import { databaseBefore } from '@/test/database-before';
import { describeOnBothEngines } from '@/test/engines';
import { findActivities } from '../contract';
import { keepEntries } from './entries';
import { filterActivities } from './filter-activities';
import { getActivity } from './get-activity';
import { listActivityCities } from './list-activity-cities';

const week = 7 * 86_400_000;
const firstOfEditor = '2026-11-27-01-activity-editor';

/** Its organiser, as people were. */
const house = {
  ...{ id: 'house', nickname: '光场', nickname_key: '光场', gender: 0, address: '', bio: '', tagline: '' },
  ...{ creative_fields: '[]', education: '', social_links: '[]', created_at: noon },
};

/** An activity as it was before there was an editor. */
const before = (id: string, category: number, reviewState: number) => ({
  ...{ id, organiser_id: 'house', title_zh: `活动 ${id}`, title_en: null, category, review_state: reviewState },
  ...{ cover: null, hold_start_at: noon + week, hold_end_at: noon + 2 * week, created_at: noon - week },
});

describeOnBothEngines('activities from before there was an editor', (database) => {
  let old: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await databaseBefore(database().engine, firstOfEditor);
    ({ db: old, remove } = made);
    const tables = old.migrationHandle as Kysely<Record<string, Record<string, unknown>>>;
    await tables.insertInto('person').values(house).execute();
    const activities = [
      before('online', 1, 2),
      before('onsite', 2, 2),
      before('contest', 3, 2),
      before('waiting', 1, 1),
    ];
    await tables.insertInto('activity').values(activities).execute();
    await made.goOn();
  }, 60_000);
  afterAll(() => remove());

  const found = async (filter: object) =>
    (await filterActivities(testContext(old), findActivities.input.parse(filter))).list.map(({ id }) => id).toSorted();

  test.each<[object, string[]]>([
    [{}, ['contest', 'online', 'onsite']],
    [{ phase: 'coming' }, ['contest', 'online', 'onsite']],
    [{ category: '2' }, ['onsite']],
    [{ category: '3' }, ['contest']],
    [{ price: 'free' }, ['online', 'onsite']],
    [{ category: '1', price: 'free' }, ['online']],
    [{ category: '3', price: 'free' }, []],
    [{ price: 'paid' }, []],
  ])('are found by %j', async (filter, ids) => {
    expect(await found(filter)).toEqual(ids);
  });

  test('are in the lists where they would be if they were saved today, and in no city', async () => {
    const entries = () =>
      old.read
        .selectFrom('activity_entry')
        .selectAll()
        .orderBy('activity_id')
        .orderBy('category')
        .orderBy('price')
        .execute();
    const filled = await entries();
    await old.transaction(async (tx) => {
      for (const row of await tx.selectFrom('activity').selectAll().orderBy('id').execute()) await keepEntries(tx, row);
    });
    expect(filled).toEqual(await entries());
    expect(await listActivityCities(testContext(old))).toEqual([]);
  });

  test('take sign-ups for nothing until their end, since they were made; who waits was never public', async () => {
    expect(await getActivity(testContext(old), { id: 'online' })).toMatchObject({
      ...{ admission: 'signup', capacity: 0, priceFrom: 0, priceTo: 0, editedAt: null, isCanceled: false, photos: [] },
      ...{ enrolStartTime: '2026-11-13T12:00:00.000+08:00', enrolEndTime: '2026-12-04T12:00:00.000+08:00' },
      ...{ publishedAt: '2026-11-13T12:00:00.000+08:00', ticketTypes: [], refund: null, commentCount: 0 },
    });
    expect(await getActivity(testContext(old), { id: 'contest' })).toMatchObject({
      admission: 'entry',
      priceFrom: null,
    });
    const times = sql<
      Record<string, number | null>
    >`select verified_at, submitted_at from activity where id = 'waiting'`;
    expect((await times.execute(old.read)).rows).toEqual([{ verified_at: null, submitted_at: noon - week }]);
  });
});
