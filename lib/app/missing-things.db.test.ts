import { getArticle } from '@/lib/community/article/server/get-article';
import { getTopic } from '@/lib/community/topic/server/get-topic';
import { getActivity } from '@/lib/events/activity/server/get-activity';
import { getContest } from '@/lib/events/contest/server/get-contest';
import { getEntry } from '@/lib/events/entry/server/public/get-entry';
import { getBroadcast } from '@/lib/live/broadcast/server/get-broadcast';
import { getPersonDetail } from '@/lib/people/person/server/get-person-detail';
import type { Context } from '@/lib/platform/server/context';
import { getPlaylist } from '@/lib/works/playlist/server/get-playlist';
import { getVideoDetail } from '@/lib/works/work/server/get-video-detail';
import { addContest, entryRow } from '@/test/contests';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { seed } from '@/test/seeded';
import { findMissing } from './missing-things';

/** What the page itself would read, which costs more. */
const isFound = (read: Promise<unknown>) =>
  read.then(
    () => true,
    () => false,
  );

describeOnBothEngines('what is not there', (database) => {
  let context: Context;

  beforeAll(async () => {
    const { db } = database();
    await seed(db);
    context = testContext(db);
    await db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'erased', erased_at: noon })]);
      await insertRows(tx, 'video', [
        ...(['pending_review', 'pending_edit', 'failed', 'deleted', 'verified'] as const).map((state) =>
          videoRow({ id: `work-${state}`, author_id: 'person-001', state }),
        ),
      ]);
    });
  });

  async function idsOf(
    table: 'video' | 'person' | 'playlist' | 'topic' | 'article' | 'activity' | 'live_broadcast',
  ): Promise<string[]> {
    const rows = await context.db.read.selectFrom(table).select('id').execute();
    return [...rows.map(({ id }) => id), 'nothing'];
  }

  test.each([
    ['work', '/video/detail/[id]', 'video', (id: string) => getVideoDetail(context, { id })],
    ['film', '/VideoPlayer?id', 'video', (id: string) => getVideoDetail(context, { id })],
    ['person', '/otherPeople?userId', 'person', (userId: string) => getPersonDetail(context, { userId })],
    ['playlist', '/playlist/[id]', 'playlist', (id: string) => getPlaylist(context, { id })],
    ['article', '/articleIndex/[id]', 'article', (id: string) => getArticle(context, { id })],
    ['activity', '/ActivityDetail/[id]', 'activity', (id: string) => getActivity(context, { id })],
    ['broadcast', '/live/liveDetail?id', 'live_broadcast', (id: string) => getBroadcast(context, { id })],
    ['channel', '/topicIntroduce?topicId', 'topic', (id: string) => getTopic(context, { id })],
  ] as const)('a %s is missing exactly where its page finds none', async (kind, page, table, read) => {
    const ids = await idsOf(table);
    const missing = await Promise.all(ids.map(async (id) => [id, await findMissing(context, page, id)]));
    const expected = await Promise.all(ids.map(async (id) => [id, (await isFound(read(id))) ? null : kind]));
    expect(missing).toEqual(expected);
    expect(new Set(missing.map(([, found]) => found))).toEqual(new Set([null, kind]));
  });

  test.each([
    ['/treaty/[id]', 'privacy', null],
    ['/treaty/[id]', 'nothing', 'text'],
    ['/business/request/[service]', 'resources', null],
    ['/business/request/[service]', 'toString', 'service'],
    ['/business/requests/[key]', 'nothing', 'request'],
    ['/door/[key]', 'nothing', 'door'],
    ['/live/stage/[key]', 'nothing', 'stage'],
    ['/channel/[type]', 'all', null],
    ['/channel/[type]', 'light', null],
    ['/channel/[type]', 'toString', 'kind'],
    ['/hotList/[step]', 'week', null],
    ['/hotList/[step]', 'year', 'board'],
    ['/video/detail/[id]', 'a b', 'work'],
    ['/not-there/work', 'work', 'work'],
    ['/match/[contestName]/awards', 'Works', 'contest'],
    ['/certificate/[code]', '0000-0000-0000-0000', 'certificate'],
  ])('%s of %s: %s', async (page, value, kind) => {
    expect(await findMissing(context, page, value)).toBe(kind);
  });

  test('a contest and its entries are missing exactly where their pages find none', async () => {
    const { db } = database();
    await addContest(db, { name: 'shown', works_at: noon });
    await addContest(db, { name: 'hidden' });
    await addContest(db, { name: 'draft', published_at: null, is_listed: 0, works_at: noon });
    const row = (id: string, activity_id: string, change = {}) =>
      entryRow({ id, activity_id, number: 1, ...change, person_id: 'person-001' });
    const entries = [
      row('entry-shown', 'shown'),
      row('entry-unchecked', 'shown', { number: null, is_shown: 0, checked_at: null }),
      row('entry-hidden', 'hidden'),
      row('entry-listed', 'hidden', { number: 2, state: 'shortlisted' }),
      row('entry-draft', 'draft'),
    ];
    await db.transaction((tx) => insertRows(tx, 'contest_entry', entries));
    for (const [kind, page, ids, read] of [
      [
        'contest',
        '/match/[contestName]/terms',
        ['shown', 'hidden', 'draft'],
        (name: string) => getContest(context, { name }),
      ],
      [
        'entry',
        '/match/[contestName]/works/[entryId]',
        entries.map(({ id }) => id),
        (id: string) => getEntry(context, { id }),
      ],
    ] as const) {
      const missing = await Promise.all(ids.map(async (id) => [id, await findMissing(context, page, id)]));
      const expected = await Promise.all(ids.map(async (id) => [id, (await isFound(read(id))) ? null : kind]));
      expect(missing).toEqual(expected);
      expect(new Set(missing.map(([, found]) => found))).toEqual(new Set([null, kind]));
    }
  });

  test('a page that shows no single thing is not looked up', () => {
    expect(['/Find', '/constructor'].map((page) => findMissing(context, page, ''))).toEqual([null, null]);
  });
});
