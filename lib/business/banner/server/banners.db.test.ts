import { openDatabase } from '@/lib/platform/server/db/open';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bannerRow, insertRows } from '@/test/rows';
import { type BannerLocation, bannerLocations, listHomeBanners } from '../contract';
import { listBanners } from './list-banners';
import { type Banner, renewBanners, saveBanner } from './save-banner';

const hour = 3_600_000;

describeOnBothEngines('banners', (database) => {
  const ask = (overrides: Parameters<typeof testContext>[1] = {}, locationId: BannerLocation = bannerLocations.home) =>
    listBanners(testContext(database().db, overrides), locationId);
  const idsOf = async (overrides?: Parameters<typeof testContext>[1]) => (await ask(overrides)).map((one) => one.id);
  const insert = (rows: ReturnType<typeof bannerRow>[]) =>
    database().db.transaction((tx) => insertRows(tx, 'operation_banner', rows));
  const banner = (change: Partial<Banner> & { id: string }): Banner => {
    const { created_at: _, ...written } = bannerRow(change);
    return written;
  };
  const save = (change: Partial<Banner> & { id: string }, now = noon) =>
    database().db.transaction((tx) => saveBanner(tx, banner(change), now));
  const tags = async () =>
    (await database().db.read.selectFrom('page_invalidation').select('tag').execute()).map((row) => row.tag);
  const jobs = () => database().db.read.selectFrom('job').select(['kind', 'run_at']).orderBy('run_at').execute();

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['operation_banner', 'page_invalidation', 'job'] as const) {
        await tx.deleteFrom(table).execute();
      }
    }),
  );

  test('are none where none were made', async () => {
    await insert([bannerRow({ id: 'elsewhere', location_id: 8 })]);
    expect(await ask()).toEqual([]);
  });

  test('of a place come by sort, the oldest of a sort first', async () => {
    await insert([
      bannerRow({ id: 'last', sort: 10 }),
      bannerRow({ id: 'younger', sort: 2, created_at: noon + 1 }),
      bannerRow({ id: 'older', sort: 2 }),
      bannerRow({ id: 'first', sort: 0 }),
      bannerRow({ id: 'elsewhere', sort: 0, location_id: 8 }),
    ]);
    expect(await idsOf()).toEqual(['first', 'older', 'younger', 'last']);
  });

  test('are on show from their start until before their end', async () => {
    await insert([
      bannerRow({ id: 'window', starts_at: noon, ends_at: noon + hour }),
      bannerRow({ id: 'from', sort: 1, starts_at: noon + hour }),
      bannerRow({ id: 'until', sort: 2, ends_at: noon }),
    ]);
    const at = (now: number) => idsOf({ now: () => now });
    expect(await at(noon - 1)).toEqual(['until']);
    expect(await at(noon)).toEqual(['window']);
    expect(await at(noon + hour - 1)).toEqual(['window']);
    expect(await at(noon + hour)).toEqual(['from']);
  });

  test('of one language are shown in that language only', async () => {
    await insert([
      bannerRow({ id: 'both' }),
      bannerRow({ id: 'chinese', sort: 1, locale: 'zh' }),
      bannerRow({ id: 'english', sort: 2, locale: 'en' }),
    ]);
    expect(await idsOf({ language: 'zh' })).toEqual(['both', 'chinese']);
    expect(await idsOf({ language: 'en' })).toEqual(['both', 'english']);
  });

  test('answer exactly what the contract declares, in the language asked for', async () => {
    const words = { title_zh: '光', title_en: 'Light', subtitle_zh: '城市', subtitle_en: null };
    await insert([
      bannerRow({ id: 'a', type: 2, domain_id: 'v1', ...words }),
      bannerRow({ id: 'b', sort: 1, type: null, url: 'https://example.org' }),
    ]);
    const banners = await ask({ language: 'en' });
    expect(listHomeBanners.data.parse(banners)).toEqual(banners);
    expect(banners[0]).toEqual({
      id: 'a',
      locationId: 7,
      sort: 0,
      type: 2,
      image: '[{"key":"banners/1.jpg"}]',
      url: null,
      domainId: 'v1',
      title: 'Light',
      titleLanguage: 'en',
      subtitle: '城市',
    });
    expect(banners[1]).toMatchObject({ type: null, url: 'https://example.org', titleLanguage: 'zh' });
  });

  test('that are saved are shown, and saved again are changed, keeping their age', async () => {
    await save({ id: 'a', sort: 1, title_zh: '旧' });
    await save({ id: 'b', sort: 1, title_zh: '二' }, noon + 1);
    await save({ id: 'a', sort: 1, title_zh: '新' }, noon + 2);
    expect((await ask()).map((one) => one.title)).toEqual(['新', '二']);
    await save({ id: 'a', location_id: 8 }, noon + 3);
    expect(await idsOf()).toEqual(['b']);
  });

  test('that are saved renew their pages now and when they begin and end', async () => {
    await save({ id: 'a', starts_at: noon + hour, ends_at: noon + 2 * hour });
    await save({ id: 'b', starts_at: noon - hour, ends_at: noon + 2 * hour });
    expect(await tags()).toEqual(['operation:banners', 'operation:banners']);
    expect(await jobs()).toEqual([
      { kind: 'operation.renew-banners', run_at: noon + hour },
      { kind: 'operation.renew-banners', run_at: noon + 2 * hour },
    ]);
  });

  test('are renewed on their pages by the job', async () => {
    const run = { attempt: 1, signal: new AbortController().signal };
    await renewBanners.run({ ...testContext(database().db), ...run }, {});
    expect(await tags()).toEqual(['operation:banners']);
  });

  test('that are not saved leave nothing behind', async () => {
    const failing = database().db.transaction(async (tx) => {
      await saveBanner(tx, banner({ id: 'a', ends_at: noon + hour }), noon);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect([await ask(), await tags(), await jobs()]).toEqual([[], [], []]);
  });

  test('saved from two nodes at once are one banner', async () => {
    const other = openDatabase(database().url);
    const write = (index: number) =>
      (index % 2 ? database().db : other).transaction((tx) =>
        saveBanner(tx, banner({ id: 'a', title_zh: `${index}`, url: `${index}`, ends_at: noon + hour }), noon),
      );
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));
    const [only, ...others] = await ask();
    expect(others).toEqual([]);
    expect(only?.title).toBe(only?.url);
    expect(await jobs()).toHaveLength(1);
    await other.close();
  });
});
