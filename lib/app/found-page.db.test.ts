import type { Context } from '@/lib/platform/server/context';
import type { Use } from '@/lib/platform/server/limits/rate-limit';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { keepDocument } from '@/lib/search/port';
import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { activityRow, insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { readFoundPage } from './found-page';

describeOnOneEngine('the page of a search', (database) => {
  const context = (overrides: Partial<Context> = {}) => testContext(database().db, overrides);

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
    [undefined, 'works', 20],
    ['works', 'works', 20],
    ['people', 'people', 1],
    ['channels', 'channels', 1],
    ['activities', 'activities', 1],
    ['constructor', 'works', 20],
  ])('on tab %s has the first hits of %s, and of nothing else', async (tab, shown, count) => {
    const found = await readFoundPage(context(), { text: ' 光影 ', tab });
    expect(found).toMatchObject({ text: '光影', tab: shown });
    expect(Object.entries(found.first).map(([name, { list }]) => [name, list.length])).toEqual([[shown, count]]);
  });

  test('goes on where its list does', async () => {
    const { first } = await readFoundPage(context(), { text: '光影' });
    expect(first.works).toMatchObject({ nextPage: 2, hasNextPage: true });
  });

  test.each([[undefined], [''], ['  '], [['', '光影']]])('asks for nothing where the address says %j', async (text) => {
    const uses: Use[] = [];
    const limit = async (use: Use) => void uses.push(use);
    expect(await readFoundPage(context({ limit }), { text })).toEqual({ text: '', tab: 'works', first: {} });
    expect(uses).toEqual([]);
  });

  test('shares the limit of the call; beyond it the browser asks, and says so', async () => {
    const uses: Use[] = [];
    const limit = async (use: Use) => {
      uses.push(use);
      throw new CodedError('TooManyRequests', { retryAfterSeconds: 60 });
    };
    const found = await readFoundPage(context({ limit }), { text: '光影', tab: 'channels' });
    expect(found).toEqual({ text: '光影', tab: 'channels', first: {} });
    expect(uses).toEqual([{ name: 'searchTopics', client: '203.0.113.7', limit: { max: 120, seconds: 60 } }]);
  });

  test('what a call would refuse is no failure of the page; any other is', async () => {
    expect((await readFoundPage(context(), { text: '光\u0000影' })).first).toEqual({});
    const limit = async () => {
      throw new Error('down');
    };
    await expect(readFoundPage(context({ limit }), { text: '光影' })).rejects.toThrow('down');
  });

  test('finds nothing and says so by an empty list', async () => {
    const { first } = await readFoundPage(context(), { text: '水墨' });
    expect(first).toEqual({ works: { list: [], nextPage: null, hasNextPage: false } });
  });

  test('is noted for the hot words as the search that it is, once for a visitor', async () => {
    const noted = () => database().db.read.selectFrom('search_count').select(['text', 'viewer_count']).execute();
    await eventually(async () => expect(await noted()).toEqual([{ text: '光影', viewer_count: 1 }]));
  });
});
