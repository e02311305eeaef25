import { mediaStorage } from '@/lib/base/media/port';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { bannerRow, insertRows } from '@/test/rows';
import { bannerLocations, listBannerRows as listContract, saveBannerRow as saveContract } from '../contract';
import { getBannerRow, listBannerRows } from './banner-rows';
import { listBanners } from './list-banners';
import { removeBannerRow, saveBannerRow, uploadBannerPicture } from './save-banner-row';

const day = 24 * 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();

describeOnBothEngines('banners in the console', (database) => {
  useMediaFolder();
  const context = (staff: string | null = 'editor') =>
    testContext(database().db, { caller: staff === null ? null : callerOf('editor', { staff }) });
  const list = (query: Record<string, unknown> = {}) => listBannerRows(context(), listContract.input.parse(query));
  const fields = (change: Record<string, unknown> = {}) =>
    saveContract.input.parse({
      locationId: String(bannerLocations.home),
      sort: '3',
      type: '10',
      image: 'banners/a.jpg',
      url: 'https://example.org/',
      titleZh: '光艺术节',
      ...change,
    });
  const rulesOf = (change: Record<string, unknown>) => {
    const read = saveContract.input.safeParse({ ...fields(), ...change });
    return read.success ? [] : read.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
  };

  beforeEach(() => mediaStorage().put('banners/a.jpg', new TextEncoder().encode('light')));
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['operation_banner', 'operation_count', 'page_invalidation', 'job'] as const) {
        await tx.deleteFrom(table).execute();
      }
    }),
  );

  test('are for those who may edit them', async () => {
    const input = listContract.input.parse({});
    await expect(listBannerRows(context(null), input)).rejects.toMatchObject({ code: 'Unauthorized' });
    for (const work of [
      () => listBannerRows(context('sales'), input),
      () => getBannerRow(context('sales'), { id: 'a' }),
      () => saveBannerRow(context('sales'), fields()),
      () => removeBannerRow(context('sales'), { id: 'a' }),
      () => uploadBannerPicture(context('sales'), { picture: new File([], 'a.jpg') }),
    ]) {
      await expect(work()).rejects.toMatchObject({ code: 'Forbidden' });
    }
  });

  test('are found by phase and by words of either language, with what they brought in 30 days', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'operation_banner', [
        bannerRow({ id: 'over', ends_at: noon, title_zh: '旧' }),
        bannerRow({ id: 'coming', starts_at: noon + 1, title_en: 'Night 100% Light' }),
        bannerRow({ id: 'now', starts_at: noon, ends_at: noon + 1 }),
      ]);
      const count = { location_id: 7, sort: 1, config_id: 'now' };
      await tx
        .insertInto('operation_count')
        .values([
          { ...count, day: '2026-11-20', shows: 5, clicks: 2 },
          { ...count, day: '2026-11-01', shows: 3, clicks: 0 },
          { ...count, day: '2026-10-01', shows: 90, clicks: 90 },
        ])
        .execute();
    });
    const ids = async (query: Record<string, unknown>) => (await list(query)).list.map((row) => row.id).sort();
    expect(await ids({ phase: 'over' })).toEqual(['over']);
    expect(await ids({ phase: 'coming' })).toEqual(['coming']);
    expect(await ids({ phase: 'showing' })).toEqual(['now']);
    expect(await ids({ search: 'night 100% l' })).toEqual(['coming']);
    expect(await ids({ search: '%' })).toEqual(['coming']);
    expect(await getBannerRow(context(), { id: 'now' })).toMatchObject({ shows: 8, clicks: 2, phase: 'showing' });
  });

  test('show no picture that was never taken for one', async () => {
    const save = () => saveBannerRow(context(), fields({ image: 'banners/nothing.jpg' }));
    await expect(save()).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'image', rule: 'picture' }] },
    });
    expect((await list()).list).toEqual([]);
  });

  test('one that is saved shows at once, is changed, audited, and removed', async () => {
    const elsewhere = await saveBannerRow(context(), fields({ locationId: '8' }));
    expect((await list({ place: '8' })).list.map(({ id }) => id)).toEqual([elsewhere.id]);
    const made = await saveBannerRow(context(), fields({ subtitleEn: 'Tonight', endsAt: iso(noon + day) }));
    expect(made).toMatchObject({ titleZh: '光艺术节', image: 'banners/a.jpg', phase: 'showing', domainId: '' });
    expect((await listBanners(context(), bannerLocations.home)).map((banner) => banner.id)).toEqual([made.id]);
    expect((await listBanners(context(), bannerLocations.discover)).map(({ id }) => id)).toEqual([elsewhere.id]);

    await saveBannerRow(context(), fields({ id: made.id, type: '3', domainId: 'topic-1', sort: '9' }));
    expect(await getBannerRow(context(), made)).toMatchObject({ type: 3, url: '', domainId: 'topic-1', sort: 9 });
    await removeBannerRow(context(), made);
    await expect(getBannerRow(context(), made)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(removeBannerRow(context(), made)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(saveBannerRow(context(), fields({ id: made.id }))).rejects.toMatchObject({ code: 'NullPointer' });

    const deeds = await database()
      .db.read.selectFrom('audit_entry')
      .selectAll()
      .where('subject_id', '=', made.id)
      .orderBy('id')
      .execute();
    expect(deeds.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['operation.banner.created', 'editor'],
      ['operation.banner.changed', 'editor'],
      ['operation.banner.removed', 'editor'],
    ]);
    expect(JSON.parse(deeds[1]?.after ?? '')).toMatchObject({ sort: 9, domain_id: 'topic-1', url: null });
  });

  test.each([
    [{ url: 'javascript:alert(1)' }, [['url', 'address']]],
    [{ type: '3' }, [['domainId', 'required']]],
    [{ titleZh: ' ' }, [['titleZh', 'required']]],
    [{ image: '' }, [['image', 'picture']]],
    [{ image: 'https://elsewhere.example/a.jpg' }, [['image', 'picture']]],
    [{ image: 'works/video-001.jpg' }, [['image', 'picture']]],
    [{ image: 'banners/../works/video-001.jpg' }, [['image', 'picture']]],
    [{ image: '/media/banners/a.jpg' }, [['image', 'picture']]],
    [{ url: 'javascript:alert(1)' }, [['url', 'address']]],
    [{ url: 'data:text/html,x' }, [['url', 'address']]],
    [{ url: '//elsewhere.example' }, [['url', 'address']]],
    [{ startsAt: iso(noon), endsAt: iso(noon) }, [['endsAt', 'window']]],
    [{ startsAt: iso(noon), endsAt: iso(noon + 1) }, []],
  ])('%j breaks %j', (change, broken) => {
    expect(rulesOf(change)).toEqual(broken);
  });
});
