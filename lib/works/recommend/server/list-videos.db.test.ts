import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { findVideoList } from '../contract';
import { listVideos } from './list-videos';

const firstPage = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('the list of recommended works', (database) => {
  const ask = (query = firstPage, overrides: Parameters<typeof testContext>[1] = {}) =>
    listVideos(testContext(database().db, overrides), query);
  const idsOf = (pages: { list: { videoId: string }[] }[]) =>
    pages.flatMap((page) => page.list.map((one) => one.videoId));
  const insertVideos = (videos: ReturnType<typeof videoRow>[]) =>
    database().db.transaction((tx) => insertRows(tx, 'video', videos));
  const takeDown = (ids: string[]) =>
    database().db.transaction((tx) =>
      tx.updateTable('video').set({ state: 'deleted' }).where('id', 'in', ids).execute(),
    );
  /** v1 is the best of them. */
  const ranked = (count: number) =>
    Array.from({ length: count }, (_, index) => videoRow({ id: `v${index + 1}`, score: count - index }));
  const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `v${from + index}`);

  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(tx, 'person', [personRow({ id: 'author', nickname: '林一', verification: 'individual' })]),
    ),
  );
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['video_daily', 'video'] as const) await tx.deleteFrom(table).execute();
    }),
  );

  test('is an empty last page when there are no works', async () => {
    expect(await ask()).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });

  test('works on a database that no job has seen yet', async () => {
    await insertVideos(ranked(3));
    expect(await ask()).toMatchObject({
      list: [{ videoId: 'v1' }, { videoId: 'v2' }, { videoId: 'v3' }],
      nextPage: null,
    });
  });

  test('answers exactly what the contract declares, in the language asked for', async () => {
    const count = { view_count: 12_000_000_000, duration_seconds: 3725 };
    await insertVideos([
      videoRow({ id: 'a', score: 2, title_zh: '光', title_en: 'Light', cover: 'works/1.jpg', ...count }),
      videoRow({ id: 'b', score: 1, title_zh: '只有中文' }),
    ]);
    const page = await ask(firstPage, { language: 'en' });
    expect(findVideoList.data.parse(page)).toEqual(page);
    expect(page.list[0]).toEqual({
      videoId: 'a',
      thumb: 'works/1.jpg',
      duration: 3725,
      title: 'Light',
      titleLanguage: 'en',
      name: 'Light',
      nickName: '林一',
      verification: 'individual',
      viewCount: 12_000_000_000,
    });
    expect(page.list[1]).toMatchObject({ title: '只有中文', titleLanguage: 'zh' });
    expect((await ask()).list[0]).toMatchObject({ title: '光', titleLanguage: 'zh' });
  });

  test.each([1, 7, 20, 100])('gives every work once, in order, over all pages of %i', async (pageSize) => {
    await insertVideos(ranked(140));
    const pages = await everyPage((pageIndex) => ask({ pageIndex, pageSize }));
    expect(pages).toHaveLength(Math.ceil(140 / pageSize));
    expect(idsOf(pages)).toEqual(names(1, 140));
  });

  test('keeps its order for the day whatever happens to the scores, and takes the new one at midnight', async () => {
    await insertVideos(ranked(3));
    await ask();
    await database().db.transaction((tx) =>
      tx.updateTable('video').set({ score: 99 }).where('id', '=', 'v3').execute(),
    );
    await insertVideos([videoRow({ id: 'new', score: 100 })]);
    expect(idsOf([await ask()])).toEqual(['v1', 'v2', 'v3']);
    const midnight = Date.UTC(2026, 10, 20, 16);
    expect(idsOf([await ask(firstPage, { now: () => midnight - 1 })])).toEqual(['v1', 'v2', 'v3']);
    expect(idsOf([await ask(firstPage, { now: () => midnight })])).toEqual(['new', 'v3', 'v1', 'v2']);
  });

  test('a work taken down between two pages is left out and moves no other one', async () => {
    await insertVideos(ranked(60));
    const first = await ask();
    await takeDown(['v3', 'v25']);
    const [second, third] = [await ask({ pageIndex: 2, pageSize: 20 }), await ask({ pageIndex: 3, pageSize: 20 })];
    expect(idsOf([first, second, third])).toEqual([...names(1, 24), ...names(26, 60)]);
    expect(idsOf([await ask()])).toEqual(names(1, 20).filter((id) => id !== 'v3'));
  });

  test('leads over pages with nothing left to show and ends after the last work', async () => {
    await insertVideos(ranked(80));
    await ask();
    await takeDown([...names(21, 60), ...names(71, 80)]);
    const pages = await everyPage((pageIndex) => ask({ pageIndex, pageSize: 20 }));
    expect(pages.map((page) => page.nextPage)).toEqual([4, null]);
    expect(idsOf(pages)).toEqual([...names(1, 20), ...names(61, 70)]);
    await takeDown(names(61, 70));
    expect(await ask()).toMatchObject({ nextPage: null, hasNextPage: false });
  });

  test('a page that fits exactly is the last one, and what lies beyond is empty', async () => {
    await insertVideos(ranked(20));
    expect((await ask()).hasNextPage).toBe(false);
    expect(await ask({ pageIndex: 100_000, pageSize: 100 })).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });

  test('stays empty, without writing, when all works are gone', async () => {
    await insertVideos(ranked(2));
    await ask();
    await takeDown(['v1', 'v2']);
    expect((await ask()).list).toEqual([]);
    expect((await ask(firstPage, { now: () => noon + 48 * 3_600_000 })).list).toEqual([]);
    const days = await database().db.read.selectFrom('video_daily').select('day').distinct().execute();
    expect(days).toEqual([{ day: '2026-11-20' }]);
  });
});
