import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { topicsIn, watched } from '@/test/own-topics';
import { settled } from '@/test/settled';
import { topicLimits } from '../../codes';
import {
  decideOnTopic as decideCall,
  getTopicForReview as getCall,
  listTopicReviews as listCall,
} from '../../contract';
import { decideOnTopic } from './decide-on-topic';
import { featureTopic } from './feature-topic';
import { getTopicForReview } from './get-topic-for-review';
import { listTopicReviews } from './list-topic-reviews';

const reviewer = callerOf('re', { staff: 'reviewer' });
const later = noon + 1000;

describeOnBothEngines('what reviewers do with channels', (database) => {
  const { as, begin, add, join, rowOf, hostsOf, tags } = topicsIn(database);
  const decide = (asked: object = {}, caller: Caller | null = reviewer) =>
    decideOnTopic(
      as(caller, { now: () => later }),
      decideCall.input.parse({ id: 'waits', revision: 0, act: 'approve', ...asked }),
    );
  const list = (asked: object = {}, caller: Caller | null = reviewer) =>
    listTopicReviews(as(caller), listCall.input.parse(asked));
  const ids = async (asked: object) => (await list(asked)).list.map(({ id }) => id);
  const deeds = () => database().db.read.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('id').execute();
  let told = 0;
  beforeEach(begin);
  beforeEach(async () => {
    const handedIn = { state: 'pending_review', submitted_at: noon } as const;
    const isPublic = { state: 'verified', verified_at: noon, creator_id: null } as const;
    await add(
      { id: 'waits', ...handedIn, intro_zh: watched },
      { id: 'came later', ...handedIn, submitted_at: noon + 5, name_key: 'l', name_en: 'Later', creator_id: 'mo' },
      { id: 'public', ...isPublic, name_key: 'p', member_count: 7 },
      { id: 'without', ...isPublic, name_key: 'n' },
      { id: 'draft' },
      { id: 'deleted', state: 'deleted' },
    );
    await join('public', 'mo', 'host');
    told = (await tags()).length;
  });
  const dropped = async () => (await tags()).slice(told).toSorted();

  test.each<[string, Caller | null, string]>([
    ['a visitor', null, 'Unauthorized'],
    ['who asked for it', callerOf('lin'), 'Forbidden'],
    ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
  ])('is not for %s', async (_, caller, code) => {
    await expect(decide({}, caller)).rejects.toMatchObject({ code });
    await expect(list({}, caller)).rejects.toMatchObject({ code });
    await expect(getTopicForReview(as(caller), { id: 'waits' })).rejects.toMatchObject({ code });
    await expect(featureTopic(as(caller), { id: 'public', isFeatured: true })).rejects.toMatchObject({ code });
    expect(await rowOf('waits')).toMatchObject({ state: 'pending_review' });
  });

  test('lists what waits, the longest first, with the words that need a look', async () => {
    const page = await list();
    expect(listCall.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { id: 'waits', name: '光', creator: { userId: 'lin' }, host: null, words: ['赌博'], isFeatured: false },
      { id: 'came later', words: [] },
    ]);
  });

  test.each([
    [{ order: 'desc' }, ['came later', 'waits']],
    [{ search: 'later' }, ['came later']],
    [{ search: 'waits' }, ['waits']],
    [{ state: 'verified', sort: 'memberCount', order: 'desc' }, ['public', 'without']],
    [{ state: 'hostless' }, ['without']],
    [{ state: 'pending_edit' }, ['draft']],
    [{ pageSize: 1, pageIndex: 2 }, ['came later']],
  ])('lists what is asked for: %j', async (asked, found) => {
    expect(await ids(asked)).toEqual(found);
  });

  test('shows everything that is said of one', async () => {
    const seen = await getTopicForReview(as(reviewer), { id: 'waits' });
    expect(getCall.data.parse(seen)).toEqual(seen);
    expect(seen).toMatchObject({ introZh: watched, background: 'topics/waits/b.jpg', banners: [], words: ['赌博'] });
    for (const id of ['deleted', 'nothing']) {
      await expect(getTopicForReview(as(reviewer), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('approves: who asked for it is its host and first member, and it is shown everywhere', async () => {
    await decide({ reason: 'ignored' });
    expect(await rowOf('waits')).toMatchObject({
      ...{ state: 'verified', verified_at: later, active_at: later, reason: '', member_count: 1 },
    });
    expect(await hostsOf('waits')).toEqual(['lin']);
    expect(new Set(await dropped())).toEqual(new Set(['search:index', 'topic:lists', 'topic:waits']));
    expect((await deeds()).at(-1)).toMatchObject({
      ...{ actor_id: 're', action: 'topic.channel.approved', subject: 'topic', subject_id: 'waits' },
      after: JSON.stringify({ state: 'verified' }),
    });
  });

  test('refuses and takes down with a reason alone', async () => {
    for (const [id, act] of Object.entries({ waits: 'refuse', public: 'takeDown' })) {
      await expect(decide({ id, act, reason: ' ' })).rejects.toMatchObject({
        code: '400',
        details: { fields: [{ field: 'reason', rule: 'required' }] },
      });
    }
    await decide({ act: 'refuse', reason: '太像' });
    expect(await rowOf('waits')).toMatchObject({ state: 'failed', reason: '太像', verified_at: null });
    expect(await dropped()).toEqual([]);
    expect(await hostsOf('waits')).toEqual([]);
  });

  test('takes a public one down, and gives it back to the host that it has', async () => {
    await featureTopic(as(reviewer), { id: 'public', isFeatured: true });
    await decide({ id: 'public', act: 'takeDown', reason: '侵权' });
    expect(await rowOf('public')).toMatchObject({
      state: 'failed',
      reason: '侵权',
      featured_at: null,
      verified_at: noon,
    });
    expect(await dropped()).toEqual(expect.arrayContaining(['search:index', 'topic:public']));
    await database().db.transaction((tx) =>
      tx.updateTable('topic').set({ state: 'pending_review', creator_id: 'lin' }).where('id', '=', 'public').execute(),
    );
    await decide({ id: 'public' });
    expect(await hostsOf('public')).toEqual(['mo']);
    expect(await rowOf('public')).toMatchObject({ state: 'verified', verified_at: noon, member_count: 7 });
  });

  test.each([
    [{ revision: 1 }, 'Changed'],
    [{ id: 'public' }, 'Changed'],
    [{ id: 'draft' }, 'Changed'],
    [{ act: 'takeDown', reason: 'x' }, 'Changed'],
    [{ id: 'deleted' }, 'NullPointer'],
    [{ id: 'nothing' }, 'NullPointer'],
  ])('decides on nothing else than was read: %j', async (asked, code) => {
    const before = (await deeds()).length;
    await expect(decide(asked)).rejects.toMatchObject({ code });
    expect(await deeds()).toHaveLength(before);
    expect(await dropped()).toEqual([]);
  });

  test('of twenty decisions at once one is made', async () => {
    const before = (await deeds()).length;
    const ends = await settled(
      Array.from({ length: 20 }, (_, index) => decide(index % 2 ? {} : { act: 'refuse', reason: `${index}` })),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['done', 'Changed']));
    expect(await deeds()).toHaveLength(before + 1);
  });

  test('makes nobody the host of more channels than one person hosts, also by two approvals at once', async () => {
    const hosted = Array.from({ length: topicLimits.hosted - 1 }, (_, index) => `hosted ${index}`);
    await add(...hosted.map((id) => ({ id, name_key: id, state: 'verified' as const, verified_at: noon })));
    for (const id of hosted) await join(id, 'lin', 'host');
    await add({ id: 'also waits', state: 'pending_review', submitted_at: noon, name_key: 'a' });
    const asked = ['waits', 'also waits'];
    const ends = await settled(asked.map((id) => decide({ id })));
    expect(ends.toSorted()).toEqual(['ListFull', 'done']);
    const full = asked[ends.indexOf('ListFull')] ?? '';
    expect(await rowOf(full)).toMatchObject({ state: 'pending_review', member_count: 0 });
    await expect(decide({ id: full })).rejects.toMatchObject({ code: 'ListFull' });
    await decide({ id: full, act: 'refuse', reason: '太多' });
    expect(await hostsOf(full)).toEqual([]);
  });

  test('features a public one; asked twice it is recorded once', async () => {
    const before = (await deeds()).length;
    const feature = (id: string, isFeatured: boolean) =>
      featureTopic(as(reviewer, { now: () => later }), { id, isFeatured });
    for (const isFeatured of [true, true, false]) await feature('public', isFeatured);
    expect(
      (await deeds())
        .slice(before)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['topic.channel.featured', 'topic.channel.unfeatured']);
    expect(await dropped()).toEqual(['topic:lists', 'topic:lists']);
    await feature('public', true);
    expect(await rowOf('public')).toMatchObject({ featured_at: later });
    await expect(feature('waits', true)).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
