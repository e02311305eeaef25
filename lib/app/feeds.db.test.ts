import { type Env, readEnv } from '@/lib/platform/server/env';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { articleRow, insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { readFeed } from './feeds';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
beforeAll(() => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example' });
});
afterAll(() => {
  slot.lightfieldEnv = undefined;
});

describeOnBothEngines('feeds', (database) => {
  const read = (kind: string, id: string, language: 'zh' | 'en' = 'zh') =>
    readFeed(testContext(database().db, { language }), kind, id);
  const pages = async (kind: string, id: string) =>
    (await read(kind, id))?.entries.map(({ page }) => page.replace('https://light.example/video/detail/', ''));

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['article', 'topic_video', 'topic', 'video', 'person'] as const)
        await tx.deleteFrom(table).execute();
      await insertRows(tx, 'person', [
        personRow({ id: 'maker', nickname: '米卡', nickname_key: 'mika' }),
        personRow({ id: 'other' }),
        personRow({ id: 'erased', nickname: '', nickname_key: 'gone', erased_at: noon }),
      ]);
      const times = { first: noon - 3, second: noon - 2, third: noon - 1 };
      const works = Object.entries(times).map(([id, verified_at]) => ({ id, verified_at, author_id: 'maker' }));
      await insertRows(tx, 'video', [
        ...works.map(videoRow),
        videoRow({ id: 'down', author_id: 'maker', state: 'failed' }),
        videoRow({ id: 'waiting', author_id: 'other', state: 'pending_review', verified_at: null }),
        videoRow({ id: 'others', author_id: 'other', verified_at: noon - 9 }),
      ]);
      await insertRows(tx, 'topic', [
        topicRow({ id: 'light', name_zh: '光', name_en: 'Light' }),
        topicRow({ id: 'closed', state: 'failed' }),
      ]);
      const placed = [
        ['light', 'first', 5],
        ['light', 'others', 7],
        ['light', 'down', 9],
        ['closed', 'first', 1],
      ] as const;
      const row = { kind: 'light', person_id: 'maker' } as const;
      await insertRows(tx, 'article', [
        articleRow({ id: 'essay', author_id: 'other', topic_id: 'light', title_en: 'Essay', body_en: '<p>Dark</p>' }),
        articleRow({ id: 'draft', author_id: 'other', topic_id: 'light', state: 'pending_edit' }),
      ]);
      for (const topic_id of ['', 'light']) {
        const entry = { topic_id, tag_key: '', listed_at: noon, like_count: 0 };
        await insertRows(tx, 'article_entry', [{ ...entry, article_id: 'essay' }]);
      }
      const rows = placed.map(([topic_id, video_id, added_at]) => ({ ...row, topic_id, video_id, added_at }));
      await insertRows(tx, 'topic_video', rows);
    }),
  );

  test('have public works alone, the newest first: of everybody, of a person, of a channel', async () => {
    expect(await pages('works', 'all')).toEqual(['third', 'second', 'first', 'others']);
    expect(await pages('people', 'maker')).toEqual(['third', 'second', 'first']);
    expect(await pages('channels', 'light')).toEqual(['others', 'first']);
  });

  test.each([
    ['people', 'nobody'],
    ['people', 'erased'],
    ['channels', 'nothing'],
    ['channels', 'closed'],
    ['works', 'maker'],
    ['articles', 'nothing'],
    ['articles', 'closed'],
    ['playlists', 'all'],
  ])('there is none at %s/%s', async (kind, id) => {
    expect(await read(kind, id)).toBeNull();
  });

  test('have public articles alone: of everybody, of a channel', async () => {
    const entry = { page: 'https://light.example/en/articleIndex/essay', title: 'Essay', publishedAt: noon };
    expect((await read('articles', 'all', 'en'))?.entries).toMatchObject([entry]);
    expect(await read('articles', 'light', 'en')).toMatchObject({
      ...{ title: 'Articles in Light · Lightfield', page: 'https://light.example/en/articleIndex?topicId=light' },
      entries: [entry],
    });
  });

  test('hold thirty works at most', async () => {
    const works = Array.from({ length: 40 }, (_, index) => videoRow({ id: `w${index}`, author_id: 'other' }));
    await database().db.transaction((tx) => insertRows(tx, 'video', works));
    expect(await pages('works', 'all')).toHaveLength(30);
    expect(await pages('people', 'other')).toHaveLength(30);
  });

  test('speak the language asked for, with addresses in it', async () => {
    await database().db.transaction((tx) =>
      tx
        .updateTable('video')
        .set({ title_zh: '形状', title_en: 'Shapes', intro_zh: '一\n二', cover: 'works/1.jpg' })
        .where('id', '=', 'third')
        .execute(),
    );
    const picture = 'https://light.example/media/works/1.jpg?w=1008&h=672&f=jpg';
    expect(await read('people', 'maker', 'en')).toMatchObject({
      title: 'Works by 米卡 · Lightfield',
      page: 'https://light.example/en/otherPeople?userId=maker',
      rss: 'https://light.example/en/feeds/people/maker.xml',
      atom: 'https://light.example/en/feeds/people/maker.atom',
      language: 'en',
      updatedAt: noon,
    });
    const [entry] = (await read('works', 'all', 'en'))?.entries ?? [];
    expect(entry).toEqual({
      page: 'https://light.example/en/video/detail/third',
      title: 'Shapes',
      summary: '一 二',
      author: { name: '米卡', page: 'https://light.example/en/otherPeople?userId=maker' },
      publishedAt: noon - 1,
      picture: { address: picture, width: 1008, height: 672 },
    });
    expect(await read('channels', 'light')).toMatchObject({
      title: '频道“光” · 光场',
      page: 'https://light.example/topicIntroduce?topicId=light',
      language: 'zh-CN',
    });
    expect((await read('works', 'all'))?.entries[0]?.title).toBe('形状');
  });
});
