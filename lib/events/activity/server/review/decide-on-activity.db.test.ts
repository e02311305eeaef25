import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon } from '@/test/context';
import { deedsOfEachTest } from '@/test/deeds';
import { describeOnBothEngines } from '@/test/engines';
import {
  activitiesOfLin,
  activityPages,
  activityReviewer,
  bad,
  broken,
  sameActivity,
  ticketType,
} from '@/test/own-activities';
import { settled } from '@/test/settled';
import { reviewCode } from '../../codes';
import {
  activityRow as activityRowCall,
  getActivityForReview as getCall,
  listActivityReviews as listCall,
} from '../../contract';
import { saveActivity } from '../own/save-activity';
import { withdrawActivity } from '../own/withdraw-activity';
import { decideOnActivity } from './decide-on-activity';
import { activityDecidedNotice } from './decided-notice';
import { getActivityForReview } from './get-activity-for-review';
import { listActivityReviews } from './list-activity-reviews';

type Decision = Parameters<typeof decideOnActivity>[1];

const others: [string, Caller | null, string][] = [
  ['a visitor', null, 'Unauthorized'],
  ['its organiser', callerOf('lin'), 'Forbidden'],
  ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
];
const later = noon + 1000;
const over = Date.parse(sameActivity.holdEndTime);

