import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { addJobs } from '@/test/jobs';
import { readAs, tags } from '@/test/page-reading';
import { bannerRow, entriesOf, insertRows, personRow, playlistRow, topicRow, videoRow } from '@/test/rows';
import { findJsonLd } from './json-ld';
import { readFindPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

const hour = 3_600_000;

describeOnOneEngine('the page that finds', (database) => {
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('is empty where there is nothing, and carries the tags of all that may come', async () => {
    expect(Object.values(await readFindPage('zh')).flat()).toEqual([]);
    expect(new Set(tags.flat())).toEqual(
      new Set([
        'search:hotWords',
        'operation:banners',
        'video:daily',
        'video:picks',
        'video:boards',
        'person:authors',
        'article:lists',
        'broadcast:lists',
        'job:lists',
      ]),
    );
  });

  describe('of a site with works', () => {
    beforeAll(async () => {
      const { db } = database();
      await addBroadcast(db, { id: 'next', host_id: 'lin', startAt: noon + hour });
      await addBroadcast(db, { id: 'on air', host_id: 'lin', startAt: noon - hour, live_at: noon - hour });
      await addBroadcast(db, { id: 'over', host_id: 'lin', startAt: noon - 24 * hour });
      await db.transaction(async (tx) => {
        await insertRows(tx, 'person', [personRow({ id: 'lin' })]);
        await insertRows(tx, 'video', [
          videoRow({
            id: 'v1',
            author_id: 'lin',
            category: 'sound',
            cover: 'works/1.jpg',
            score: 5,
            title_en: 'Tides',
          }),
          videoRow({
            id: 'v2',
            author_id: 'lin',
            is_original: 1,
            category: 'sound',
            cover: 'works/2.jpg',
            verified_at: noon + hour,
          }),
          videoRow({ id: 'v3', author_id: 'lin', category: 'data', cover: 'works/3.jpg', verified_at: noon - hour }),
          videoRow({ id: 'v4', author_id: 'lin', category: 'film', state: 'pending_review', verified_at: null }),
        ]);
        await insertRows(tx, 'video_month_pick', [{ month: '2026-11', video_id: 'v2', position: 1 }]);
        await insertRows(tx, 'playlist', [
          playlistRow({ id: 'l1', entry_count: 1, collect_count: 1 }),
          playlistRow({ id: 'l2', entry_count: 1, collect_count: 2 }),
          playlistRow({ id: 'diary', entry_count: 1, collect_count: 3, is_public: 0 }),
        ]);
        for (const id of ['l1', 'l2', 'diary']) await insertRows(tx, 'playlist_entry', entriesOf(id, ['v1']));
        await insertRows(tx, 'topic', [topicRow({ id: 't1' })]);
        await insertRows(tx, 'operation_banner', [
          bannerRow({ id: 'home', location_id: 7 }),
          bannerRow({ id: 'here', location_id: 8, title_en: 'Here' }),
        ]);
        await insertRows(tx, 'search_hot_word', [{ language: 'en', text: 'drone', position: 1 }]);
        await insertRows(tx, 'activity', [
          activityRow({ id: 'over', organiser_id: 'lin', hold_start_at: noon - 24 * hour }),
          activityRow({ id: 'coming', organiser_id: 'lin', hold_start_at: noon + 24 * hour }),
        ]);
        await insertRows(
          tx,
          'ranking_place',
          [
            { step: 'all' as const, thing_id: 'v3' },
            { step: 'week' as const, thing_id: 'v3' },
            { step: 'creators' as const, thing_id: 'lin' },
          ].map((row) => ({ ...row, day: '2026-11-20', rank: 1, score: 9, moved: null })),
        );
      });
      await addJobs(db, { id: 'designer', company_id: 'lin' }, { id: 'paused', company_id: 'lin', paused_at: noon });
    });

    test('shows each category that has public works by the cover of its hottest one, and all works', async () => {
      expect((await readFindPage('zh')).categories).toEqual([
        { category: '', cover: 'works/2.jpg' },
        { category: 'sound', cover: 'works/1.jpg' },
        { category: 'data', cover: 'works/3.jpg' },
      ]);
    });

    test('begins every list', async () => {
      expect(await readFindPage('en')).toMatchObject({
        hotWords: ['drone'],
        banners: [{ id: 'here', title: 'Here' }],
        picks: [{ videoId: 'v2' }],
        newVideos: [{ videoId: 'v2' }, { videoId: 'v1', title: 'Tides' }, { videoId: 'v3' }],
        hotVideos: [{ videoId: 'v3', rank: 1 }],
        playlists: [{ id: 'l2' }, { id: 'l1' }],
        creators: [{ userId: 'lin', rank: 1, videoCount: 3 }],
        channels: [{ id: 't1' }],
        activities: [{ id: 'coming' }],
        live: [{ id: 'on air' }, { id: 'next' }],
        jobs: [{ id: 'designer' }],
      });
    });

    test('carries the tags of the play lists that it shows, and none that has become private since they were found', async () => {
      readAs(testContext(database().db), async (given) => {
        if (!given.includes('playlist:l2')) return;
        await database().db.transaction((tx) =>
          tx.updateTable('playlist').set({ is_public: 0 }).where('id', '=', 'l2').execute(),
        );
      });
      expect((await readFindPage('zh')).playlists.map(({ id }) => id)).toEqual(['l1']);
      expect(tags).toContainEqual(['playlist:l2', 'playlist:l1', 'person:authors']);
    });

    test('tells search engines what it gathers and where it stands', async () => {
      const content = await readFindPage('en');
      const words = { name: 'Discover', description: 'All there is.', newVideos: 'New works' };
      const facts = { language: 'en', siteUrl: 'https://light.example', home: 'Home' } as const;
      expect(findJsonLd({ content, words, ...facts })).toMatchObject({
        '@graph': [
          {
            '@type': 'CollectionPage',
            url: 'https://light.example/en/Find',
            mainEntity: { '@type': 'ItemList', name: 'New works', numberOfItems: 3 },
          },
          { '@type': 'BreadcrumbList' },
        ],
      });
    });
  });
});
