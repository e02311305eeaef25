import type { Reader } from '@/lib/platform/server/db/database';
import { type Env, readEnv } from '@/lib/platform/server/env';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { playlistsSection } from '@/lib/works/playlist/server/sitemap';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { listParts, openPart, worksSection } from './sitemap';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
beforeAll(() => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example' });
});
afterAll(() => {
  slot.lightfieldEnv = undefined;
});

async function collect(urls: AsyncIterable<SitemapUrl> | null): Promise<SitemapUrl[]> {
  const all: SitemapUrl[] = [];
  for await (const url of urls ?? []) all.push(url);
  return all;
}
const addressesOf = async (urls: AsyncIterable<SitemapUrl> | null) =>
  (await collect(urls)).map(({ address }) => address.replace('https://light.example', ''));

describeOnBothEngines('the sitemap of works and play lists', (database) => {
  const context = () => testContext(database().db);
  const read = (): Reader => database().db.read;
  const insert = (works: Parameters<typeof videoRow>[0][]) =>
    database().db.transaction((tx) => insertRows(tx, 'video', works.map(videoRow)));
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['playlist_entry', 'playlist', 'video_source', 'video', 'person'] as const) {
        await tx.deleteFrom(table).execute();
      }
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
    }),
  );

  test('is empty without works', async () => {
    for (const section of [worksSection, playlistsSection]) {
      expect(await section.listParts(context())).toEqual([]);
      expect(await section.openPart(context(), 'nothing')).toBeNull();
    }
  });

  test('holds public works and no others, a work without an English title in Chinese alone', async () => {
    const hidden = ['pending_edit', 'pending_review', 'failed', 'deleted'] as const;
    await insert([
      ...hidden.map((state) => ({ id: `is ${state}`, state, title_en: 'Hidden' })),
      { id: 'both', title_en: 'Light' },
      { id: 'chinese' },
    ]);
    expect(await worksSection.listParts(context())).toEqual(['both']);
    for (const state of hidden) expect(await worksSection.openPart(context(), `is ${state}`)).toBeNull();
    expect(await addressesOf(await worksSection.openPart(context(), 'both'))).toEqual([
      '/video/detail/both',
      '/en/video/detail/both',
      '/video/detail/chinese',
    ]);
  });

  test('tells of a film in the words of each language where it is played, and of none that cannot be', async () => {
    await insert([
      {
        id: 'film',
        title_zh: '光的形状',
        title_en: 'Shapes of light',
        intro_zh: '第一行\n第二行',
        cover: 'works/1.jpg',
        duration_seconds: 92,
        view_count: 7,
      },
      { id: 'silent', cover: 'works/2.jpg' },
    ]);
    await database().db.transaction((tx) =>
      tx
        .insertInto('video_source')
        .values({
          ...{
            video_id: 'film',
            upload_id: null,
            state: 'ready',
            progress: 100,
            problem: null,
            original: null,
            download: null,
          },
          ...{
            name: 'a.mp4',
            bytes: 1,
            folder: 'films/1/',
            width: 1920,
            height: 1080,
            renditions: '[]',
            touched_at: 1,
          },
        })
        .execute(),
    );
    const [zh, en, silent] = await collect(await worksSection.openPart(context(), 'film'));
    const cover = 'https://light.example/media/works/1.jpg?w=1008&h=672&f=jpg';
    const film = { thumbnail: cover, durationSeconds: 92, viewCount: 7, publishedAt: noon };
    expect(zh).toEqual({
      address: 'https://light.example/video/detail/film',
      languages: {
        'zh-CN': 'https://light.example/video/detail/film',
        en: 'https://light.example/en/video/detail/film',
        'x-default': 'https://light.example/video/detail/film',
      },
      changedAt: noon,
      images: [cover],
      videos: [
        {
          ...film,
          title: '光的形状',
          description: '第一行 第二行',
          player: 'https://light.example/VideoPlayer?id=film',
        },
      ],
    });
    expect(en?.videos).toEqual([
      {
        ...film,
        title: 'Shapes of light',
        description: '第一行 第二行',
        player: 'https://light.example/en/VideoPlayer?id=film',
      },
    ]);
    expect([silent?.images?.length, silent?.videos]).toEqual([1, []]);
  });

  test('is cut into ranges of ids and read piece by piece: every work stands in one part', async () => {
    const works = Array.from({ length: 1203 }, (_, index) => ({ id: `v${1000 + index}` }));
    // After the first range of 550 the same number is not public.
    await insert(
      works.map((work, index) => ({ ...work, state: index >= 550 && index < 1100 ? 'failed' : 'verified' })),
    );
    expect(await listParts(read(), 550)).toEqual(['v1000', 'v2100']);
    expect(await openPart(context(), 'v1550', 550)).toBeNull();
    const first = await addressesOf(await openPart(context(), 'v1000', 550));
    const last = await addressesOf(await openPart(context(), 'v2100', 550));
    expect([first.length, last.length]).toEqual([550, 103]);
    expect(new Set([...first, ...last]).size).toBe(653);
    expect(last[0]).toBe('/video/detail/v2100');
  });

  test('holds public play lists with a public work, its cover first; never a private one', async () => {
    await insert([
      { id: 'hidden', state: 'failed', cover: 'works/hidden.jpg' },
      { id: 'seen', cover: 'works/seen.jpg' },
    ]);
    const lists = { open: 1, private: 0, empty: 1, dead: 1 };
    await database().db.transaction(async (tx) => {
      const texts = { owner_id: 'author', title: 't', intro: '', created_at: noon, updated_at: noon + 1 };
      const rows = Object.entries(lists).map(([id, is_public]) => ({ id, is_public, ...texts }));
      await tx.insertInto('playlist').values(rows).execute();
      const entries = [
        ['open', 'hidden', 1],
        ['open', 'seen', 2],
        ['private', 'seen', 1],
        ['dead', 'hidden', 1],
      ] as const;
      const values = entries.map(([playlist_id, video_id, position]) => ({ playlist_id, video_id, position }));
      await tx
        .insertInto('playlist_entry')
        .values(values.map((value) => ({ ...value, added_at: noon })))
        .execute();
    });
    expect(await playlistsSection.listParts(context())).toEqual(['open']);
    for (const id of ['private', 'empty', 'dead']) expect(await playlistsSection.openPart(context(), id)).toBeNull();
    const found = await collect(await playlistsSection.openPart(context(), 'open'));
    expect(found.map(({ address }) => address)).toEqual([
      'https://light.example/playlist/open',
      'https://light.example/en/playlist/open',
    ]);
    expect(found[0]).toMatchObject({
      changedAt: noon + 1,
      images: ['https://light.example/media/works/seen.jpg?w=1008&h=672&f=jpg'],
    });
    await database().db.transaction((tx) =>
      tx.updateTable('playlist').set({ is_public: 0 }).where('id', '=', 'open').execute(),
    );
    expect(await playlistsSection.listParts(context())).toEqual([]);
  });
});
