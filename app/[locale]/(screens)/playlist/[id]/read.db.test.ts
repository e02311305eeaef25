import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { entriesOf, insertRows, personRow, playlistRow, videoRow } from '@/test/rows';
import { playlistJsonLd } from './json-ld';
import { readPlaylistPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of a play list', (database) => {
  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin' }),
        videoRow({ id: 'v2', author_id: 'lin', state: 'pending_review' }),
        videoRow({ id: 'v3', author_id: 'lin' }),
      ]);
      await insertRows(tx, 'playlist', [
        playlistRow({ id: 'open', owner_id: 'lin', entry_count: 3 }),
        playlistRow({ id: 'hidden', owner_id: 'lin', is_public: 0, is_wished_public: 0 }),
      ]);
      await insertRows(tx, 'playlist_entry', entriesOf('open', ['v3', 'v2', 'v1']));
    });
  });
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('shows the works that everybody may see in their order, and carries the tags of all', async () => {
    const found = await readPlaylistPage('zh', 'open');
    expect(found?.videos.list.map(({ videoId }) => videoId)).toEqual(['v3', 'v1']);
    expect(tags.flat().sort()).toEqual(['person:authors', 'playlist:open', 'video:v1', 'video:v2', 'video:v3']);
    if (!found) throw new Error('No list was found');
    const facts = { playlist: found.playlist, videos: found.videos.list, siteUrl: 'https://site.test', home: '首页' };
    expect(playlistJsonLd({ ...facts, language: 'en' })).toMatchObject({
      '@graph': [
        {
          '@type': 'ItemList',
          '@id': 'https://site.test/en/playlist/open',
          itemListElement: [{ position: 1, url: 'https://site.test/en/video/detail/v3' }, { position: 2 }],
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  test('there is none of a private list, tagged so that it comes once the list is public', async () => {
    expect(await readPlaylistPage('zh', 'hidden')).toBeNull();
    expect(tags.flat()).toContain('playlist:hidden');
  });

  test('nothing is read for what can be no id', async () => {
    expect(await readPlaylistPage('zh', 'a b')).toBeNull();
    expect(tags.flat()).toEqual([]);
  });
});
