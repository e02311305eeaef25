import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { boardJsonLd } from './json-ld';
import type { BoardPage } from './read';
import { namesOn, readBoardPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of a board', (database) => {
  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin', nickname: '林' })]);
      await insertRows(tx, 'video', [
        videoRow({
          id: 'v1',
          author_id: 'lin',
          title_en: 'Tides',
          cover: 'works/1.jpg',
          view_count: 9,
          is_original: 1,
        }),
        videoRow({ id: 'v2', author_id: 'lin', title_en: 'Dust' }),
      ]);
      await insertRows(tx, 'video_day', [{ day: '2026-11-19', video_id: 'v2', view_count: 5 }]);
    }),
  );
  beforeEach(() => {
    readAs(testContext(database().db));
  });
  const read = async (step: string) => (await readBoardPage('en', step)) ?? fail(step);
  const fail = (step: string): never => {
    throw new Error(`There is no board ${step}.`);
  };

  test.each([
    ['week', ['Dust']],
    ['month', ['Dust']],
    ['all', ['Tides', 'Dust']],
    ['creators', ['林']],
  ])('%s shows what stands there', async (step, names) => {
    const board = await read(step);
    expect(board).toMatchObject({ step, path: `/hotList/${step}`, day: '2026-11-20' });
    expect(namesOn(board)).toEqual(names);
  });

  test('carries the tags of the boards, of authors and of the creators who are shown', async () => {
    await readBoardPage('zh', 'week');
    expect(new Set(tags.flat())).toEqual(new Set(['video:boards', 'person:authors']));
    await readBoardPage('zh', 'creators');
    expect(new Set(tags.flat())).toEqual(new Set(['video:boards', 'person:authors', 'person:lin']));
  });

  test.each(['', 'year', 'Week', 'constructor'])('there is no board %j, and nothing is read for it', async (step) => {
    expect(await readBoardPage('zh', step)).toBeNull();
    expect(tags).toEqual([]);
  });

  test('says to search engines what stands on it', async () => {
    const facts = { language: 'en', siteUrl: 'https://light.example', name: 'Top', home: 'Home' } as const;
    const listOf = (board: BoardPage) => (boardJsonLd({ ...facts, board })['@graph'] as unknown[])[0];
    expect(listOf(await read('all'))).toMatchObject({
      '@type': 'ItemList',
      '@id': 'https://light.example/en/hotList/all',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Tides', url: 'https://light.example/en/video/detail/v1' },
        { position: 2, name: 'Dust' },
      ],
    });
    expect(listOf(await read('creators'))).toMatchObject({
      itemListElement: [{ position: 1, url: 'https://light.example/en/otherPeople?userId=lin' }],
    });
  });
});
