import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { deedsOfEachTest } from '@/test/deeds';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { topicLimits } from '../codes';
import { findTopicProposals, findTopicVideos } from '../contract';
import { getDeskHead } from './desk/get-desk-head';
import { listTopicVideos } from './list-topic-videos';
import { addTopicVideos } from './proposals/add-topic-videos';
import { decideTopicProposals } from './proposals/decide-proposals';
import { listTopicProposals } from './proposals/list-proposals';
import { findOwnProposals, withdrawProposal } from './proposals/own-proposals';
import { removeTopicVideo } from './proposals/remove-topic-video';

const people = ['maker', 'other', 'host', 'stranger'];
const firstPage = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('works in channels', (database) => {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const staff = () => as('stranger', { caller: callerOf('stranger', { staff: 'reviewer' }) });
  const ask = (personId: string, videoIds: string[], topicId = 'light') =>
    addTopicVideos(as(personId), { topicId, videoIds });
  const decide = (context: Context, videoIds: string[], accept: boolean, topicId = 'light') =>
    decideTopicProposals(context, { topicId, videoIds, accept });
  /** A member proposes works, and the host accepts them. */
  const add = async (personId: string, videoIds: string[], now = noon, topicId = 'light') => {
    await ask(personId, videoIds, topicId);
    const { videoCount } = await decide(as('host', { now: () => now }), videoIds, true, topicId);
    return { videoCount };
  };
  const remove = (context: Context, videoId: string, topicId = 'light') =>
    removeTopicVideo(context, { topicId, videoId });
  const list = async (topicId = 'light') => {
    const page = await listTopicVideos(testContext(database().db), { ...firstPage, topicId });
    expect(findTopicVideos.data.parse(page)).toEqual(page);
    return page.list.map(({ videoId }) => videoId);
  };
  const rows = () => database().db.read.selectFrom('topic_video').selectAll().orderBy('video_id').execute();
  const deeds = deedsOfEachTest(database);
  const proposals = (context = as('host'), topicId = 'light') => listTopicProposals(context, { ...firstPage, topicId });
  const countOf = async (id: string) => {
    const row = database().db.read.selectFrom('topic').select('video_count').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).video_count;
  };
  const insertVideos = (works: Parameters<typeof videoRow>[0][]) =>
    database().db.transaction((tx) => insertRows(tx, 'video', works.map(videoRow)));
  const setState = (id: string, state: 'failed' | 'verified') =>
    database().db.transaction((tx) => tx.updateTable('video').set({ state }).where('id', '=', id).execute());

  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      for (const table of ['topic', 'video', 'person'] as const) {
        await tx.deleteFrom(table).execute();
      }
      await insertRows(
        tx,
        'person',
        people.map((id) => personRow({ id })),
      );
      const topics = [{ id: 'light' }, { id: 'sound' }, { id: 'waiting', state: 'pending_review' as const }];
      await insertRows(tx, 'topic', topics.map(topicRow));
      const members = [
        ['light', 'maker', 'member'],
        ['light', 'other', 'star'],
        ['light', 'host', 'host'],
        ['sound', 'maker', 'member'],
        ['sound', 'host', 'host'],
        ['waiting', 'maker', 'member'],
      ] as const;
      const values = members.map(([topic_id, person_id, role]) => ({ topic_id, person_id, role, created_at: noon }));
      await insertRows(tx, 'topic_member', values);
    });
    await insertVideos([
      ...['m1', 'm2', 'm3'].map((id) => ({ id, author_id: 'maker' })),
      { id: 'draft', author_id: 'maker', state: 'pending_review' },
      { id: 'o1', author_id: 'other' },
      { id: 's1', author_id: 'stranger' },
    ]);
  });

  test('are proposed by members, their own public ones, and accepted by the host; twice is once', async () => {
    expect(await ask('maker', ['m1'])).toEqual({ videoCount: 0, places: [{ videoId: 'm1', place: 'proposed' }] });
    expect(await ask('maker', ['m1'])).toEqual({ videoCount: 0, places: [{ videoId: 'm1', place: 'proposed' }] });
    expect(await list()).toEqual([]);
    expect(await add('maker', ['m1', 'm2'])).toEqual({ videoCount: 2 });
    expect(await add('maker', ['m2', 'm3'], noon + 1)).toEqual({ videoCount: 3 });
    expect(await add('maker', ['m1'], noon + 2)).toEqual({ videoCount: 3 });
    expect(await list()).toEqual(['m3', 'm1', 'm2']);
    expect(await add('maker', ['m1'], noon, 'sound')).toEqual({ videoCount: 1 });
    expect(await rows()).toContainEqual({
      topic_id: 'sound',
      video_id: 'm1',
      kind: 'light',
      person_id: 'maker',
      added_at: noon,
    });
  });

  test('are refused all together when one is not the caller’s or not public, and from who is no member', async () => {
    for (const ids of [['m1', 'o1'], ['draft'], ['nothing', 'm1']]) {
      await expect(ask('maker', ids)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    await expect(ask('stranger', ['s1'])).rejects.toMatchObject({ code: 'Forbidden' });
    for (const id of ['waiting', 'nothing']) {
      await expect(ask('maker', ['m1'], id)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    const visitor = testContext(database().db);
    await expect(addTopicVideos(visitor, { topicId: 'light', videoIds: ['m1'] })).rejects.toMatchObject({
      code: 'Unauthorized',
    });
    expect([await rows(), await countOf('light')]).toEqual([[], 0]);
    expect((await proposals()).list).toEqual([]);
  });

  test('are taken out by who put them there, the host and staff, whose deed is recorded; by nobody else', async () => {
    await add('maker', ['m1', 'm2', 'm3']);
    await expect(remove(as('other'), 'm1')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(remove(as('stranger'), 'm1')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(remove(testContext(database().db), 'm1')).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(remove(as('maker'), 'm1', 'waiting')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await remove(as('maker'), 'm1')).toEqual({ videoCount: 2 });
    expect(await remove(as('maker'), 'm1')).toEqual({ videoCount: 2 });
    expect(await remove(as('host'), 'm2')).toEqual({ videoCount: 1 });
    expect(await deeds()).toEqual([]);
    expect(await remove(staff(), 'm3')).toEqual({ videoCount: 0 });
    expect(await deeds()).toEqual([
      { action: 'topic.video.removed', subject_id: 'light', before: JSON.stringify({ videoId: 'm3' }), after: null },
    ]);
    expect([await rows(), await list()]).toEqual([[], []]);
  });

  test('of anybody are put there by the host and by staff, which accepts what was proposed or refused', async () => {
    await ask('maker', ['m1', 'm2']);
    await decide(as('host'), ['m2'], false);
    expect(await ask('host', ['m1', 'm2', 's1'])).toEqual({
      videoCount: 3,
      places: ['m1', 'm2', 's1'].map((videoId) => ({ videoId, place: 'added' })),
    });
    expect((await rows()).map(({ video_id, person_id }) => `${video_id} ${person_id}`)).toEqual([
      'm1 maker',
      'm2 maker',
      's1 host',
    ]);
    expect((await proposals()).list).toEqual([]);
    await expect(ask('host', ['draft'])).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await addTopicVideos(staff(), { topicId: 'light', videoIds: ['o1'] })).videoCount).toBe(4);
    // Whoever made it takes it out again.
    expect(await remove(as('stranger'), 's1')).toEqual({ videoCount: 3 });
  });

  test('wait for the host, who refuses them for good; their maker takes them back before', async () => {
    await ask('maker', ['m1', 'm2']);
    await ask('other', ['o1']);
    const page = await proposals();
    expect(findTopicProposals.data.parse(page)).toEqual(page);
    expect(page.list.map(({ videoId, proposer }) => `${videoId} ${proposer.userId}`)).toEqual([
      'm1 maker',
      'm2 maker',
      'o1 other',
    ]);
    await expect(proposals(as('other'))).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(decide(as('other'), ['m1'], true)).rejects.toMatchObject({ code: 'Forbidden' });
    expect(await decide(as('host'), ['m1', 'm3'], false)).toEqual({ decided: ['m1'], videoCount: 0 });
    expect((await ask('maker', ['m1', 'm3'])).places).toEqual([
      { videoId: 'm1', place: 'refused' },
      { videoId: 'm3', place: 'proposed' },
    ]);
    const withdraw = async (personId: string, videoId: string) =>
      (await withdrawProposal(as(personId), { topicId: 'light', videoId })).isWithdrawn;
    expect(await withdraw('other', 'm2')).toBe(false);
    expect([await withdraw('maker', 'm1'), await withdraw('maker', 'm3'), await withdraw('maker', 'm3')]).toEqual([
      ...[false, true, false],
    ]);
    await add('maker', ['m2']);
    expect(await findOwnProposals(as('maker'), { topicId: 'light' })).toEqual([
      { videoId: 'm1', place: 'refused' },
      { videoId: 'm2', place: 'added' },
    ]);
    expect(await deeds()).toEqual([]);
    await decide(staff(), ['o1'], false);
    expect(await deeds()).toMatchObject([{ action: 'topic.proposals.decided' }]);
  });

  test('are counted at the desk as its list shows them: neither refused ones nor works that are not public', async () => {
    await ask('maker', ['m1', 'm2', 'm3']);
    await setState('m2', 'failed');
    await decide(as('host'), ['m3'], false);
    const { list: shown } = await proposals();
    expect(shown.map(({ videoId }) => videoId)).toEqual(['m1']);
    expect((await getDeskHead(as('host'), 'light')).waiting).toBe(shown.length);
  });

  test('are decided once, whoever decides, proposes and takes back at the same moment', async () => {
    await ask('maker', ['m1', 'm2', 'm3']);
    const answers = await Promise.all(
      [true, false, true, false].flatMap((accept) => [
        decide(accept ? as('host') : staff(), ['m1', 'm2', 'm3'], accept),
        ask('maker', ['m1']).then(() => ({ decided: [] })),
        withdrawProposal(as('maker'), { topicId: 'light', videoId: 'm3' }).then(() => ({ decided: [] })),
      ]),
    );
    const decided = answers.flatMap((answer) => answer.decided);
    expect(new Set(decided).size).toBe(decided.length);
    expect(await countOf('light')).toBe((await rows()).length);
    const left = (await findOwnProposals(as('maker'), { topicId: 'light' })).map(({ videoId }) => videoId);
    expect(left).toEqual(expect.arrayContaining(['m1', 'm2']));
  });

  test('may wait in a number', async () => {
    const ids = Array.from({ length: topicLimits.proposals }, (_, index) => `w${index}`);
    await insertVideos(ids.map((id) => ({ id, author_id: 'maker' })));
    await ask('maker', ids);
    await expect(ask('maker', ['m1'])).rejects.toMatchObject({ code: 'ListFull' });
    await decide(as('host'), ids.slice(0, 1), false);
    await ask('maker', ['m1']);
  });

  test('are shown while they and the channel are public, each once over all pages', async () => {
    const ids = Array.from({ length: 23 }, (_, index) => `w${index + 10}`);
    await insertVideos(ids.map((id) => ({ id, author_id: 'maker' })));
    for (const [index, id] of ids.entries()) await add('maker', [id], noon + (index % 4));
    await setState('w12', 'failed');
    const pages = await everyPage((pageIndex) =>
      listTopicVideos(testContext(database().db), { topicId: 'light', pageIndex, pageSize: 5 }),
    );
    const shown = pages.flatMap((page) => page.list.map(({ videoId }) => videoId));
    expect(shown.toSorted()).toEqual(ids.filter((id) => id !== 'w12'));
    await setState('w12', 'verified');
    expect(await list()).toContain('w12');
    await database().db.transaction((tx) => tx.updateTable('topic').set({ state: 'failed' }).execute());
    expect(await list()).toEqual([]);
  });

  test('are counted once however many put the same ones there and take them out at once', async () => {
    const times = Array.from({ length: 25 });
    await Promise.all(times.flatMap(() => [add('maker', ['m1', 'm2', 'm3']), add('other', ['o1'])]));
    expect([await countOf('light'), (await rows()).length]).toEqual([4, 4]);
    await Promise.all(times.flatMap(() => [remove(as('maker'), 'm1'), remove(as('host'), 'm1'), add('maker', ['m2'])]));
    expect([await countOf('light'), (await rows()).length]).toEqual([3, 3]);
    await Promise.all(times.map((_, index) => (index % 2 ? add('maker', ['m1']) : remove(as('host'), 'm1'))));
    expect(await countOf('light')).toBe((await rows()).length);
  });

  test('go with the account of who put them there; an export names them', async () => {
    await add('maker', ['m1', 'm2']);
    await add('maker', ['m1'], noon, 'sound');
    await add('other', ['o1']);
    await insertVideos([{ id: 'o2', author_id: 'other' }]);
    await ask('other', ['o2']);
    const context = testContext(database().db);
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      await context.emit(context, tx, 'account.exported', { personId: 'other', parts });
      await tx.updateTable('topic').set({ member_count: 3 }).execute();
      await context.emit(context, tx, 'account.leaving', { personId: 'maker' });
    });
    expect(parts.channelProposals).toMatchObject([{ topicId: 'light', videoId: 'o2' }]);
    expect(parts.channelWorks).toEqual([{ topicId: 'light', videoId: 'o1', since: '2026-11-20T04:00:00.000Z' }]);
    expect([await list(), await countOf('light'), await countOf('sound')]).toEqual([['o1'], 1, 0]);
  });
});
