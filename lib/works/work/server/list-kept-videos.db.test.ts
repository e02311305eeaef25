import { keepDocument } from '@/lib/base/search/port';
import { like } from '@/lib/reactions/like/server/like';
import { workSearch } from '@/lib/works/work/server/search-document';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { commentRow, insertRows, personRow, videoRow } from '@/test/rows';
import { findLikedVideos } from '../contract';
import { listLikedVideos } from './list-kept-videos';

const works = Array.from({ length: 23 }, (_, index) => `w${index}`);
const firstPage = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('the works that somebody likes', (database) => {
  const as = (personId: string, now = noon) =>
    testContext(database().db, { caller: callerOf(personId), now: () => now });
  const press = (id: string, now: number, kind: 'video' | 'comment' = 'video') =>
    like(as('lin', now), { kind, id, like: true });
  const ids = async (personId = 'lin', text = '') =>
    (await listLikedVideos(as(personId), findLikedVideos.input.parse({ text }))).list.map(({ videoId }) => videoId);

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' }), personRow({ id: 'mo' }), personRow({ id: 'author' })]);
      await insertRows(
        tx,
        'video',
        works.map((id) => videoRow({ id })),
      );
      await insertRows(tx, 'comment_entry', [commentRow({ id: 'c', thing_id: 'w0' })]);
    }),
  );
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('like_mark').execute();
      await tx.updateTable('video').set({ state: 'verified' }).execute();
    }),
  );

  test('come the latest liked first; no comments, and nobody else’s', async () => {
    await press('w3', noon);
    await press('w1', noon + 2);
    await press('w2', noon + 1);
    await press('c', noon + 3, 'comment');
    const page = await listLikedVideos(as('lin'), firstPage);
    expect(findLikedVideos.data.parse(page)).toEqual(page);
    expect(await ids()).toEqual(['w1', 'w2', 'w3']);
    expect(await ids('mo')).toEqual([]);
  });

  test('are those that everybody may still see', async () => {
    await press('w1', noon);
    await press('w2', noon + 1);
    await database().db.transaction((tx) =>
      tx.updateTable('video').set({ state: 'failed' }).where('id', '=', 'w1').execute(),
    );
    expect(await ids()).toEqual(['w2']);
  });

  test('are narrowed by a text in their titles, in their order and over all pages', async () => {
    await database().db.transaction(async (tx) => {
      for (const id of works) await keepDocument(tx, 'video', id, workSearch.readDocument);
    });
    for (const [index, id] of works.entries()) await press(id, noon + index);
    expect(await ids('lin', ' W1 ')).toEqual([
      'w19',
      'w18',
      'w17',
      'w16',
      'w15',
      'w14',
      'w13',
      'w12',
      'w11',
      'w10',
      'w1',
    ]);
    expect(await ids('lin', '作品 ｗ22')).toEqual(['w22']);
    expect(await ids('lin', '%')).toEqual([]);
    expect(await ids('mo', 'w1')).toEqual([]);
    const narrowed = { pageSize: 4, text: 'w1' };
    const pages = await everyPage((pageIndex) => listLikedVideos(as('lin'), { ...narrowed, pageIndex }));
    expect(pages.map(({ list }) => list.length)).toEqual([4, 4, 3]);
  });

  test('come once each over all pages', async () => {
    for (const [index, id] of works.entries()) await press(id, noon + (index % 4));
    const pages = await everyPage((pageIndex) => listLikedVideos(as('lin'), { pageIndex, pageSize: 5 }));
    expect(pages).toHaveLength(5);
    expect(pages.flatMap((page) => page.list.map(({ videoId }) => videoId)).toSorted()).toEqual(works.toSorted());
  });

  test('are nobody’s for a visitor', async () => {
    await expect(listLikedVideos(testContext(database().db), firstPage)).rejects.toMatchObject({
      code: 'Unauthorized',
    });
  });
});
