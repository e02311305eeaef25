import { keepDocument } from '@/lib/base/search/port';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { findVideosOfPerson } from '../contract';
import { listVideosOfPerson } from './list-videos-of-person';
import { workSearch } from './search-document';

describeOnBothEngines('the works of a person', (database) => {
  const ask = (userId: string, page = { pageIndex: 1, pageSize: 20 }, language: 'zh' | 'en' = 'zh') =>
    listVideosOfPerson(testContext(database().db, { language }), { userId, ...page });
  const insert = (rows: ReturnType<typeof videoRow>[]) =>
    database().db.transaction((tx) => insertRows(tx, 'video', rows));

  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(tx, 'person', [personRow({ id: 'author', nickname: '林一' }), personRow({ id: 'other' })]),
    ),
  );
  beforeEach(() => database().db.transaction((tx) => tx.deleteFrom('video').execute()));

  test('are those that passed review, the latest approved first', async () => {
    await insert([
      videoRow({ id: 'old', verified_at: noon, created_at: noon + 9 }),
      videoRow({ id: 'new', verified_at: noon + 1 }),
      videoRow({ id: 'twin', verified_at: noon + 1 }),
      videoRow({ id: 'another', author_id: 'other' }),
      ...(['pending_review', 'failed', 'deleted', 'pending_edit'] as const).map((state) =>
        videoRow({ id: state, state }),
      ),
    ]);
    expect((await ask('author')).list.map(({ videoId }) => videoId)).toEqual(['new', 'twin', 'old']);
    expect(await ask('nobody')).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });

  test('are what the contract declares, in the language asked for', async () => {
    await insert([videoRow({ id: 'a', title_zh: '光', title_en: 'Light', cover: 'works/1.jpg', view_count: 3 })]);
    const page = await ask('author', undefined, 'en');
    expect(findVideosOfPerson.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([{ videoId: 'a', title: 'Light', nickName: '林一', viewCount: 3 }]);
  });

  test('are those with a text in their titles, in the same order', async () => {
    const rows = [
      videoRow({ id: 'edge', title_zh: '光的边界', title_en: 'The Edge of Light' }),
      videoRow({ id: 'night', title_zh: '夜光', verified_at: noon + 1 }),
      videoRow({ id: 'sound', title_zh: '声音', verified_at: noon + 2 }),
      videoRow({ id: 'another', title_zh: '光', author_id: 'other' }),
    ];
    await insert(rows);
    await database().db.transaction(async (tx) => {
      for (const { id } of rows) await keepDocument(tx, 'video', id, workSearch.readDocument);
    });
    const named = async (text: string) => {
      const asked = findVideosOfPerson.input.parse({ userId: 'author', text });
      const { list } = await listVideosOfPerson(testContext(database().db), asked);
      return list.map(({ videoId }) => videoId);
    };
    expect(await named('光')).toEqual(['night', 'edge']);
    expect(await named('ＥＤＧＥ')).toEqual(['edge']);
    expect(await named('')).toEqual(['sound', 'night', 'edge']);
    expect(await named('_')).toEqual([]);
  });

  test('come once each over all pages', async () => {
    const rows = Array.from({ length: 43 }, (_, index) =>
      videoRow({ id: `v${index}`, verified_at: noon + (index % 5) }),
    );
    await insert(rows);
    const pages = await everyPage((pageIndex) => ask('author', { pageIndex, pageSize: 10 }));
    const ids = pages.flatMap((page) => page.list.map(({ videoId }) => videoId));
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });
});
