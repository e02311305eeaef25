import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { everyPage } from '@/test/every-page';
import { planOf } from '@/test/plan';
import { insertRows, personRow } from '@/test/rows';
import { findActivities } from '../contract';
import { keepEntries } from './entries';
import { entriesOfPage, filterActivities } from './filter-activities';

// `noon` is a Friday.
const [hour, day] = [3_600_000, 86_400_000];

describeOnBothEngines('activities by filters', (database) => {
  const query = (filter: object, page = { pageIndex: 1, pageSize: 20 }) =>
    findActivities.input.parse({ ...filter, ...page });
  const ask = (filter: object, page?: { pageIndex: number; pageSize: number }) =>
    filterActivities(testContext(database().db), query(filter, page));
  const idsOf = async (filter: object) => (await ask(filter)).list.map(({ id }) => id);
  const add = (...rows: Parameters<typeof activityRow>[0][]) =>
    database().db.transaction(async (tx) => {
      const written = rows.map(activityRow);
      await insertRows(tx, 'activity', written);
      for (const row of written) await keepEntries(tx, row);
    });
  const held = (start: number, end: number) => ({ hold_start_at: noon + start, hold_end_at: noon + end });

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['activity', 'activity_city', 'person'] as const) await tx.deleteFrom(table).execute();
      await insertRows(tx, 'person', [personRow({ id: 'organiser' })]);
    }),
  );

  describe('in time', () => {
    beforeEach(() =>
      add(
        { id: 'old', ...held(-9 * day, -8 * day) },
        { id: 'just over', ...held(-3 * day, 0) },
        { id: 'long', ...held(-20 * day, 60 * day) },
        { id: 'running', ...held(0, hour) },
        { id: 'tonight', ...held(6 * hour, 8 * hour) },
        { id: 'sunday', ...held(2 * day, 2 * day + hour) },
        { id: 'next week', ...held(5 * day, 6 * day) },
        { id: 'next month', ...held(12 * day, 13 * day) },
        { id: 'canceled', ...held(day, 2 * day), canceled_at: noon },
        { id: 'waiting', ...held(day, 2 * day), review_state: 1 },
      ),
    );

    test.each([
      [{ phase: 'coming' }, ['tonight', 'sunday', 'next week', 'next month']],
      [{ phase: 'now' }, ['running', 'long']],
      [{ phase: 'past' }, ['just over', 'old']],
      [{}, ['running', 'tonight', 'sunday', 'next week', 'next month', 'long']],
      [{ period: 'today' }, ['running', 'tonight', 'long']],
      [{ period: 'weekend' }, ['sunday', 'long']],
      [{ period: 'week' }, ['running', 'tonight', 'sunday', 'long']],
      [{ period: 'month' }, ['running', 'tonight', 'sunday', 'next week', 'long']],
      [{ phase: 'coming', period: 'week' }, ['tonight', 'sunday']],
      [{ phase: 'now', period: 'weekend' }, ['long']],
      [{ phase: 'past', period: 'month' }, []],
    ])('%j are in their order', async (filter, ids) => {
      expect(await idsOf(filter)).toEqual(ids);
    });
  });

  test('are chosen by category, city and price, alone and together', async () => {
    const [free, paid] = [
      { price_from: 0, price_to: 0 },
      { price_from: 0, price_to: 900 },
    ];
    await add(
      { id: 'a', category: 1, ...free, ...held(1, 2) },
      { id: 'b', category: 2, city_id: 'CN-310104', ...paid, ...held(2, 3) },
      { id: 'c', category: 2, city_id: 'CN-310000', ...free, ...held(3, 4) },
      { id: 'd', category: 2, city_id: 'CN-330100', ...free, ...held(4, 5) },
      { id: 'e', category: 3, price_from: null, price_to: 0, ...held(5, 6) },
    );
    expect(await idsOf({ category: '2' })).toEqual(['b', 'c', 'd']);
    expect(await idsOf({ city: 'CN-310000' })).toEqual(['b', 'c']);
    expect(await idsOf({ city: 'CN-310106' })).toEqual(['b', 'c']);
    expect(await idsOf({ price: 'free' })).toEqual(['a', 'c', 'd']);
    expect(await idsOf({ price: 'paid' })).toEqual(['b']);
    expect(await idsOf({ category: '2', city: 'CN-310000', price: 'free', phase: 'coming' })).toEqual(['c']);
    expect(await idsOf({ city: 'nowhere' })).toEqual([]);
  });

  test('come once each over all pages, and answer what the contract declares', async () => {
    await add(
      ...Array.from({ length: 45 }, (_, index) => ({ id: `a${index}`, ...held(day + (index % 3) * hour, 2 * day) })),
    );
    const pages = await everyPage((pageIndex) => ask({ phase: 'coming' }, { pageIndex, pageSize: 10 }));
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
    expect(findActivities.data.parse(pages[0])).toEqual(pages[0]);
  });

  test.each([
    ['start', { phase: 'coming' }],
    ['start', { phase: 'coming', period: 'week', price: 'paid' }],
    ['end', { phase: 'now', category: '2' }],
    ['end', { phase: 'past', city: 'CN-310000' }],
    ['end', { period: 'month' }],
    ['end', { category: '1', price: 'free' }],
  ])('read the index by %s alone for %j', async (by, filter) => {
    const asked = query(filter, { pageIndex: 500, pageSize: 20 });
    const plan = await planOf(database(), (db) => entriesOfPage(db, asked, noon));
    expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan (Backward )?using) activity_entry_by_${by}`));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
