import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { findVideosOfPerson } from '../contract';
import { listVideosOfPerson } from './list-videos-of-person';

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
