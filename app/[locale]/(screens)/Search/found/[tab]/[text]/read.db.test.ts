import { keepDocument } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { readFoundPage } from './read';

const noted: string[] = [];
jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/base/search/server/note-search', () => ({
  noteSearch: async (_: Context, text: string) => noted.push(text),
}));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of a search', (database) => {
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'organiser', nickname: '林一舟' })]);
      const videos = Array.from({ length: 21 }, (_, place) => videoRow({ id: `v${place}`, author_id: 'organiser' }));
      await insertRows(tx, 'video', videos);
      await insertRows(tx, 'topic', [topicRow({ id: 't' })]);
      await insertRows(tx, 'activity', [activityRow({ id: 'a' })]);
      const document = { nameZh: '光影之间', nameEn: null, keywords: [], texts: [], weight: 0 };
      const kept = [...videos.map(({ id }) => ['video', id] as const), ['person', 'organiser'] as const];
      for (const [kind, id] of [...kept, ['topic', 't'] as const, ['activity', 'a'] as const]) {
        await keepDocument(tx, kind, id, async () => document);
      }
    }),
  );

  test.each([
    ['works', 'works', 20],
    ['people', 'people', 1],
    ['channels', 'channels', 1],
    ['activities', 'activities', 1],
    ['constructor', 'works', 20],
  ])('on tab %s has the first hits of %s, and of nothing else', async (tab, shown, count) => {
    for (const text of ['光影', encodeURIComponent('光影')]) {
      const found = await readFoundPage('zh', { text, tab });
      expect(found).toMatchObject({ text: '光影', tab: shown });
      expect(Object.entries(found.first).map(([name, { list }]) => [name, list.length])).toEqual([[shown, count]]);
    }
  });

  test('ends when the index changes, or what the hits show of works, events and people', async () => {
    await readFoundPage('zh', { text: '光影', tab: 'works' });
    expect(tags.flat()).toEqual(['search:index', 'video:daily', 'person:authors']);
  });

  test.each([
    ['live', 'broadcast:lists'],
    ['projects', 'demand:lists'],
  ])('on tab %s ends with its lists too', async (tab, tag) => {
    await readFoundPage('zh', { text: '光影', tab });
    expect(tags.flat()).toContain(tag);
  });

  test('goes on where its list does', async () => {
    const { first } = await readFoundPage('zh', { text: '光影', tab: 'works' });
    expect(first.works).toMatchObject({ nextPage: 2, hasNextPage: true });
  });

  test('finds nothing and says so by an empty list', async () => {
    const { first } = await readFoundPage('zh', { text: '水墨', tab: 'works' });
    expect(first).toEqual({ works: { list: [], nextPage: null, hasNextPage: false } });
  });

  test('records no search: the page is made for all, not for one who searches', () => {
    expect(noted).toEqual([]);
  });
});
