import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow } from '@/test/rows';
import { findActivityList } from '../contract';
import { listActivities } from './list-activities';

const firstPage = { pageIndex: 1, pageSize: 20, orderBy: 0 };
const hour = 3_600_000;

describeOnBothEngines('the list of activities', (database) => {
  const ask = (query = firstPage, overrides: Parameters<typeof testContext>[1] = {}) =>
    listActivities(testContext(database().db, overrides), query);
  const idsOf = async () => (await ask()).list.map((activity) => activity.id);
  const insert = (rows: ReturnType<typeof activityRow>[]) =>
    database().db.transaction((tx) => insertRows(tx, 'activity', rows));

  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(tx, 'person', [personRow({ id: 'organiser', nickname: '光场', verification: 'company' })]),
    ),
  );
  beforeEach(() => database().db.transaction((tx) => tx.deleteFrom('activity').execute()));

  test('is an empty last page when there are none', async () => {
    expect(await ask()).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });

  test('has the latest start first, then any fixed order', async () => {
    await insert([
      activityRow({ id: 'past', hold_start_at: noon - 90 * 24 * hour }),
      activityRow({ id: 'twin-b', hold_start_at: noon }),
      activityRow({ id: 'next-year', hold_start_at: noon + 400 * 24 * hour }),
      activityRow({ id: 'twin-a', hold_start_at: noon }),
    ]);
    expect(await idsOf()).toEqual(['next-year', 'twin-a', 'twin-b', 'past']);
  });

  test('shows only what passed review', async () => {
    await insert([
      activityRow({ id: 'waiting', review_state: 1 }),
      activityRow({ id: 'seen', review_state: 2 }),
      activityRow({ id: 'refused', review_state: 3 }),
    ]);
    expect(await idsOf()).toEqual(['seen']);
  });

  test.each([
    ['before it begins', -1, 2],
    ['at its first moment', 0, 5],
    ['at its last moment', hour - 1, 5],
    ['when it is over', hour, 4],
  ])('its status %s follows from the clock', async (_, later, status) => {
    await insert([activityRow({ id: 'a', hold_start_at: noon, hold_end_at: noon + hour })]);
    expect((await ask(firstPage, { now: () => noon + later })).list[0]?.status).toBe(status);
  });

  test('answers exactly what the contract declares, in the language asked for', async () => {
    await insert([
      activityRow({
        id: 'a',
        category: 3,
        price_from: null,
        city_id: 'CN-310104',
        cover: 'events/1.jpg',
        title_zh: '光影大赛',
        title_en: 'Light contest',
      }),
      activityRow({ id: 'b', hold_start_at: noon - hour, title_zh: '只有中文', price_to: 8800 }),
    ]);
    const page = await ask(firstPage, { language: 'en' });
    expect(findActivityList.data.parse(page)).toEqual(page);
    expect(page.list[0]).toEqual({
      id: 'a',
      thumb: 'events/1.jpg',
      category: 3,
      status: 5,
      isCanceled: false,
      title: 'Light contest',
      titleLanguage: 'en',
      nickname: '光场',
      verification: 'company',
      holdStartTime: '2026-11-20T12:00:00.000+08:00',
      city: 'Shanghai',
      priceFrom: null,
      priceTo: 0,
      contestName: null,
    });
    expect(page.list[1]).toMatchObject({ title: '只有中文', titleLanguage: 'zh', priceFrom: 0, priceTo: 8800 });
  });

  test.each([1, 7, 20, 100])('gives every activity once over all pages of %i', async (pageSize) => {
    const rows = Array.from({ length: 140 }, (_, index) =>
      activityRow({ id: `a${index}`, hold_start_at: noon + (index % 9) * hour }),
    );
    await insert(rows);
    const pages = await everyPage((pageIndex) => ask({ pageIndex, pageSize, orderBy: 0 }));
    const ids = pages.flatMap((page) => page.list.map((activity) => activity.id));
    expect(pages).toHaveLength(Math.ceil(140 / pageSize));
    expect(ids).toHaveLength(140);
    expect(new Set(ids)).toEqual(new Set(rows.map((row) => row.id)));
  });

  test('a page that fits exactly is the last one, and what lies beyond is empty', async () => {
    await insert(Array.from({ length: 20 }, (_, index) => activityRow({ id: `a${index}` })));
    expect(await ask()).toMatchObject({ nextPage: null, hasNextPage: false });
    const beyond = await ask({ pageIndex: 2, pageSize: 20, orderBy: 0 });
    expect(beyond).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });
});
