import { openDatabase } from '@/lib/platform/server/db/open';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { bannerRow, insertRows } from '@/test/rows';
import { recordBannerShow as showCall } from '../contract';
import { type BannerEvent, countBannerEvents } from './count-banner-events';
import { recordBannerClick, recordBannerShow } from './record-banner-event';

const midnight = Date.UTC(2026, 10, 20, 16);

describeOnBothEngines('shows and presses of banners', (database) => {
  const counts = () =>
    database().db.read.selectFrom('operation_count').selectAll().orderBy('config_id').orderBy('day').execute();
  const event = (change: Partial<BannerEvent>): BannerEvent => ({
    kind: 'show',
    configId: 'a',
    locationId: 7,
    at: noon,
    ...change,
  });
  const count = (events: BannerEvent[], db = database().db) => db.transaction((tx) => countBannerEvents(tx, events));

  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(tx, 'operation_banner', [bannerRow({ id: 'a', sort: 1 }), bannerRow({ id: 'b', sort: 2 })]),
    ),
  );
  beforeEach(() => database().db.transaction((tx) => tx.deleteFrom('operation_count').execute()));

  test('are counted by banner and Beijing day', async () => {
    await count([
      event({}),
      event({ kind: 'click' }),
      event({ at: midnight - 1 }),
      event({ at: midnight }),
      event({ configId: 'b' }),
    ]);
    await count([event({ kind: 'click' })]);
    const place = { location_id: 7 };
    expect(await counts()).toEqual([
      { config_id: 'a', ...place, sort: 1, day: '2026-11-20', shows: 2, clicks: 2 },
      { config_id: 'a', ...place, sort: 1, day: '2026-11-21', shows: 1, clicks: 0 },
      { config_id: 'b', ...place, sort: 2, day: '2026-11-20', shows: 1, clicks: 0 },
    ]);
  });

  test('of what is no banner of the place make no rows', async () => {
    await count([event({ configId: 'unknown' }), event({ locationId: 8 }), event({ configId: "a' or 1=1" })]);
    expect(await counts()).toEqual([]);
  });

  test('from two nodes at once lose none and never wait for each other for ever', async () => {
    const { db, url } = database();
    const other = openDatabase(url);
    const batches = Array.from({ length: 40 }, (_, index) => {
      const events = [event({}), event({ configId: 'b', kind: 'click' })];
      return count(index % 3 ? events : events.toReversed(), index % 2 ? db : other);
    });
    await Promise.all(batches);
    expect(await counts()).toMatchObject([
      { config_id: 'a', shows: 40, clicks: 0 },
      { config_id: 'b', shows: 0, clicks: 40 },
    ]);
    await other.close();
  });

  test('are taken at once, whatever the caller claims, and written soon after', async () => {
    const context = testContext(database().db);
    const wire = { locationId: 7, sort: 999, configId: 'a' };
    for (let press = 0; press < 3; press += 1) {
      expect(showCall.data.parse(await recordBannerShow(context, wire))).toBeNull();
    }
    await recordBannerClick(context, wire);
    await recordBannerClick(context, { ...wire, configId: 'unknown' });
    expect(await counts()).toEqual([]);
    await eventually(async () =>
      expect(await counts()).toEqual([
        { config_id: 'a', location_id: 7, sort: 1, day: '2026-11-20', shows: 3, clicks: 1 },
      ]),
    );
  });
});
