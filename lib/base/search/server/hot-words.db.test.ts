import type { Context } from '@/lib/platform/server/context';
import { openDatabase } from '@/lib/platform/server/db/open';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import type { Language } from '@/lib/platform/shared/language';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { findHotWords, makeHotWordsJob } from './hot-words';
import { keepDocument } from './keep-document';
import { countSearches, noteSearch } from './note-search';
import { noteSearched } from './note-searched';

const dayMs = 86_400_000;

describeOnBothEngines('hot words', (database) => {
  const counts = () =>
    database().db.read.selectFrom('search_count').select(['day', 'text', 'viewer_count']).orderBy('text').execute();
  const asked = () => database().db.read.selectFrom('search_asked').selectAll().execute();
  const search = (text: string, viewers: number, day = '2026-11-20', language: Language = 'zh') =>
    database().db.transaction((tx) =>
      countSearches(
        tx,
        Array.from({ length: viewers }, (_, viewer) => ({
          day,
          language,
          key: text.toLowerCase(),
          text,
          viewer: `${viewer}`,
        })),
      ),
    );
  const renew = async (more: string[] = [], now = noon, language: Language = 'zh') => {
    const context: JobContext = {
      ...testContext(database().db, { now: () => now, language }),
      attempt: 1,
      signal: AbortSignal.timeout(60_000),
    };
    await makeHotWordsJob(async () => more).run(context, { occurrence: now });
    return findHotWords(context);
  };

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['search_asked', 'search_count', 'search_hot_word', 'page_invalidation'] as const) {
        await tx.deleteFrom(table).execute();
      }
    }),
  );

  test('count a text once for each viewer and day, however it is written, and keep nobody by name', async () => {
    const from = (overrides: Partial<Context>) => testContext(database().db, overrides);
    const lin = { caller: callerOf('lin') };
    const elsewhere = { client: { address: '198.51.100.1', userAgent: '', app: null } };
    for (const overrides of [{}, {}, lin, lin, elsewhere]) {
      for (const text of ['光影 Art', 'ａｒｔ光影', ' 光影　ART ', '光', 'x'.repeat(31), '!!']) {
        await noteSearch(from(overrides), text);
      }
    }
    await noteSearch(from({ ...lin, now: () => noon + dayMs }), '光影 art');
    await eventually(async () => expect(await counts()).toHaveLength(3));
    expect(await counts()).toEqual(
      [
        { day: '2026-11-20', text: 'ａｒｔ光影', viewer_count: 3 },
        { day: '2026-11-20', text: '光影 Art', viewer_count: 3 },
        { day: '2026-11-21', text: '光影 art', viewer_count: 1 },
      ].toSorted((one, other) => (one.text < other.text ? -1 : 1)),
    );
    const viewers = (await asked()).map(({ viewer }) => viewer);
    // The same person has another digest on another day.
    expect(new Set(viewers).size).toBe(4);
    expect(viewers.join()).not.toMatch(/lin|203\.0|198\.51/);
  });

  test('count who opened a page with hits, once, and nobody whose text finds nothing of its kind', async () => {
    const found = { nameZh: '光影之间', nameEn: null, keywords: [], texts: [], weight: 0 };
    await database().db.transaction((tx) => keepDocument(tx, 'video', 'v', async () => found));
    const context = testContext(database().db);
    for (const kind of ['person', 'video', 'video'] as const) await noteSearched(context, { kind, text: '光影' });
    await noteSearched(context, { kind: 'video', text: '水墨' });
    await Promise.all(['光影', '之间'].map((text) => noteSearch(context, text)));
    await eventually(async () => expect(await counts()).toHaveLength(2));
    expect((await counts()).map(({ text, viewer_count }) => [text, viewer_count])).toEqual(
      expect.arrayContaining([
        ['光影', 1],
        ['之间', 1],
      ]),
    );
  });

  test('by two nodes at once count each viewer once', async () => {
    const other = openDatabase(database().url);
    const searches = Array.from({ length: 30 }, (_, at) => ({
      day: '2026-11-20',
      language: 'en' as const,
      key: `k${at}`,
      text: `K${at}`,
      viewer: 'v',
    }));
    await Promise.all([
      database().db.transaction((tx) => countSearches(tx, searches)),
      other.transaction((tx) => countSearches(tx, searches.toReversed())),
    ]);
    await other.close();
    expect((await counts()).map(({ viewer_count }) => viewer_count)).toEqual(Array(30).fill(1));
  });

  test('are what most searched for in seven days, three on one day at least, without prohibited words', async () => {
    await search('赌博', 9);
    await search('生成', 4, '2026-11-14');
    await search('生成', 4);
    await search('光影', 6);
    await search('机器人', 3);
    await search('少', 2);
    await search('少', 2, '2026-11-19');
    await search('旧', 90, '2026-11-13');
    expect(await renew(['光影', '声音', '赌博'])).toEqual(['生成', '光影', '机器人', '声音']);
    const tags = await database().db.read.selectFrom('page_invalidation').select('tag').execute();
    expect(tags).toEqual([{ tag: 'search:hotWords' }]);
    // Nothing has changed, so no page is dropped.
    await renew(['光影', '声音', '赌博']);
    expect(await database().db.read.selectFrom('page_invalidation').select('tag').execute()).toHaveLength(1);
    expect((await counts()).map(({ day }) => day)).not.toContain('2026-11-13');
  });

  test('are those of the pages on which they were searched for', async () => {
    await search('光影', 5);
    await search('drone', 4, '2026-11-20', 'en');
    await search('drone', 4, '2026-11-19', 'en');
    const more = ['声音', 'VR'];
    expect(await renew(more)).toEqual(['光影', '声音', 'VR']);
    expect(await renew(more, noon, 'en')).toEqual(['drone', 'VR']);
  });

  test('are ten at most, each once however it is written', async () => {
    await search('VR', 5);
    const more = ['vr', 'ＶＲ', ...Array.from({ length: 20 }, (_, at) => `tag${at}`)];
    const words = await renew(more);
    expect(words).toHaveLength(10);
    expect(words.slice(0, 2)).toEqual(['VR', 'tag0']);
  });

  test('forget who searched for what after two days, and how many after seven', async () => {
    await search('光影', 1200, '2026-11-18');
    await search('光影', 2, '2026-11-19');
    await renew();
    expect((await asked()).map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-19']);
    await renew([], noon + 7 * dayMs);
    expect([await asked(), await counts()]).toEqual([[], []]);
  });
});
