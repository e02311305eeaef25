import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, topicRow } from '@/test/rows';
import { findTopicList } from '../contract';
import { listTopics } from './list-topics';

const firstPage = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('the list of channels', (database) => {
  const ask = (query: Parameters<typeof listTopics>[1] = firstPage, language: 'zh' | 'en' = 'zh') =>
    listTopics(testContext(database().db, { language }), query);
  const idsOf = async (query: Parameters<typeof listTopics>[1] = firstPage) =>
    (await ask(query)).list.map((topic) => topic.id);
  const insert = (rows: ReturnType<typeof topicRow>[]) =>
    database().db.transaction((tx) => insertRows(tx, 'topic', rows));

  beforeEach(() => database().db.transaction((tx) => tx.deleteFrom('topic').execute()));

  test('is an empty last page when there are none', async () => {
    expect(await ask()).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });

  test('has most members first, then the newest, then any fixed order', async () => {
    await insert([
      topicRow({ id: 'few', member_count: 1, created_at: noon + 9 }),
      topicRow({ id: 'old', member_count: 7, created_at: noon }),
      topicRow({ id: 'twin-b', member_count: 7, created_at: noon + 1 }),
      topicRow({ id: 'twin-a', member_count: 7, created_at: noon + 1 }),
      topicRow({ id: 'many', member_count: 2_147_483_648, created_at: noon }),
    ]);
    expect(await idsOf()).toEqual(['many', 'twin-a', 'twin-b', 'old', 'few']);
  });

  test.each([
    ['activity', ['c', 'a', 'b', 'd']],
    ['members', ['b', 'd', 'a', 'c']],
    ['age', ['d', 'a', 'b', 'c']],
  ] as const)('by %s, of all channels and of a kind', async (orderBy, ids) => {
    await insert([
      topicRow({ id: 'a', active_at: noon + 2, member_count: 1, created_at: noon + 1, kind: 'sound' }),
      topicRow({ id: 'b', active_at: noon + 2, member_count: 9, created_at: noon + 1 }),
      topicRow({ id: 'c', active_at: noon + 3, member_count: 1, created_at: noon, kind: 'sound' }),
      topicRow({ id: 'd', active_at: noon, member_count: 2, created_at: noon + 2 }),
      topicRow({ id: 'e', active_at: noon + 9, state: 'failed' }),
    ]);
    expect(await idsOf({ ...firstPage, orderBy })).toEqual(ids);
    const ofKind = ids.filter((id) => id === 'a' || id === 'c');
    expect(await idsOf({ ...firstPage, orderBy, kind: 'sound' })).toEqual(ofKind);
    expect(await idsOf({ ...firstPage, orderBy, kind: 'school' })).toEqual([]);
  });

  test('shows only what passed review', async () => {
    await insert([
      topicRow({ id: 'seen' }),
      topicRow({ id: 'waiting', state: 'pending_review' }),
      topicRow({ id: 'refused', state: 'failed' }),
    ]);
    expect(await idsOf()).toEqual(['seen']);
  });

  test('answers exactly what the contract declares, in the language asked for', async () => {
    await insert([
      topicRow({ id: 'a', name_zh: '光', name_en: 'Light', intro_zh: '介绍', thumb: 'topics/1.jpg', video_count: 3 }),
    ]);
    const page = await ask(firstPage, 'en');
    expect(findTopicList.data.parse(page)).toEqual(page);
    expect(page.list).toEqual([
      {
        id: 'a',
        thumb: 'topics/1.jpg',
        title: 'Light',
        titleLanguage: 'en',
        memberCount: 0,
        videoCount: 3,
        introduction: '介绍',
        introductionLanguage: 'zh',
      },
    ]);
    expect((await ask(firstPage, 'zh')).list[0]).toMatchObject({ title: '光', titleLanguage: 'zh' });
  });

  test.each([1, 7, 20, 100])('gives every channel once over all pages of %i', async (pageSize) => {
    const rows = Array.from({ length: 140 }, (_, index) => topicRow({ id: `t${index}`, member_count: index % 9 }));
    await insert(rows);
    const pages = await everyPage((pageIndex) => ask({ pageIndex, pageSize }));
    const ids = pages.flatMap((page) => page.list.map((topic) => topic.id));
    expect(pages).toHaveLength(Math.ceil(140 / pageSize));
    expect(pages.slice(0, -1).every((page) => page.list.length === pageSize)).toBe(true);
    expect(ids).toHaveLength(140);
    expect(new Set(ids)).toEqual(new Set(rows.map((row) => row.id)));
  });

  test('a page that fits exactly is the last one, and what lies beyond is empty', async () => {
    await insert(Array.from({ length: 20 }, (_, index) => topicRow({ id: `t${index}` })));
    expect(await ask()).toMatchObject({ nextPage: null, hasNextPage: false });
    expect((await ask()).list).toHaveLength(20);
    expect(await ask({ pageIndex: 100_000, pageSize: 100 })).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });
});