describeOnBothEngines('reviewing activities', (database) => {
  const { as, begin, add, rowOf, entriesOf, tags, told } = activitiesOfLin(database);
  const decide = (decision: Partial<Decision> = {}, caller: Caller | null = activityReviewer, now = later) =>
    decideOnActivity(as(caller, { now: () => now }), {
      ...{ id: 'waits', revision: 2, act: 'approve', reason: '' },
      ...decision,
    });
  const takeDown = (now = later) => decide({ id: 'public', act: 'takeDown', reason: '虚假' }, activityReviewer, now);
  const deeds = deedsOfEachTest(database);
  const kinds = () => told().map(({ kind }) => kind);

  beforeEach(begin);
  beforeEach(() => {
    const waits = { review_state: reviewCode.pending_review, revision: 2 };
    return add(
      { ...waits, id: 'waits', submitted_at: noon - 1000, words: '["私彩"]', fields: { bodyZh: `<p>${bad}</p>` } },
      { ...waits, id: 'later', submitted_at: noon, fields: { titleEn: 'Night', holdStartTime: '' } },
      { id: 'public', revision: 2, fields: { ticketTypes: [ticketType] } },
      { id: 'failed', review_state: reviewCode.failed, revision: 2, verified_at: null },
      { id: 'draft', review_state: reviewCode.pending_edit, revision: 2, submitted_at: null },
    );
  });

  test('an approved one is public from then on, in its lists, and is offered', async () => {
    await decide();
    expect(await rowOf('waits')).toMatchObject({ review_state: 2, verified_at: later, reason: '' });
    expect([await entriesOf('waits'), await tags()]).toEqual([8, activityPages('waits')]);
    expect(await deeds()).toMatchObject([
      { action: 'activity.event.approved', subject_id: 'waits', after: '{"state":"verified"}' },
    ]);
    expect(told()).toMatchObject([
      { kind: 'activity.offered', event: { id: 'waits' } },
      { kind: 'activity.decided', event: { id: 'waits', organiserId: 'lin', act: 'approve', reason: '' } },
    ]);
  });

  test('one that was public before keeps its date', async () => {
    await add({ id: 'again', review_state: reviewCode.pending_review, revision: 2, verified_at: noon - 5 });
    await decide({ id: 'again' }, activityReviewer, over);
    expect(await rowOf('again')).toMatchObject({ verified_at: noon - 5 });
  });

  test('a refusal needs a reason, and is told', async () => {
    await expect(decide({ act: 'refuse' })).rejects.toMatchObject(broken(['reason', 'required']));
    await decide({ act: 'refuse', reason: '太短' });
    expect(await rowOf('waits')).toMatchObject({ review_state: 3, reason: '太短', verified_at: null });
    expect([await entriesOf('waits'), kinds()]).toEqual([0, ['activity.decided']]);
  });

  test('one that is taken down is in no list, and canceled for who takes part, once', async () => {
    await takeDown();
    expect(await rowOf('public')).toMatchObject({ review_state: 3, canceled_at: later, reason: '虚假' });
    expect([await entriesOf('public'), await tags()]).toEqual([0, activityPages('public')]);
    expect(told()[0]).toEqual({ kind: 'activity.canceled', event: { id: 'public', reason: '虚假' } });
  });

  test.each([
    ['had ended', over, {}, null],
    ['was canceled before', later, { canceled_at: noon }, noon],
  ])('one that %s is canceled for nobody as it is taken down', async (_, now, columns, canceledAt) => {
    await database().db.transaction((tx) =>
      tx
        .updateTable('activity')
        .set({ ...columns, revision: 2 })
        .execute(),
    );
    await takeDown(now);
    expect(await rowOf('public')).toMatchObject({ review_state: 3, canceled_at: canceledAt });
    expect(kinds()).toEqual(['activity.decided']);
  });

  test('its organiser is told with the reason, and where to change it', async () => {
    const tell = (act: Decision['act']) =>
      database().db.transaction((tx) =>
        activityDecidedNotice.tell(as(null), tx, { id: 'waits', organiserId: 'lin', act, reason: '太短' }),
      );
    const notice = { to: 'lin', by: null, about: { kind: 'activity', id: 'waits' } };
    expect(await tell('refuse')).toMatchObject([
      { ...notice, path: '/activityManage/waits/edit', values: { act: 'refuse', reason: '太短' } },
    ]);
    expect(await tell('approve')).toMatchObject([{ ...notice, path: undefined }]);
  });

  test.each(others)('is nothing for %s', async (_, caller, code) => {
    await expect(decide({}, caller)).rejects.toMatchObject({ code });
    await expect(getActivityForReview(as(caller), { id: 'waits' })).rejects.toMatchObject({ code });
    await expect(listActivityReviews(as(caller), listCall.input.parse({}))).rejects.toMatchObject({ code });
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
        saveActivity(as('lin'), {
          ...{ ...sameActivity, id: 'waits', revision: 2, acknowledged: false, isTold: false, titleZh: '新题' },
        }),
    ],
    ['its organiser who takes it back', () => withdrawActivity(as('lin'), { id: 'waits' })],
  ])('a decision and %s at once leave lists that agree with it', async (_, act) => {
    const ends = await settled([decide(), act(), decide({ act: 'refuse', reason: '太短' })]);
    expect(ends.filter((end) => end === 'done').length).toBeGreaterThan(0);
    for (const end of ends) expect(['done', 'Changed']).toContain(end);
    const { review_state } = await rowOf('waits');
    expect(await entriesOf('waits')).toBe(review_state === reviewCode.verified ? 8 : 0);
  });

  test('staff see everything that is written of one, in any state, with its words', async () => {
    const activity = await getActivityForReview(as(activityReviewer), { id: 'waits' });
    expect(getCall.data.parse(activity)).toEqual(activity);
    expect(activity).toMatchObject({
      organiser: '林一',
      organiserId: 'lin',
      words: ['私彩', '赌博'],
      cityName: '上海',
    });
    expect(await getActivityForReview(as(activityReviewer), { id: 'draft' })).toMatchObject({ submittedAt: null });
    const nothing = getActivityForReview(as(activityReviewer), { id: 'nothing' });
    await expect(nothing).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('the table has those of one state, in the order asked for, by title, organiser or id', async () => {
    const list = async (input: object = {}) =>
      (await listActivityReviews(as(activityReviewer), listCall.input.parse(input))).list;
    const ids = async (input: object = {}) => (await list(input)).map(({ id }) => id);
    const rows = await list();
    expect(rows.map((row) => activityRowCall.parse(row))).toEqual(rows);
    expect(rows).toMatchObject([
      { id: 'waits', organiser: '林一', category: 2, words: ['私彩'], isCanceled: false },
      { id: 'later', holdStartTime: null },
    ]);
    expect(await ids({ order: 'desc' })).toEqual(['later', 'waits']);
    expect(await ids({ search: 'NIGHT' })).toEqual(['later']);
    expect(await ids({ search: '林' })).toEqual(['waits', 'later']);
    expect(await ids({ search: 'later' })).toEqual(['later']);
    expect(await ids({ state: 'failed' })).toEqual(['failed']);
  });
});
