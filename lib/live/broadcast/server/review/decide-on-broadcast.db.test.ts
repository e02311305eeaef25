import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon } from '@/test/context';
import { deedsOfEachTest } from '@/test/deeds';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken } from '@/test/own-activities';
import {
  broadcastPages,
  broadcastReviewer,
  broadcastsOfLin,
  endAt,
  sameBroadcast,
  startAt,
} from '@/test/own-broadcasts';
import { settled } from '@/test/settled';
import { broadcastCode } from '../../codes';
import { broadcastRow, getBroadcastForReview as getCall, listBroadcastReviews as listCall } from '../../contract';
import { saveBroadcast } from '../own/save-broadcast';
import { withdrawBroadcast } from '../own/submit-broadcast';
import { decideOnBroadcast } from './decide-on-broadcast';
import { broadcastDecidedNotice } from './decided-notice';
import { getBroadcastForReview } from './get-broadcast-for-review';
import { listBroadcastReviews } from './list-broadcast-reviews';

type Decision = Parameters<typeof decideOnBroadcast>[1];

const others: [string, Caller | null, string][] = [
  ['a visitor', null, 'Unauthorized'],
  ['its host', callerOf('lin'), 'Forbidden'],
  ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
];
const later = noon + 1000;

describeOnBothEngines('reviewing broadcasts', (database) => {
  const { as, begin, add, rowOf, tags, told } = broadcastsOfLin(database);
  const decide = (decision: Partial<Decision> = {}, caller: Caller | null = broadcastReviewer, now = later) =>
    decideOnBroadcast(as(caller, { now: () => now }), {
      ...{ id: 'waits', revision: 2, act: 'approve', reason: '' },
      ...decision,
    });
  const takeDown = (now = later) => decide({ id: 'public', act: 'takeDown', reason: '虚假' }, broadcastReviewer, now);
  const deeds = deedsOfEachTest(database);
  const kinds = () => told().map(({ kind }) => kind);

  beforeEach(begin);
  beforeEach(() => {
    const waits = { review_state: broadcastCode.pending_review, revision: 2 };
    return add(
      { ...waits, id: 'waits', submitted_at: noon - 1000, words: '["私彩"]', fields: { bodyZh: `<p>${bad}</p>` } },
      { ...waits, id: 'later', submitted_at: noon, fields: { titleEn: 'Rain', startTime: '' } },
      { id: 'public', revision: 2 },
      { id: 'failed', review_state: broadcastCode.failed, revision: 2, verified_at: null },
      { id: 'draft', review_state: broadcastCode.pending_edit, revision: 2, submitted_at: null },
    );
  });

  test('an approved one is public from then on, and is offered', async () => {
    await decide();
    expect(await rowOf('waits')).toMatchObject({ review_state: 2, verified_at: later, reason: '' });
    expect(await tags()).toEqual(broadcastPages('waits'));
    expect(await deeds()).toMatchObject([
      { action: 'live.broadcast.approved', subject_id: 'waits', after: '{"state":"verified"}' },
    ]);
    expect(told()).toMatchObject([
      { kind: 'broadcast.offered', event: { id: 'waits' } },
      { kind: 'broadcast.decided', event: { id: 'waits', hostId: 'lin', act: 'approve', reason: '' } },
    ]);
  });

  test('one whose planned end has passed is not published: nobody could go on air with it', async () => {
    await expect(decide({}, broadcastReviewer, endAt)).rejects.toMatchObject({ code: 'Changed' });
    expect(await rowOf('waits')).toMatchObject({ review_state: 1, verified_at: null });
  });

  test('one that was public before keeps its date', async () => {
    const over = { live_at: startAt, ended_at: endAt };
    await add({ id: 'again', review_state: broadcastCode.pending_review, revision: 2, verified_at: noon - 5, ...over });
    await decide({ id: 'again' }, broadcastReviewer, endAt);
    expect(await rowOf('again')).toMatchObject({ verified_at: noon - 5 });
  });

  test('a refusal needs a reason, and is told', async () => {
    await expect(decide({ act: 'refuse' })).rejects.toMatchObject(broken(['reason', 'required']));
    await decide({ act: 'refuse', reason: '太短' });
    expect(await rowOf('waits')).toMatchObject({ review_state: 3, reason: '太短', verified_at: null });
    expect([await tags(), kinds()]).toEqual([[], ['broadcast.decided']]);
  });

  test.each<[string, object, number, object, string[]]>([
    ['is to come is canceled', {}, later, { canceled_at: later, ended_at: null }, ['broadcast.canceled']],
    ['is late is canceled', {}, startAt, { canceled_at: startAt, ended_at: null }, ['broadcast.canceled']],
    ['is missed and not noted yet is canceled', {}, endAt, { canceled_at: endAt }, ['broadcast.canceled']],
    ['is missed stays so', { missed_at: endAt }, endAt + 1, { canceled_at: null }, []],
    [
      'is on air is ended',
      { live_at: startAt },
      startAt + 9,
      { canceled_at: null, ended_at: startAt + 9 },
      ['broadcast.ended'],
    ],
    ['is over stays so', { live_at: startAt, ended_at: endAt }, endAt + 1, { canceled_at: null, ended_at: endAt }, []],
    ['was canceled stays so', { canceled_at: noon }, later, { canceled_at: noon }, []],
  ])('one that %s as it is taken down', async (_, facts, now, row, events) => {
    await database().db.transaction((tx) =>
      tx
        .updateTable('live_broadcast')
        .set({ ...facts, revision: 2 })
        .where('id', '=', 'public')
        .execute(),
    );
    await takeDown(now);
    expect(await rowOf('public')).toMatchObject({ review_state: 3, reason: '虚假', ...row });
    expect(kinds()).toEqual([...events, 'broadcast.decided']);
    expect(await tags()).toEqual(expect.arrayContaining(broadcastPages('public')));
    expect(await deeds()).toMatchObject([{ action: 'live.broadcast.takenDown', before: '{"state":"verified"}' }]);
  });

  test('its host is told with the reason, and where to change it', async () => {
    const tell = (act: Decision['act']) =>
      database().db.transaction((tx) =>
        broadcastDecidedNotice.tell(as(null), tx, { id: 'waits', hostId: 'lin', act, reason: '太短' }),
      );
    const notice = { to: 'lin', by: null, about: { kind: 'live', id: 'waits' } };
    expect(await tell('refuse')).toMatchObject([
      { ...notice, path: '/liveManage/waits/edit', values: { act: 'refuse', reason: '太短' } },
    ]);
    expect(await tell('approve')).toMatchObject([{ ...notice, path: undefined }]);
  });

  test.each(others)('is nothing for %s', async (_, caller, code) => {
    await expect(decide({}, caller)).rejects.toMatchObject({ code });
    await expect(getBroadcastForReview(as(caller), { id: 'waits' })).rejects.toMatchObject({ code });
    await expect(listBroadcastReviews(as(caller), listCall.input.parse({}))).rejects.toMatchObject({ code });
  });

  test.each<[Partial<Decision>, string]>([
    [{ id: 'nothing' }, 'NullPointer'],
    [{ revision: 1 }, 'Changed'],
    [{ id: 'draft' }, 'Changed'],
    [{ id: 'public' }, 'Changed'],
    [{ act: 'takeDown', reason: '虚假' }, 'Changed'],
  ])('%j is refused', async (decision, code) => {
    await expect(decide(decision)).rejects.toMatchObject({ code });
    expect([await deeds(), told()]).toEqual([[], []]);
  });

  test('of ten decisions at once one is made', async () => {
    const acts = Array.from({ length: 10 }, (_, index) => decide(index % 2 ? { act: 'refuse', reason: '太短' } : {}));
    expect((await settled(acts)).toSorted()).toEqual([...Array(9).fill('Changed'), 'done']);
    expect(await deeds()).toHaveLength(1);
  });

  test.each([
    [
      'a save',
      () =>
        saveBroadcast(as('lin'), {
          ...{ ...sameBroadcast, id: 'waits', revision: 2, acknowledged: false, isTold: false, titleZh: '新题' },
        }),
    ],
    ['its host who takes it back', () => withdrawBroadcast(as('lin'), { id: 'waits' })],
  ])('nothing is approved that its reviewer has not seen: a decision and %s at once', async (_, act) => {
    const [approved, changed] = await settled([decide(), act()]);
    expect([approved, changed]).toContain('done');
    for (const end of [approved, changed]) expect(['done', 'Changed']).toContain(end);
    const { review_state, title_zh } = await rowOf('waits');
    expect(review_state === broadcastCode.verified).toBe(approved === 'done');
    if (changed !== 'done') expect(title_zh).toBe(sameBroadcast.titleZh);
  });

  test('staff see everything that is written of one, in any state, with its words', async () => {
    const broadcast = await getBroadcastForReview(as(broadcastReviewer), { id: 'waits' });
    expect(getCall.data.parse(broadcast)).toEqual(broadcast);
    expect(broadcast).toMatchObject({ host: '林一', hostId: 'lin', words: ['私彩', '赌博'], priceFen: 1990 });
    expect(await getBroadcastForReview(as(broadcastReviewer), { id: 'draft' })).toMatchObject({ submittedAt: null });
    const nothing = getBroadcastForReview(as(broadcastReviewer), { id: 'nothing' });
    await expect(nothing).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('the table has those of one state, in the order asked for, by title, host or id', async () => {
    const list = async (input: object = {}) =>
      (await listBroadcastReviews(as(broadcastReviewer), listCall.input.parse(input))).list;
    const ids = async (input: object = {}) => (await list(input)).map(({ id }) => id);
    const rows = await list();
    expect(rows.map((row) => broadcastRow.parse(row))).toEqual(rows);
    expect(rows).toMatchObject([
      { id: 'waits', host: '林一', phase: null, words: ['私彩'] },
      { id: 'later', startTime: null },
    ]);
    expect(await ids({ order: 'desc' })).toEqual(['later', 'waits']);
    expect(await ids({ search: 'RAIN' })).toEqual(['later']);
    expect(await ids({ search: '林' })).toEqual(['waits', 'later']);
    expect(await ids({ search: 'later' })).toEqual(['later']);
    expect(await list({ state: 'verified' })).toMatchObject([{ id: 'public', phase: 'upcoming' }]);
  });
});
