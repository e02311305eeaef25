import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { worksJsonLd } from '../../works-json-ld';
import { readPicksPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of picks', (database) => {
  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_en: 'Tides' }),
        videoRow({ id: 'v2', author_id: 'lin' }),
      ]);
      await insertRows(tx, 'video_month_pick', [
        { month: '2026-10', video_id: 'v1', position: 1 },
        { month: '2026-11', video_id: 'v2', position: 1 },
      ]);
    });
  });
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('shows the month that is asked for, else the latest, and carries the tags of picks and authors', async () => {
    const months = ['2026-11', '2026-10'];
    expect(await readPicksPage('zh', '')).toMatchObject({ month: '2026-11', months, list: [{ videoId: 'v2' }] });
    expect(await readPicksPage('en', '2026-10')).toMatchObject({
      month: '2026-10',
      months,
      list: [{ title: 'Tides' }],
    });
    expect(await readPicksPage('zh', '2020-01')).toMatchObject({ month: '2020-01', months, list: [] });
    expect(new Set(tags.flat())).toEqual(new Set(['video:picks', 'person:authors']));
  });

  test.each([
    ['', '/excellent'],
    ['2026-11', '/excellent'],
    ['2026-10', '/excellent?month=2026-10'],
    ['2020-01', '/excellent'],
  ])('the picks of %j are to be found under %s', async (month, path) => {
    expect(await readPicksPage('zh', month)).toMatchObject({ path });
  });

  test.each(['2026-13', 'x', '2026-10-01'])('%s is no month, and nothing is read for it', async (month) => {
    expect(await readPicksPage('zh', month)).toBeNull();
    expect(tags).toEqual([]);
  });

  test('says to search engines which works it lists', async () => {
    const { list = [] } = (await readPicksPage('en', '2026-10')) ?? {};
    const facts = { language: 'en', siteUrl: 'https://light.example', path: '/excellent?month=2026-10' } as const;
    expect(worksJsonLd({ ...facts, list, name: 'Monthly picks', home: 'Home' })).toEqual({
      '@graph': [
        expect.objectContaining({
          '@type': 'ItemList',
          '@id': 'https://light.example/en/excellent?month=2026-10',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Tides', url: 'https://light.example/en/video/detail/v1' },
          ],
        }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ],
    });
  });
});
