import { describeOnBothEngines } from '@/test/engines';
import { activitiesOfLin } from '@/test/own-activities';
import { settled } from '@/test/settled';
import { keepEntries } from './entries';
import { listActivityCities } from './list-activity-cities';

const paid = { price_from: 0, price_to: 8800 };

describeOnBothEngines('the places of an activity in the filtered lists', (database) => {
  const { as, begin, add } = activitiesOfLin(database);
  beforeEach(begin);

  const entries = async (id: string) => {
    const rows = await database()
      .db.read.selectFrom('activity_entry')
      .select(['category', 'city_id', 'price'])
      .where('activity_id', '=', id)
      .execute();
    return rows.map(({ category, city_id, price }) => `${category}/${city_id}/${price}`).sort();
  };
  const cities = async () =>
    (await listActivityCities(as(null))).map(({ id, name, activityCount }) => [id, name, activityCount]);
  const change = (id: string, columns: object) =>
    database().db.transaction(async (tx) => {
      const row = await tx.updateTable('activity').set(columns).where('id', '=', id).returningAll().executeTakeFirst();
      if (row) await keepEntries(tx, row);
    });

  test('are the eight combinations of category, city and price, under the municipality of a district', async () => {
    await add({ id: 'a', city_id: 'CN-310104', ...paid });
    const [all, own] = ['', 'CN-310000'];
    expect(await entries('a')).toEqual(
      [0, 2].flatMap((category) =>
        [all, own].flatMap((city) => ['', 'paid'].map((price) => `${category}/${city}/${price}`)),
      ),
    );
  });

  test('are fewer without a city, and for a contest, which costs nothing and is not free', async () => {
    await add({ id: 'online', city_id: '', price_from: 0, price_to: 0 });
    await add({ id: 'contest', category: 3, city_id: '', price_from: null, price_to: 0 });
    expect(await entries('online')).toEqual(['0//', '0//free', '2//', '2//free']);
    expect(await entries('contest')).toEqual(['0//', '3//']);
  });

  test.each([
    ['canceled', { canceled_at: 1 }],
    ['taken down', { review_state: 3 }],
  ])('are none once it is %s', async (_, columns) => {
    await add({ id: 'a' });
    await change('a', columns);
    expect([await entries('a'), await cities()]).toEqual([[], []]);
  });

  test('are counted in cities, most first, also when many move at once', async () => {
    await add(...[1, 2, 3, 4].map((number) => ({ id: `a${number}`, city_id: 'CN-310000' })), {
      id: 'b',
      city_id: 'CN-330100',
    });
    expect(await cities()).toEqual([
      ['CN-310000', '上海', 4],
      ['CN-330100', '杭州', 1],
    ]);
    const moves = [
      ...[1, 2, 3].map((number) => change(`a${number}`, { city_id: 'CN-330100' })),
      change('b', { city_id: 'CN-310000' }),
    ];
    expect(await settled(moves)).toEqual(['done', 'done', 'done', 'done']);
    expect(await cities()).toEqual([
      ['CN-330100', '杭州', 3],
      ['CN-310000', '上海', 2],
    ]);
  });
});
