import { keepDocument } from '@/lib/base/search/port';
import type { SearchDocument } from '@/lib/base/thing/codes';
import type { Context } from '@/lib/platform/server/context';
import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { eventually } from '@/test/eventually';
import { everyPage } from '@/test/every-page';
import { addJobs } from '@/test/jobs';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import * as contract from '../contract';
import { searchActivities, searchBroadcasts, searchJobs, searchPeople, searchTopics, searchVideos } from './search';

const searches = {
  video: { verb: searchVideos, endpoint: contract.searchVideos, key: 'videoId' },
  person: { verb: searchPeople, endpoint: contract.searchPeople, key: 'userId' },
  topic: { verb: searchTopics, endpoint: contract.searchTopics, key: 'id' },
  activity: { verb: searchActivities, endpoint: contract.searchActivities, key: 'id' },
  live: { verb: searchBroadcasts, endpoint: contract.searchBroadcasts, key: 'id' },
  job: { verb: searchJobs, endpoint: contract.searchJobs, key: 'id' },
} as const;
type Kind = keyof typeof searches;

const document = (nameZh: string, weight = 0): SearchDocument => ({
  nameZh,
  nameEn: null,
  keywords: [],
  texts: [],
  weight,
});

describeOnBothEngines('search', (database) => {
  const context = (overrides: Partial<Context> = {}) => testContext(database().db, overrides);
  const index = (kind: Kind, id: string, found: SearchDocument) =>
    database().db.transaction((tx) => keepDocument(tx, kind, id, async () => found));
  const search = async (kind: Kind, text: string, page: { pageIndex?: number; pageSize?: number } = {}) => {
    const { verb, endpoint, key } = searches[kind];
    const answer = await verb(context(), { pageIndex: 1, pageSize: 20, ...page, text });
    expect(endpoint.data.parse(answer)).toEqual(answer);
    const list = answer.list as unknown as Record<string, string>[];
    return { ...answer, list: list.map((item) => item[key] ?? '') };
  };

  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [
        personRow({ id: 'author', nickname: '林一舟' }),
        personRow({ id: 'organiser' }),
        personRow({ id: 'erased', nickname: '', erased_at: noon }),
      ]);
      const many = Array.from({ length: 45 }, (_, place) => videoRow({ id: `many-${place}` }));
      await insertRows(tx, 'video', [videoRow({ id: 'seen' }), videoRow({ id: 'gone', state: 'deleted' }), ...many]);
      await insertRows(tx, 'topic', [topicRow({ id: 'seen' }), topicRow({ id: 'gone', state: 'failed' })]);
      await insertRows(tx, 'activity', [activityRow({ id: 'seen' }), activityRow({ id: 'gone', review_state: 3 })]);
    });
    await addBroadcast(database().db, { id: 'seen', host_id: 'organiser', startAt: noon });
    await addBroadcast(database().db, { id: 'gone', host_id: 'organiser', startAt: noon, review_state: 3 });
    await addJobs(
      database().db,
      { id: 'seen', company_id: 'organiser' },
      { id: 'gone', company_id: 'organiser', open_until: noon },
    );
    for (const kind of ['video', 'topic', 'activity', 'live', 'job'] as const) {
      await index(kind, 'seen', document('光影之间', 5));
      await index(kind, 'gone', document('光影之外', 9));
    }
    await index('person', 'author', document('光影工作室'));
    await index('person', 'erased', document('光影旧人'));
    for (const place of Array(45).keys()) await index('video', `many-${place}`, document('潮汐练习', 100 - place));
  });

  test.each([
    ['video', 'seen'],
    ['person', 'author'],
    ['topic', 'seen'],
    ['activity', 'seen'],
    ['live', 'seen'],
    ['job', 'seen'],
  ] as const)('of a %s leaves out what is not public any more', async (kind, id) => {
    expect(await search(kind, '光影')).toEqual({ list: [id], nextPage: null, hasNextPage: false });
  });

  test('finds one kind only, and nothing that lacks a word', async () => {
    expect((await search('topic', '潮汐')).list).toEqual([]);
    expect((await search('video', '光影 潮汐')).list).toEqual([]);
  });

  test.each([7, 20, 45])('gives every hit once over all pages of %i, in one order', async (pageSize) => {
    const pages = await everyPage((pageIndex) => search('video', '潮汐', { pageIndex, pageSize }));
    expect(pages.flatMap(({ list }) => list)).toEqual(Array.from({ length: 45 }, (_, place) => `many-${place}`));
    expect(pages).toHaveLength(Math.ceil(45 / pageSize));
  });

  test('beyond the last page is nothing', async () => {
    const beyond = await search('video', '潮汐', { pageIndex: 100_000, pageSize: 100 });
    expect(beyond).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });

  test.each(['…', '!?', '\u0301'])('a text without words finds nothing: %s', async (text) => {
    expect(await search('video', text)).toEqual({ list: [], nextPage: null, hasNextPage: false });
  });

  test('of people answers what a list shows of them', async () => {
    const page = await searchPeople(context({ language: 'en' }), { pageIndex: 1, pageSize: 20, text: '光影' });
    expect(page.list).toEqual([
      {
        userId: 'author',
        nickname: '林一舟',
        avatar: null,
        tagline: '',
        verification: 'none',
        followerCount: 0,
      },
    ]);
  });

  test('notes what found something, for the hot words', async () => {
    await search('video', '光影');
    await search('video', '潮汐', { pageIndex: 2 });
    await search('video', '没有');
    const noted = () => database().db.read.selectFrom('search_count').select('text').execute();
    await eventually(async () => expect(await noted()).toEqual(expect.arrayContaining([{ text: '光影' }])));
    expect(await noted()).not.toContainEqual({ text: '没有' });
  });

  test.each(Object.values(searches))('$endpoint.name asks for a word (specification section 5)', ({ endpoint }) => {
    for (const text of ['', '   ']) {
      expect(endpoint.input.safeParse({ text }).error?.issues).toMatchObject([{ message: 'required' }]);
    }
    expect(endpoint.input.safeParse({ text: 'a'.repeat(101) }).success).toBe(false);
  });
});
