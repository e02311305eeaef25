import { callerOf, noon, testContext } from '@/test/context';
import { deedsOfEachTest } from '@/test/deeds';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { type TopicRole, topicLimits } from '../../codes';
import { findBlockedMembers, findTopicMembersForHost } from '../../contract';
import { followTopic } from '../follow-topic';
import { listBlockedMembers, unblockMember } from './blocked-members';
import { handTopicOn } from './hand-topic-on';
import { listMembersForHost } from './list-members';
import { removeTopicMember } from './remove-topic-member';
import { setTopicStar } from './set-topic-star';

const people = [
  'host',
  'star',
  'lin',
  'wu',
  'stranger',
  'staff',
  ...Array.from({ length: 25 }, (_, index) => `p${index}`),
];
const inLight = people.filter((id) => !['stranger', 'staff'].includes(id));

describeOnBothEngines('the members of a channel, at its desk', (database) => {
  const as = (personId: string) => testContext(database().db, { caller: callerOf(personId) });
  const staff = () => testContext(database().db, { caller: callerOf('staff', { staff: 'reviewer' }) });
  const list = (query: Record<string, unknown> = {}, context = as('host')) =>
    listMembersForHost(context, findTopicMembersForHost.input.parse({ topicId: 'light', ...query }));
  const star = (userId: string, isStar = true, context = as('host'), topicId = 'light') =>
    setTopicStar(context, { topicId, userId, isStar });
  const remove = (userId: string, block = false, context = as('host')) =>
    removeTopicMember(context, { topicId: 'light', userId, block });
  const hand = (userId: string, context = as('host')) => handTopicOn(context, { topicId: 'light', userId });
  const follow = (personId: string, wish: boolean) => followTopic(as(personId), { topicId: 'light', follow: wish });
  const blocked = async () =>
    (await listBlockedMembers(as('host'), findBlockedMembers.input.parse({ topicId: 'light' }))).list;
  const those = async (role: TopicRole) => {
    const rows = database().db.read.selectFrom('topic_member').select('person_id').where('role', '=', role);
    return (await rows.where('topic_id', '=', 'light').orderBy('person_id').execute()).map((row) => row.person_id);
  };
  const recorded = deedsOfEachTest(database);
  const deeds = async () => (await recorded()).map(({ action }) => action);
  const memberCount = async () =>
    (
      await database()
        .db.read.selectFrom('topic')
        .select('member_count')
        .where('id', '=', 'light')
        .executeTakeFirstOrThrow()
    ).member_count;

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['topic', 'video', 'person'] as const) await tx.deleteFrom(table).execute();
      const rows = people.map((id) => personRow({ id, nickname: `名 ${id}`, nickname_key: `名 ${id}` }));
      await insertRows(tx, 'person', rows);
      const topics = [
        { id: 'light', member_count: inLight.length },
        { id: 'waiting', state: 'pending_review' as const },
      ];
      await insertRows(tx, 'topic', topics.map(topicRow));
      const roles: Record<string, TopicRole> = { host: 'host', star: 'star' };
      const members = inLight.map((person_id, index) => ({
        ...{
          topic_id: 'light',
          person_id,
          role: roles[person_id] ?? ('member' as const),
          created_at: noon + (index % 4),
        },
      }));
      await insertRows(tx, 'topic_member', members);
    }),
  );

  test('are for its host and staff alone', async () => {
    const visitor = testContext(database().db);
    const verbs = [
      (context: ReturnType<typeof as>) => list({}, context),
      (context: ReturnType<typeof as>) => star('lin', true, context),
      (context: ReturnType<typeof as>) => remove('lin', true, context),
      (context: ReturnType<typeof as>) => hand('lin', context),
      (context: ReturnType<typeof as>) => unblockMember(context, { topicId: 'light', userId: 'lin' }),
      (context: ReturnType<typeof as>) =>
        listBlockedMembers(context, findBlockedMembers.input.parse({ topicId: 'light' })),
    ];
    for (const verb of verbs) {
      await expect(verb(visitor)).rejects.toMatchObject({ code: 'Unauthorized' });
      for (const other of ['star', 'lin', 'stranger']) {
        await expect(verb(as(other))).rejects.toMatchObject({ code: 'Forbidden' });
      }
    }
    await expect(list({ topicId: 'waiting' })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(list({ topicId: 'nothing' }, staff())).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await list({ topicId: 'waiting' }, staff())).list).toEqual([]);
    expect([await those('star'), await deeds()]).toEqual([['star'], []]);
  });

  test('are listed over all pages, each once, by role and by the beginning of their nicknames', async () => {
    const pages = await everyPage((pageIndex) => list({ pageIndex, pageSize: 10 }));
    expect(pages.flatMap((page) => page.list.map(({ userId }) => userId)).toSorted()).toEqual(inLight.toSorted());
    const page = await list({ text: '名 L' });
    expect(findTopicMembersForHost.data.parse(page)).toEqual(page);
    expect(page.list).toEqual([
      {
        userId: 'lin',
        nickName: '名 lin',
        avatar: null,
        verification: 'none',
        role: 'member',
        since: expect.any(String),
      },
    ]);
    const found = async (query: object) => (await list({ pageSize: 50, ...query })).list.map(({ userId }) => userId);
    expect(await found({ text: '名 p1' })).toEqual(['p1', ...Array.from({ length: 10 }, (_, index) => `p1${index}`)]);
    expect(await found({ standing: 'star' })).toEqual(['star']);
    expect(await found({ standing: 'host', text: '名 lin' })).toEqual([]);
    expect(await found({ text: '%' })).toEqual([]);
  });

  test('are named stars and no longer, twenty at most, the host and strangers never', async () => {
    expect(await star('lin')).toEqual({ role: 'star' });
    expect(await star('lin')).toEqual({ role: 'star' });
    expect(await star('lin', false)).toEqual({ role: 'member' });
    expect(await star('host')).toEqual({ role: 'host' });
    await expect(star('stranger')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await deeds()).toEqual([]);
    await star('lin', true, staff());
    expect(await deeds()).toEqual(['topic.member.roleChanged']);
    const answers = await Promise.allSettled(people.filter((id) => id.startsWith('p')).map((id) => star(id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(topicLimits.stars - 2);
    expect(await those('star')).toHaveLength(topicLimits.stars);
  });

  test('are taken out with what they proposed, and come back unless they are blocked', async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'video', [videoRow({ id: 'w', author_id: 'lin' })]);
      const proposal = { topic_id: 'light', video_id: 'w', person_id: 'lin', proposed_at: noon, refused_at: null };
      await insertRows(tx, 'topic_proposal', [proposal]);
    });
    const count = inLight.length;
    expect(await remove('lin')).toEqual({ memberCount: count - 1 });
    expect(await remove('lin')).toEqual({ memberCount: count - 1 });
    expect(await database().db.read.selectFrom('topic_proposal').selectAll().execute()).toEqual([]);
    expect(await follow('lin', true)).toEqual({ isFollowed: true, memberCount: count });
    expect(await remove('lin', true)).toEqual({ memberCount: count - 1 });
    await expect(follow('lin', true)).rejects.toMatchObject({ code: 'Forbidden' });
    // Who is no member can be blocked as well.
    expect(await remove('stranger', true)).toEqual({ memberCount: count - 1 });
    expect((await blocked()).map(({ userId }) => userId).toSorted()).toEqual(['lin', 'stranger']);
    for (let time = 0; time < 2; time += 1) await unblockMember(as('host'), { topicId: 'light', userId: 'lin' });
    expect((await blocked()).map(({ userId }) => userId)).toEqual(['stranger']);
    expect(await follow('lin', true)).toEqual({ isFollowed: true, memberCount: count });
    await expect(remove('host')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(remove('nobody', true)).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await deeds()).toEqual([]);
    await remove('wu', true, staff());
    await unblockMember(staff(), { topicId: 'light', userId: 'wu' });
    expect(await deeds()).toEqual(['topic.member.blocked', 'topic.member.unblocked']);
  });

  test('who are blocked while they follow are not members afterwards', async () => {
    await Promise.all(
      inLight
        .filter((id) => id.startsWith('p'))
        .flatMap((id) => [follow(id, false), remove(id, true), follow(id, true).catch(() => {})]),
    );
    expect(await those('member')).toEqual(['lin', 'wu']);
    expect(await memberCount()).toBe(4);
  });

  test('are handed the channel, by a host who is a plain member then, and by staff', async () => {
    await expect(hand('stranger')).rejects.toMatchObject({ code: 'NullPointer' });
    await hand('lin');
    expect([await those('host'), await those('star')]).toEqual([['lin'], ['star']]);
    expect(await those('member')).toContain('host');
    await expect(hand('wu')).rejects.toMatchObject({ code: 'Forbidden' });
    expect(await deeds()).toEqual([]);
    await hand('wu', staff());
    expect([await those('host'), await deeds()]).toEqual([['wu'], ['topic.handedOn']]);
    await database().db.transaction((tx) =>
      tx.updateTable('topic_member').set({ role: 'member' }).where('person_id', '=', 'wu').execute(),
    );
    await hand('star', staff());
    expect(await those('host')).toEqual(['star']);
  });

  /** Channels of a host, whose other members are these. */
  const insertChannels = (ids: string[], host: string, members: string[] = []) =>
    database().db.transaction(async (tx) => {
      await insertRows(
        tx,
        'topic',
        ids.map((id) => topicRow({ id })),
      );
      const rows = ids.flatMap((topic_id) =>
        [host, ...members].map((person_id) => ({
          ...{ topic_id, person_id, role: person_id === host ? ('host' as const) : ('member' as const) },
          created_at: noon,
        })),
      );
      await insertRows(tx, 'topic_member', rows);
    });
  const hostsOf = async (ids: string[]) => {
    const hosts = database().db.read.selectFrom('topic_member').select('person_id').where('role', '=', 'host');
    return (await hosts.where('topic_id', 'in', ids).orderBy('topic_id').execute()).map(({ person_id }) => person_id);
  };

  test('are not handed more channels than one person hosts, also not several at once', async () => {
    await insertChannels(
      Array.from({ length: topicLimits.hosted - 1 }, (_, index) => `t${index}`),
      'lin',
    );
    const offered = ['a', 'b', 'c', 'd'];
    await insertChannels(offered, 'host', ['lin']);
    const answers = await Promise.allSettled(
      offered.map((topicId) => handTopicOn(as('host'), { topicId, userId: 'lin' })),
    );
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'OK'));
    expect(codes.toSorted()).toEqual(['ListFull', 'ListFull', 'ListFull', 'OK']);
    expect((await hostsOf(offered)).toSorted()).toEqual(['host', 'host', 'host', 'lin']);
    await expect(hand('lin')).rejects.toMatchObject({ code: 'ListFull' });
    expect(await those('host')).toEqual(['host']);
  });

  test('exchange channels at the same moment, by whomever they are handed', async () => {
    const ofHost = ['a', 'b', 'c', 'd'];
    const ofLin = ['w', 'x', 'y', 'z'];
    await insertChannels(ofHost, 'host', ['lin']);
    await insertChannels(ofLin, 'lin', ['host']);
    await Promise.all([
      ...ofHost.map((topicId, index) => handTopicOn(index % 2 ? as('host') : staff(), { topicId, userId: 'lin' })),
      ...ofLin.map((topicId, index) => handTopicOn(index % 2 ? as('lin') : staff(), { topicId, userId: 'host' })),
    ]);
    expect(new Set(await hostsOf(ofHost))).toEqual(new Set(['lin']));
    expect(new Set(await hostsOf(ofLin))).toEqual(new Set(['host']));
  });

  test('of several to whom a channel is handed at once one is its host, and none is taken out meanwhile', async () => {
    const heirs = inLight.filter((id) => id.startsWith('p'));
    const answers = await Promise.allSettled(
      heirs.flatMap((id) => [hand(id), remove(id), follow(id, false), star(id)]),
    );
    const handed = answers.filter((answer, index) => index % 4 === 0 && answer.status === 'fulfilled');
    expect(handed).toHaveLength(1);
    const hosts = await those('host');
    expect(hosts).toHaveLength(1);
    const members = await database().db.read.selectFrom('topic_member').select('person_id').execute();
    expect(await memberCount()).toBe(members.length);
    await Promise.all(['lin', 'wu', 'star'].map((id) => hand(id, staff())));
    expect(await those('host')).toHaveLength(1);
  });
});
