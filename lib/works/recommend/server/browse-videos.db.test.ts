import type { InputOf } from '@/lib/platform/shared/endpoint';
import { lengthClasses, workCategories } from '@/lib/works/work/codes';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { planOf } from '@/test/plan';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { browseVideos as contract } from '../contract';
import { browseVideos, idsOfPage } from './browse-videos';

const industries = ['newMedia', 'stage', 'music'];
/** Every combination of the filters, with three works each and no two equal in an order. */
const rows = Array.from({ length: 3 * 4 * 3 * 4 * 3 }, (_, index) =>
  videoRow({
    id: `v${index}`,
    category: ([null, ...workCategories.slice(0, 3)] as const)[index % 4] ?? null,
    industry: industries[Math.floor(index / 4) % 4] ?? null,
    duration_seconds: [0, 179, 180, 599, 600, 4000][Math.floor(index / 16) % 6] ?? 0,
    is_original: [1, 0, null][Math.floor(index / 96) % 3] ?? null,
    verified_at: noon + ((index * 7) % 101),
    score: (index * 11) % 103,
    view_count: (index * 13) % 107,
  }),
);
type Query = InputOf<typeof contract>;
const classOf = (seconds: number) => (seconds < 180 ? 'short' : seconds < 600 ? 'medium' : 'long');

/** The expected works, by the rules alone. */
function expected({ category, industry, length, original, order }: Query): string[] {
  const column = ({ new: 'verified_at', hot: 'score', seen: 'view_count' } as const)[order];
  return rows
    .filter((row) => category === '' || row.category === category)
    .filter((row) => industry === '' || row.industry === industry)
    .filter((row) => length === '' || classOf(row.duration_seconds) === length)
    .filter((row) => original === '' || row.is_original === Number(original === 'true'))
    .toSorted((a, b) => (b[column] ?? 0) - (a[column] ?? 0) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

const combinations = ['', 'installation', 'projection'].flatMap((category) =>
  ['', 'stage'].flatMap((industry) =>
    ['', ...lengthClasses].flatMap((length) =>
      ['', 'true', 'false'].map((original) => ({ category, industry, length, original })),
    ),
  ),
);

describeOnBothEngines('works that are browsed', (database) => {
  const ask = (query: object, language: 'zh' | 'en' = 'zh') =>
    browseVideos(testContext(database().db, { language }), contract.input.parse({ pageSize: 100, ...query }));
  const idsOf = async (query: object) => (await ask(query)).list.map(({ videoId }) => videoId);

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author', nickname: '林一' })]);
      await insertRows(tx, 'video', rows);
      await insertRows(
        tx,
        'video',
        (['pending_review', 'failed', 'deleted', 'pending_edit'] as const).map((state) =>
          videoRow({ id: state, state, category: 'installation', industry: 'stage', score: 999, is_original: 1 }),
        ),
      );
    }),
  );

  test.each(['new', 'hot', 'seen'] as const)('are what every combination asks for, the order %s', async (order) => {
    expect(combinations).toHaveLength(72);
    for (const combination of combinations) {
      const query = contract.input.parse({ ...combination, order });
      const found = expected(query);
      expect([combination, await idsOf({ ...combination, order })]).toEqual([combination, found.slice(0, 100)]);
    }
  });

  test('come once each over all pages', async () => {
    const query = { industry: 'stage', order: 'hot' };
    const pages = await everyPage((pageIndex) => ask({ ...query, pageIndex, pageSize: 10 }));
    const ids = pages.flatMap((page) => page.list.map(({ videoId }) => videoId));
    expect(ids).toEqual(expected(contract.input.parse(query)));
  });

  test('are what the contract declares; of something unknown there are none', async () => {
    const page = await ask({ pageSize: 1 }, 'en');
    expect(contract.data.parse(page)).toEqual(page);
    expect(page).toMatchObject({ list: [{ nickName: '林一' }], nextPage: 2, hasNextPage: true });
    const nothing = { list: [], nextPage: null, hasNextPage: false };
    expect(await ask({ industry: "'; drop table video" })).toEqual(nothing);
    expect(await ask({ category: 'film' })).toEqual(nothing);
  });

  test.each([{ category: 'wizardry' }, { length: 'endless' }, { original: 'yes' }, { order: 'random' }])(
    'the contract refuses %j',
    (query) => expect(contract.input.safeParse(query).success).toBe(false),
  );
});

describeOnBothEngines('the way to works that are browsed', (database) => {
  /** The query plan of a page with many rows: then an index is used if one is suitable. */
  const plan = (query: Query) => planOf(database(), (db) => idsOfPage(db, query));

  test.each(['new', 'hot', 'seen'] as const)('is an index alone, in the order %s', async (order) => {
    for (const combination of combinations) {
      const found = await plan(contract.input.parse({ ...combination, order }));
      const isIndexAlone = /(COVERING INDEX|Index Only Scan using) video_/.test(found) && !/SORT|B-TREE/.test(found);
      expect([combination, isIndexAlone || found]).toEqual([combination, true]);
    }
  });

  test.each([
    ['copies', { original: 'false' }],
    ['long', { length: 'long' }],
  ])('is that of %s, which may be few among all, for %j', async (lead, query) => {
    for (const order of ['new', 'hot', 'seen'] as const) {
      expect(await plan(contract.input.parse({ ...query, order }))).toContain(`video_${order}_by_${lead} `);
    }
  });
});
